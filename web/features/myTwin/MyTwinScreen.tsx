import { type Audience, Button, PageColumn, Tabs } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { MessageCircle, Share2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { graphql, useFragment, usePreloadedQuery } from 'react-relay'
import { useSearchParams } from 'react-router-dom'
import type { AccuracyCard_viewer$key } from '../../__generated__/AccuracyCard_viewer.graphql.ts'
import type { ChosenPeople_viewer$key } from '../../__generated__/ChosenPeople_viewer.graphql.ts'
import type { MyTwinScreen_profile$key } from '../../__generated__/MyTwinScreen_profile.graphql.ts'
import type { PrivacyCheckCard_viewer$key } from '../../__generated__/PrivacyCheckCard_viewer.graphql.ts'
import type { MyTwinScreenQuery } from '../../__generated__/MyTwinScreenQuery.graphql.ts'
import type { WaitingQuestions_viewer$key } from '../../__generated__/WaitingQuestions_viewer.graphql.ts'
import { lazyDialog } from '../../lib/lazyDialog.tsx'
import { lazyNamed } from '../../lib/lazyNamed.ts'
import { useRouteQuery } from '../../relay/useRouteQuery.ts'
import { ProfileProposals } from '../../shared/proposals/ProfileProposals.tsx'
import { Loading } from '../../shared/screen/Loading.tsx'
import { LoadingBoundary } from '../../shared/screen/LoadingBoundary.tsx'
import { ScreenTitle } from '../../shared/screen/ScreenTitle.tsx'
import styles from './MyTwinScreen.module.css'
import { AccuracyCard } from './privacyCheck/AccuracyCard.tsx'
import { PrivacyCheckCard } from './privacyCheck/PrivacyCheckCard.tsx'
import { ProfilePreview } from './ProfilePreview.tsx'
import { VisibilityCard } from './VisibilityCard.tsx'
import { Inbox } from './inbox/Inbox.tsx'
import { UnansweredQuestions } from './visitors/UnansweredQuestions.tsx'
import { WaitingQuestions } from './visitors/WaitingQuestions.tsx'

const TryIt = lazyNamed(() => import('./tryIt/TryIt.tsx'), 'TryIt')
const ShareDialog = lazyDialog(() => import('./ShareDialog.tsx'), 'ShareDialog')
const EditProfileDialog = lazyDialog(() => import('./profile/EditProfileDialog.tsx'), 'EditProfileDialog')
const ProfileSettingsDialog = lazyDialog(() => import('./profile/ProfileSettingsDialog.tsx'), 'ProfileSettingsDialog')
const CharacterTab = lazyNamed(() => import('./character/CharacterTab.tsx'), 'CharacterTab')
const ChecksTab = lazyNamed(() => import('./checks/ChecksTab.tsx'), 'ChecksTab')
const InsightTab = lazyNamed(() => import('./visitors/InsightTab.tsx'), 'InsightTab')
const ConversationsTab = lazyNamed(() => import('./visitors/ConversationsTab.tsx'), 'ConversationsTab')
const ConversationDialog = lazyDialog(() => import('./visitors/ConversationDialog.tsx'), 'ConversationDialog')

type OpenDialog = 'share' | 'edit' | 'settings'

interface Trial {
  question: string | null
}

export function MyTwinScreen() {
  const { t } = useLingui()
  const { viewer } = usePreloadedQuery<MyTwinScreenQuery>(
    graphql`
      query MyTwinScreenQuery {
        viewer {
          profile {
            ...MyTwinScreen_profile
            ...TryIt_profile
          }
          ...ChosenPeople_viewer
          ...WaitingQuestions_viewer
          ...PrivacyCheckCard_viewer
          ...AccuracyCard_viewer
          ...ProfileProposals_viewer
          ...UnansweredQuestions_viewer
          unreadInboxCount
          ...Inbox_viewer
        }
      }
    `,
    useRouteQuery<MyTwinScreenQuery>(),
  )
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const [reader, setReader] = useState<Audience>('link')
  const [trial, setTrial] = useState<Trial | null>(null)
  const { view, setView, conversation, setConversation } = useAddress()
  if (!viewer) return null
  const unreadCount = viewer.unreadInboxCount ?? 0

  return (
    <div className={styles.screen}>
      <PageColumn
        width="wide"
        className={styles.column}
        title={t`My Twin`}
        description={<Trans>Manage your public profile and what your twin tells visitors.</Trans>}
        actions={
          <Actions isTrying={trial !== null} onTry={() => setTrial(trial ? null : { question: null })} onShare={() => setDialog('share')} />
        }
      >
        <ScreenTitle>{t`My Twin`}</ScreenTitle>
        <ProfileProposals viewer={viewer} />
        <Tabs
          label={t`My Twin`}
          value={view}
          onChange={setView}
          items={[
            {
              id: 'profile',
              label: t`Profile`,
              content: (
                <Profile
                  viewer={viewer}
                  profile={viewer.profile}
                  reader={reader}
                  onReaderChange={setReader}
                  onAsk={(question) => setTrial({ question })}
                  onOpen={setDialog}
                  onShowQuestions={() => setView('unanswered')}
                />
              ),
            },
            { id: 'character', label: t`Character`, content: <Character /> },
            {
              id: 'inbox',
              label: unreadCount > 0 ? t`Inbox (${unreadCount})` : t`Inbox`,
              content: <Inbox viewer={viewer} onOpen={setConversation} />,
            },
            { id: 'conversations', label: t`Conversations`, content: <Conversations onOpen={setConversation} /> },
            {
              id: 'insight',
              label: t`Insights`,
              content: <Insight onOpen={setConversation} onShowQuestions={() => setView('unanswered')} />,
            },
            { id: 'unanswered', label: t`Unanswered`, content: <UnansweredQuestions viewer={viewer} onOpen={setConversation} /> },
            { id: 'checks', label: t`Corrections`, content: <Checks /> },
          ]}
        />
        <Dialogs viewer={viewer} profile={viewer.profile} dialog={dialog} onClose={() => setDialog(null)} />
        {conversation && <ConversationDialog uuid={conversation} onClose={() => setConversation(null)} />}
      </PageColumn>
      <Suspense>
        {trial && (
          <TryIt
            profile={viewer.profile}
            reader={reader}
            onReaderChange={setReader}
            question={trial.question}
            onAsked={() => setTrial({ question: null })}
            onClose={() => setTrial(null)}
          />
        )}
      </Suspense>
    </div>
  )
}

const fragment = graphql`
  fragment MyTwinScreen_profile on Profile {
    ...VisibilityCard_profile
    ...AccuracyCard_profile
    ...ProfilePreview_profile
    ...ShareDialog_profile
    ...EditProfileDialog_profile
    ...ProfileSettingsDialog_profile
  }
`

interface ActionsProps {
  isTrying: boolean
  onTry: () => void
  onShare: () => void
}

function Actions({ isTrying, onTry, onShare }: ActionsProps) {
  return (
    <>
      <Button icon={MessageCircle} aria-expanded={isTrying} onPress={onTry}>
        <Trans>Try it</Trans>
      </Button>
      <div data-voice="public">
        <Button variant="primary" icon={Share2} onPress={onShare}>
          <Trans>Share</Trans>
        </Button>
      </div>
    </>
  )
}

interface ProfileProps {
  viewer: WaitingQuestions_viewer$key & PrivacyCheckCard_viewer$key & AccuracyCard_viewer$key
  profile: MyTwinScreen_profile$key
  reader: Audience
  onReaderChange: (reader: Audience) => void
  onAsk: (question: string | null) => void
  onOpen: (dialog: OpenDialog) => void
  onShowQuestions: () => void
}

function Profile({ viewer, profile: profileRef, onOpen, onShowQuestions, ...preview }: ProfileProps) {
  const profile = useFragment(fragment, profileRef)
  return (
    <div className={styles.profile}>
      <ProfilePreview {...preview} profile={profile} onEdit={() => onOpen('edit')} onSettings={() => onOpen('settings')} />
      <div className={styles.rail}>
        <WaitingQuestions viewer={viewer} onShowAll={onShowQuestions} />
        <VisibilityCard profile={profile} />
        <PrivacyCheckCard viewer={viewer} />
        <AccuracyCard viewer={viewer} profile={profile} />
      </div>
    </div>
  )
}

function Character() {
  const { t } = useLingui()
  return (
    <LoadingBoundary failure={t`Couldn’t load the character`} level={2} fallback={<Loading />}>
      {(attempt) => <CharacterTab fetchKey={attempt} />}
    </LoadingBoundary>
  )
}

function Conversations({ onOpen }: { onOpen: (uuid: string) => void }) {
  const { t } = useLingui()
  return (
    <LoadingBoundary failure={t`Couldn’t load the conversations`} level={2} fallback={<Loading />}>
      {(attempt) => <ConversationsTab fetchKey={attempt} onOpen={onOpen} />}
    </LoadingBoundary>
  )
}

interface InsightProps {
  onOpen: (uuid: string) => void
  onShowQuestions: () => void
}

function Insight(props: InsightProps) {
  const { t } = useLingui()
  return (
    <LoadingBoundary failure={t`Couldn’t load insights`} level={2} fallback={<Loading />}>
      {(attempt) => <InsightTab fetchKey={attempt} {...props} />}
    </LoadingBoundary>
  )
}

function Checks() {
  const { t } = useLingui()
  return (
    <LoadingBoundary failure={t`Couldn’t load the corrections`} level={2} fallback={<Loading />}>
      {(attempt) => <ChecksTab fetchKey={attempt} />}
    </LoadingBoundary>
  )
}

interface DialogsProps {
  viewer: ChosenPeople_viewer$key
  profile: MyTwinScreen_profile$key
  dialog: OpenDialog | null
  onClose: () => void
}

function Dialogs({ viewer, profile: profileRef, dialog, onClose }: DialogsProps) {
  const profile = useFragment(fragment, profileRef)
  return (
    <>
      {dialog === 'share' && <ShareDialog viewer={viewer} profile={profile} onClose={onClose} />}
      {dialog === 'edit' && <EditProfileDialog profile={profile} onClose={onClose} />}
      {dialog === 'settings' && <ProfileSettingsDialog profile={profile} onClose={onClose} />}
    </>
  )
}

const views = ['profile', 'character', 'inbox', 'conversations', 'insight', 'unanswered', 'checks'] as const
type View = (typeof views)[number]

function useAddress() {
  const [address, setAddress] = useSearchParams()
  const conversation = address.get('conversation')
  const asked = views.find((view) => view === address.get('view'))
  const view: View = asked ?? (conversation ? 'conversations' : 'profile')
  const show = (next: { view: View; conversation?: string | null }) =>
    setAddress(
      { ...(next.view !== 'profile' && { view: next.view }), ...(next.conversation && { conversation: next.conversation }) },
      { replace: true, preventScrollReset: true },
    )
  return {
    view,
    conversation,
    setView: (chosen: View) => show({ view: chosen }),
    setConversation: (uuid: string | null) => show({ view, conversation: uuid }),
  }
}
