import { Banner, EmptyState, LinkButton } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useEffect, useState } from 'react'
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import { Navigate, useLocation, useSearchParams, type LoaderFunctionArgs } from 'react-router-dom'
import twinChatScreenQuery, { type TwinChatScreenQuery } from '../../__generated__/TwinChatScreenQuery.graphql.ts'
import { getThreadTitle } from '../../lib/threadTitles.ts'
import { loadRouteQuery } from '../../relay/loadRouteQuery.ts'
import { getFailureText } from '../../relay/requestError.ts'
import { useRouteQuery } from '../../relay/useRouteQuery.ts'
import { rememberReturnPath } from '../../session/returnPath.ts'
import { useCurrentUser } from '../../session/useCurrentUser.ts'
import { HeaderTitle } from '../../shared/screen/HeaderTitle.tsx'
import { Loading } from '../../shared/screen/Loading.tsx'
import { RouteLoadingFailed } from '../../shared/screen/LoadingFailed.tsx'
import { NotFoundScreen } from '../../shared/screen/NotFoundScreen.tsx'
import { ScreenTitle } from '../../shared/screen/ScreenTitle.tsx'
import { VoiceRegion } from '../../shared/screen/VoiceRegion.tsx'
import styles from './TwinChatScreen.module.css'
import { ClosedToVisitors, TwinIntroduction } from '../../shared/conversation/audience/TwinIntroduction.tsx'
import { TwinAudience, type TwinPerson } from '../../shared/conversation/audience/TwinAudience.tsx'
import { isMessageWaiting } from '../../shared/conversation/composer/handToComposer.ts'
import { StartTalk } from '../../shared/talks/StartTalk.tsx'
import { GuestFooter } from './GuestMemory.tsx'
import { TwinChatMenu } from './TwinChatMenu.tsx'
import { useTwinChanges } from './useTwinChanges.ts'
import { TwinThread } from '../../shared/conversation/twin/TwinThread.tsx'

const pageSize = 20

export function loader({ context, params }: LoaderFunctionArgs) {
  // Not awaited: answers show as plain text until it has loaded.
  void import('../../shared/conversation/answer/citations/CitedMarkdown.tsx')
  const variables = { username: params.username ?? '', count: pageSize }
  return loadRouteQuery<TwinChatScreenQuery>(context, twinChatScreenQuery, variables)
}

interface TwinChatScreenProps {
  isEmbedded?: boolean
}

export function TwinChatScreen({ isEmbedded = false }: TwinChatScreenProps) {
  const queryRef = useRouteQuery<TwinChatScreenQuery>()
  return (
    <ErrorBoundary FallbackComponent={TwinFailed} resetKeys={[queryRef]}>
      <Suspense
        fallback={
          <VoiceRegion voice="public">
            <Loading />
          </VoiceRegion>
        }
      >
        <TwinChat key={queryRef.variables.username} queryRef={queryRef} isEmbedded={isEmbedded} />
      </Suspense>
    </ErrorBoundary>
  )
}

const query = graphql`
  query TwinChatScreenQuery($username: String!, $count: Int!) {
    twin(username: $username) {
      id
      isPublic
      isEnabled
      isDemo
      suggestedQuestions
      isViewerRemembered
      profile {
        username
        displayName
        avatarUrl
        viewerSignature
        viewerCanStartTalk
      }
      conversation {
        id
        stepCount
        ...TwinChatMenu_thread
      }
      ...TwinThread_twin @arguments(count: $count)
    }
    ...TwinThread_query
  }
`

interface TwinChatProps {
  queryRef: PreloadedQuery<TwinChatScreenQuery>
  isEmbedded: boolean
}

