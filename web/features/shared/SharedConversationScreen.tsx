import { AudienceMark, Button, EmptyState, FormError, LinkButton, PageHeader } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { graphql, usePreloadedQuery } from 'react-relay'
import { useNavigate, useParams, type LoaderFunctionArgs } from 'react-router-dom'
import type { SharedConversationScreenMutation } from '../../__generated__/SharedConversationScreenMutation.graphql.ts'
import snapshotQuery, { type SharedConversationScreenQuery } from '../../__generated__/SharedConversationScreenQuery.graphql.ts'
import { loadRouteQuery } from '../../relay/loadRouteQuery.ts'
import { useAsyncMutation } from '../../relay/useAsyncMutation.ts'
import { useAttempt } from '../../relay/useAttempt.ts'
import { useRouteQuery } from '../../relay/useRouteQuery.ts'
import { rememberReturnPath } from '../../session/returnPath.ts'
import { useCurrentUser } from '../../session/useCurrentUser.ts'
import { ArtifactPanes } from '../../shared/artifacts/ArtifactPanes.tsx'
import { RouteBoundary } from '../../shared/screen/RouteBoundary.tsx'
import { ScreenTitle } from '../../shared/screen/ScreenTitle.tsx'
import { VoiceRegion } from '../../shared/screen/VoiceRegion.tsx'
import { SharedMessages } from '../../shared/sharing/SharedMessages.tsx'
import { recentThreadsConnection } from '../../shared/threads/recentThreadsConnection.ts'
import styles from './SharedConversationScreen.module.css'

export function loader({ context, params }: LoaderFunctionArgs) {
  return loadRouteQuery<SharedConversationScreenQuery>(context, snapshotQuery, { token: params.token ?? '' })
}

export function SharedConversationScreen() {
  const { t } = useLingui()
  const queryRef = useRouteQuery<SharedConversationScreenQuery>()
  const title = t`Shared conversation`
  return (
    <VoiceRegion voice="public">
      <ScreenTitle>{title}</ScreenTitle>
      <RouteBoundary queryRef={queryRef} failure={t`Couldn’t load the conversation`}>
        <Snapshot title={title} />
      </RouteBoundary>
    </VoiceRegion>
  )
}

function Snapshot({ title }: { title: string }) {
  const { t, i18n } = useLingui()
  const isSignedIn = useCurrentUser() !== null
  const { conversationSnapshot } = usePreloadedQuery<SharedConversationScreenQuery>(
    graphql`
      query SharedConversationScreenQuery($token: String!) {
        conversationSnapshot(token: $token) {
          ownerName
          sharedAt
          messages {
            text
            aiGenerated
            ...SharedMessages_messages
          }
        }
      }
    `,
    useRouteQuery<SharedConversationScreenQuery>(),
  )
  if (!conversationSnapshot) {
    return (
      <EmptyState title={t`This conversation is not shared.`} level={1}>
        <Trans>The link is wrong, or its owner stopped sharing.</Trans>
      </EmptyState>
    )
  }
  const { ownerName, sharedAt, messages } = conversationSnapshot
  const day = i18n.date(sharedAt, { dateStyle: 'medium' })
  const answers = messages.flatMap(({ text, aiGenerated }) => (aiGenerated ? [text] : []))
  return (
    <div className={styles.shared}>
      <ArtifactPanes className={styles.page} answers={answers} isReadOnly>
        <PageHeader
          title={title}
          mark={<AudienceMark audience="link" />}
          description={ownerName ? t`Shared by ${ownerName} on ${day}` : t`Shared on ${day}`}
        />
        <SharedMessages messages={messages} />
        {isSignedIn ? <Continue /> : <SignIn />}
      </ArtifactPanes>
    </div>
  )
}

function SignIn() {
  const { token } = useParams()
  return (
    <div>
      <LinkButton variant="primary" href="/accounts/login" onPress={() => rememberReturnPath(`/shared/${token}`)}>
        <Trans>Sign in to continue</Trans>
      </LinkButton>
    </div>
  )
}

function Continue() {
  const { t } = useLingui()
  const { token = '' } = useParams()
  const navigate = useNavigate()
  const [copy, isRunning] = useAsyncMutation<SharedConversationScreenMutation>(graphql`
    mutation SharedConversationScreenMutation($input: ContinueConversationInput!, $connections: [ID!]!) {
      continueConversation(input: $input) {
        __typename
        ... on ContinueConversationPayload {
          threadEdge @prependEdge(connections: $connections) {
            cursor
            node {
              uuid
              stepCount
              ...RecentThread_thread
              ...search_thread
            }
          }
        }
        ... on UserError {
          message
          code
          params
        }
      }
    }
  `)
  const { attempt, failure } = useAttempt(t`Couldn’t continue the conversation`)
  const handleContinue = async () => {
    await attempt(async () => {
      const result = await copy({ input: { token }, connections: [recentThreadsConnection] })
      if (result.threadEdge) await navigate(`/chat/${result.threadEdge.node.uuid}`)
      return result
    })
  }
  return (
    <div>
      <Button variant="primary" isPending={isRunning} onPress={() => void handleContinue()}>
        <Trans>Continue from here</Trans>
      </Button>
      <FormError>{failure}</FormError>
    </div>
  )
}
