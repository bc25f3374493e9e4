import { type Audience, AudienceMark, AudienceMenu, Button, PageColumn, Skeleton, Tabs } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { Pencil, Settings2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { graphql, useFragment, usePreloadedQuery } from 'react-relay'
import { useSearchParams } from 'react-router-dom'
import type { ChosenPeopleCard_viewer$key } from '../../__generated__/ChosenPeopleCard_viewer.graphql.ts'
import type { MyTwinScreen_profile$key } from '../../__generated__/MyTwinScreen_profile.graphql.ts'
import type { MyTwinScreenQuery } from '../../__generated__/MyTwinScreenQuery.graphql.ts'
import type { MyTwinScreenPreview_profile$key } from '../../__generated__/MyTwinScreenPreview_profile.graphql.ts'
import { lazyNamed } from '../../lib/lazyNamed.ts'
import { useRouteQuery } from '../../relay/useRouteQuery.ts'
import { ProfileProposals } from '../../shared/proposals/ProfileProposals.tsx'
import { Loading } from '../../shared/screen/Loading.tsx'
import { LoadingBoundary } from '../../shared/screen/LoadingBoundary.tsx'
import { ScreenTitle } from '../../shared/screen/ScreenTitle.tsx'
import styles from './MyTwinScreen.module.css'
import { ShareCard, VisibilityCard } from './VisibilityCard.tsx'
import { toAudienceValue } from '../../shared/audience.ts'
import { ChosenPeopleCard } from './ChosenPeopleCard.tsx'
import { PreviewForReader } from './PreviewForReader.tsx'
import { ShownFieldsCard } from './ShownFieldsCard.tsx'
import { Inbox } from './inbox/Inbox.tsx'
import { TwinConversations } from './visitors/TwinConversations.tsx'
import { UnansweredQuestions } from './visitors/UnansweredQuestions.tsx'
import { PublicProfilePage } from '../../shared/publicProfile/PublicProfilePage.tsx'

const EditProfileDialog = lazyNamed(() => import('./profile/EditProfileDialog.tsx'), 'EditProfileDialog')
const ProfileSettingsDialog = lazyNamed(() => import('./profile/ProfileSettingsDialog.tsx'), 'ProfileSettingsDialog')
const CharacterTab = lazyNamed(() => import('./character/CharacterTab.tsx'), 'CharacterTab')
const ChecksTab = lazyNamed(() => import('./checks/ChecksTab.tsx'), 'ChecksTab')
const ConversationDialog = lazyNamed(() => import('./visitors/ConversationDialog.tsx'), 'ConversationDialog')

type EditingDialog = 'edit' | 'settings'

export function MyTwinScreen() {
  const { t } = useLingui()
  const { viewer } = usePreloadedQuery<MyTwinScreenQuery>(
    graphql`
      query MyTwinScreenQuery {
        viewer {
          profile {
            ...MyTwinScreen_profile
          }
          ...ChosenPeopleCard_viewer
          ...ProfileProposals_viewer
          ...TwinConversations_viewer
          ...UnansweredQuestions_viewer
          inbox(limit: 100) {
            isRead
          }
          ...Inbox_viewer
        }
      }
    `,
    useRouteQuery<MyTwinScreenQuery>(),
  )
  const [dialog, setDialog] = useState<EditingDialog | null>(null)
  const { view, setView, conversation, setConversation } = useAddress()
  if (!viewer) return null
  const unreadCount = viewer.inbox?.filter((entry) => entry != null && !entry.isRead).length ?? 0

  return (
    <PageColumn width="wide" title={t`My Twin`} description={<Trans>Manage your public profile and what your twin tells visitors.</Trans>}>
      <ScreenTitle>{t`My Twin`}</ScreenTitle>
      <ProfileProposals viewer={viewer} />
      <Tabs
        label={t`My Twin`}
        value={view}
        onChange={setView}
        items={[
          { id: 'profile', label: t`Profile`, content: <Profile viewer={viewer} profile={viewer.profile} onOpen={setDialog} /> },
          { id: 'character', label: t`Character`, content: <Character /> },
          {
            id: 'inbox',
            label: unreadCount > 0 ? t`Inbox (${unreadCount})` : t`Inbox`,
            content: <Inbox viewer={viewer} onOpen={setConversation} />,
          },
          { id: 'conversations', label: t`Conversations`, content: <TwinConversations viewer={viewer} onOpen={setConversation} /> },
          { id: 'unanswered', label: t`Unanswered`, content: <UnansweredQuestions viewer={viewer} onOpen={setConversation} /> },
          { id: 'checks', label: t`Corrections`, content: <Checks /> },
        ]}
      />
      <Dialogs profile={viewer.profile} dialog={dialog} onClose={() => setDialog(null)} />
      <Suspense>{conversation && <ConversationDialog uuid={conversation} onClose={() => setConversation(null)} />}</Suspense>
    </PageColumn>
  )
}

const fragment = graphql`
  fragment MyTwinScreen_profile on Profile {
    audience
    ...VisibilityCard_profile
    ...VisibilityCardShare_profile
    ...ShownFieldsCard_profile
    ...MyTwinScreenPreview_profile
    ...EditProfileDialog_profile
    ...ProfileSettingsDialog_profile
  }
`

interface ProfileProps {
  viewer: ChosenPeopleCard_viewer$key
  profile: MyTwinScreen_profile$key
  onOpen: (dialog: EditingDialog) => void
}

function Profile({ viewer, profile: profileRef, onOpen }: ProfileProps) {
  const profile = useFragment(fragment, profileRef)
  // A link appearing above the switch would push it away.
  const [sharesFirst] = useState(profile.audience !== 'PRIVATE')
  return (
    <div className={styles.profile}>
      <div className={styles.controls}>
        {sharesFirst && <ShareCard profile={profile} />}
        <VisibilityCard profile={profile} />
        {!sharesFirst && <ShareCard profile={profile} />}
        <ShownFieldsCard profile={profile} />
        <ChosenPeopleCard viewer={viewer} />
      </div>
      <Preview profile={profile} onOpen={onOpen} />
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

function Checks() {
  const { t } = useLingui()
  return (
    <LoadingBoundary failure={t`Couldn’t load the corrections`} level={2} fallback={<Loading />}>
      {(attempt) => <ChecksTab fetchKey={attempt} />}
    </LoadingBoundary>
  )
}

interface DialogsProps {
  profile: MyTwinScreen_profile$key
  dialog: EditingDialog | null
  onClose: () => void
}

function Dialogs({ profile: profileRef, dialog, onClose }: DialogsProps) {
  const profile = useFragment(fragment, profileRef)
  return (
    <Suspense>
      {dialog === 'edit' && <EditProfileDialog profile={profile} onClose={onClose} />}
      {dialog === 'settings' && <ProfileSettingsDialog profile={profile} onClose={onClose} />}
    </Suspense>
  )
}

const views = ['profile', 'character', 'inbox', 'conversations', 'unanswered', 'checks'] as const
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

const readers = ['people', 'link', 'listed'] as const satisfies Audience[]

interface PreviewProps {
  profile: MyTwinScreenPreview_profile$key
  onOpen: (dialog: EditingDialog) => void
}

function Preview({ profile: profileRef, onOpen }: PreviewProps) {
  const { t } = useLingui()
  const [reader, setReader] = useState<Audience>('link')
  const { audience, preview } = useFragment(
    graphql`
      fragment MyTwinScreenPreview_profile on Profile {
        audience
        preview {
          ...PublicProfilePage_profile
        }
      }
    `,
    profileRef,
  )
  return (
    <section data-voice="public" aria-label={t`Preview of your public page`} className={styles.preview}>
      <header className={styles.previewBar}>
        {audience === 'PRIVATE' && <AudienceMark audience="private">{t`Only you see this preview`}</AudienceMark>}
        <div className={styles.previewFor}>
          <span aria-hidden>{t`Preview for`}</span>
          <AudienceMenu label={t`Preview for`} audience={reader} options={readers} onChange={setReader} />
        </div>
        <div className={styles.actions}>
          <Button icon={Pencil} onPress={() => onOpen('edit')}>
            <Trans>Edit profile</Trans>
          </Button>
          <Button icon={Settings2} onPress={() => onOpen('settings')}>
            <Trans>Profile Settings</Trans>
          </Button>
        </div>
      </header>
      <div className={styles.previewPage}>
        {reader === 'link' ? (
          <PublicProfilePage profile={preview} level={2} />
        ) : (
          <Suspense fallback={<Skeleton lines={8} />}>
            <PreviewForReader audience={toAudienceValue(reader)} />
          </Suspense>
        )}
      </div>
    </section>
  )
}