function TwinChat({ queryRef, isEmbedded }: TwinChatProps) {
  const { t } = useLingui()
  const data = usePreloadedQuery<TwinChatScreenQuery>(query, queryRef)
  const user = useCurrentUser()
  const { search } = useLocation()
  const { twin } = data
  const hasSpoken = twin?.conversation != null && twin.conversation.stepCount > 0
  const { question, forgetQuestion } = useAskedQuestion(twin?.isEnabled ? twin.suggestedQuestions : [])
  // Set with the first message, so that nothing moves later.
  const [isBeginning, setBeginning] = useState(() => question !== null || isMessageWaiting())
  const isBegun = hasSpoken || isBeginning
  const isGuest = user === null
  const conversationId = twin?.conversation?.id ?? null
  const [shownId, setShownId] = useState(conversationId)
  const [deletedCount, setDeletedCount] = useState(0)
  if (twin && conversationId !== shownId) {
    setShownId(conversationId)
    // The visitor or the owner deleted it.
    if (conversationId === null) {
      setBeginning(false)
      setDeletedCount(deletedCount + 1)
    }
  }
  useTwinChanges(queryRef.variables, conversationId)
  useReturnAfterSignIn(isGuest && hasSpoken && !isEmbedded)
  const [wasAvailable] = useState(twin != null)
  if (!twin) {
    // The frame of a website must not go to another page. An open page waits for the twin to be available again.
    if (!isEmbedded && !wasAvailable) return <NotFoundScreen />
    return (
      <>
        <ScreenTitle>{t`Public Twin`}</ScreenTitle>
        <EmptyState title={t`This twin isn’t available`} level={1} />
      </>
    )
  }

  const { username, displayName, avatarUrl, viewerSignature: signature, viewerCanStartTalk: canStartTalk } = twin.profile
  if (username !== queryRef.variables.username.toLowerCase())
    return <Navigate to={isEmbedded ? `/embed/${username}` : `/twin/${username}/chat${search}`} replace />
  const isOwn = user?.username === username
  const person: TwinPerson = {
    username,
    name: displayName ?? username,
    avatarUrl: avatarUrl ?? null,
    isOwn,
    isDemo: twin.isDemo,
    signature,
  }
  const isClosed = !isOwn && !twin.isEnabled

  return (
    <TwinAudience
      person={person}
      hasBar={isBegun || canStartTalk}
      isClosed={!twin.isEnabled}
      actions={
        <>
          {canStartTalk && !isEmbedded && <StartTalk username={username} name={person.name} />}
          {twin.conversation && hasSpoken && (
            <TwinChatMenu twinId={twin.id} thread={twin.conversation} person={person} canRemember={isGuest && !twin.isViewerRemembered} />
          )}
        </>
      }
      footer={
        isGuest &&
        (isBegun || twin.isViewerRemembered) && (
          <GuestFooter
            twinId={twin.id}
            isEmbedded={isEmbedded}
            isBegun={isBegun}
            canChoose={hasSpoken}
            isRemembered={twin.isViewerRemembered ?? null}
          />
        )
      }
    >
      <HeaderTitle
        title={t`Public Twin`}
        subtitle={isOwn ? t`Self-reflection conversation` : t`Twin conversation with @${username}`}
        tab={getThreadTitle(
          { name: null, threadType: isOwn ? 'self_twin_chat' : 'public_twin_chat', metadata: { twin_username: username } },
          username,
        )}
      />
      {isClosed && !hasSpoken ? (
        <TwinIntroduction person={person} closed={<ClosedToVisitors person={person} />} />
      ) : (
        <div className={styles.conversation}>
          {isOwn && hasSpoken && <OwnerNote isPublic={twin.isPublic} isEnabled={twin.isEnabled} />}
          <TwinThread
            key={deletedCount}
            twin={twin}
            query={data}
            person={person}
            question={question}
            onAsked={forgetQuestion}
            onBeginning={setBeginning}
          />
        </div>
      )}
    </TwinAudience>
  )
}

/** Links are untrusted, so only suggested questions are sent. */
function useAskedQuestion(suggested: readonly string[]) {
  const [address, setAddress] = useSearchParams()
  const asked = address.get('ask')
  return {
    question: suggested.find((question) => question === asked) ?? null,
    forgetQuestion: () => setAddress({}, { replace: true, preventScrollReset: true }),
  }
}

function useReturnAfterSignIn(isWanted: boolean) {
  const { pathname } = useLocation()
  useEffect(() => {
    if (isWanted) rememberReturnPath(pathname)
  }, [isWanted, pathname])
}

function OwnerNote({ isPublic, isEnabled }: { isPublic: boolean; isEnabled: boolean }) {
  if (isPublic && isEnabled) return null
  return (
    <div className={styles.banner}>
      <Banner
        isStatic
        action={
          <LinkButton href="/twin">
            <Trans>My Twin</Trans>
          </LinkButton>
        }
      >
        {isPublic ? (
          <Trans>Your twin is turned off. Only you can talk to it.</Trans>
        ) : (
          <Trans>Your profile is private. Your twin has nothing to answer from, and only you can open it.</Trans>
        )}
      </Banner>
    </div>
  )
}

function TwinFailed({ error }: FallbackProps) {
  const { t } = useLingui()
  return (
    <VoiceRegion voice="public">
      <HeaderTitle title={t`Public Twin`} />
      <RouteLoadingFailed title={getFailureText(error, t`Failed to fetch public twin`)} level={1} />
    </VoiceRegion>
  )
}
