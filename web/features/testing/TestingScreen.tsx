import { Button, EmptyState, FormError, Heading } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { MessageSquarePlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { fetchQuery, graphql, usePreloadedQuery, useRelayEnvironment, type PreloadedQuery } from 'react-relay'
import type { LoaderFunctionArgs } from 'react-router-dom'
import testingScreenQuery, { type TestingScreenQuery } from '../../__generated__/TestingScreenQuery.graphql.ts'
import type { TestingScreenMutation } from '../../__generated__/TestingScreenMutation.graphql.ts'
import { loadRouteQuery } from '../../relay/loadRouteQuery.ts'
import { useAttempt } from '../../relay/useAttempt.ts'
import { useRouteQuery } from '../../relay/useRouteQuery.ts'
import { RouteBoundary } from '../../shared/screen/RouteBoundary.tsx'
import { ScreenTitle } from '../../shared/screen/ScreenTitle.tsx'
import { useThreadStream } from '../../stream/useThreadStream.ts'
import { AudienceContext } from '../../shared/conversation/audience/audience.ts'
import { Conversation } from '../../shared/conversation/Conversation.tsx'
import conversationStyles from '../../shared/conversation/Conversation.module.css'
import { ConversationBeginning } from '../../shared/conversation/beginning/ConversationBeginning.tsx'
import { EventLogPane } from './EventLogPane.tsx'
import { SidePane } from '../../shared/conversation/SidePane.tsx'
import { useAsyncMutation } from '../../relay/useAsyncMutation.ts'
import styles from './TestingScreen.module.css'

const pageSize = 20

export function loader({ context }: LoaderFunctionArgs) {
  void import('../../shared/conversation/answer/citations/CitedMarkdown.tsx')
  return loadRouteQuery<TestingScreenQuery>(context, testingScreenQuery, { count: pageSize })
}

export function TestingScreen() {
  const { t } = useLingui()
  const queryRef = useRouteQuery<TestingScreenQuery>()
  return (
    <div data-fills-page className={styles.screen}>
      <ScreenTitle>{t`Testing Agent Chat`}</ScreenTitle>
      <AudienceContext
        value={{
          author: t`Testing agent`,
          label: t`Message the testing agent`,
          audience: 'private',
          isTwin: false,
          opening: <TestingOpening />,
        }}
      >
        <RouteBoundary queryRef={queryRef} failure={t`Failed to load thread history`} head={<TestingHead />}>
          <Testing queryRef={queryRef} />
        </RouteBoundary>
      </AudienceContext>
    </div>
  )
}

const query = graphql`
  query TestingScreenQuery($count: Int!) {
    viewer {
      threads(first: 1, filter: { types: [TESTING] }) @required(action: THROW) {
        edges {
          node {
            id
            uuid
            stepCount
            ...Conversation_thread @arguments(count: $count)
          }
        }
      }
    }
    ...Conversation_query
  }
`

function Testing({ queryRef }: { queryRef: PreloadedQuery<TestingScreenQuery> }) {
  const { t } = useLingui()
  const data = usePreloadedQuery<TestingScreenQuery>(query, queryRef)
  const environment = useRelayEnvironment()
  const [startThread, isStarting] = useStartTestingThread()
  const { attempt, failure } = useAttempt(t`Couldn’t start a new conversation`)
  const thread = data.viewer?.threads.edges[0]?.node

  const reload = (count = pageSize) => fetchQuery<TestingScreenQuery>(environment, query, { count }, { fetchPolicy: 'network-only' })

  const begin = async () => {
    await startThread()
    await reload().toPromise()
  }

  return (
    <>
      <TestingHead
        action={
          thread &&
          thread.stepCount > 0 && (
            <Button icon={MessageSquarePlus} isPending={isStarting} onPress={() => void attempt(begin)}>
              <Trans>New conversation</Trans>
            </Button>
          )
        }
        failure={failure}
      />
      <SidePane
        label={t`View`}
        mainLabel={t({ message: 'Chat', context: 'what is shown' })}
        main={
          thread ? (
            <Conversation key={thread.uuid} thread={thread} query={data} />
          ) : (
            <ConversationBeginning begin={begin} failure={t`Couldn’t start a new conversation`} />
          )
        }
        sideLabel={t`Events`}
        side={thread ? <ThreadEvents key={thread.id} threadId={thread.id} /> : <EventLogPane stream={null} />}
      />
    </>
  )
}

function ThreadEvents({ threadId }: { threadId: string }) {
  return <EventLogPane stream={useThreadStream(threadId)} />
}

function TestingHead({ action, failure }: { action?: ReactNode; failure?: string | null }) {
  return (
    <header className={styles.head}>
      <div className={styles.words}>
        <Heading size="section">
          <Trans>Testing Agent Chat</Trans>
        </Heading>
        <p className={styles.subtitle}>
          <Trans>Development testing environment</Trans>
        </p>
      </div>
      {action}
      {failure && (
        <div className={styles.failure}>
          <FormError>{failure}</FormError>
        </div>
      )}
    </header>
  )
}

function TestingOpening() {
  const { t } = useLingui()
  return (
    <div className={conversationStyles.empty}>
      <EmptyState title={t`Try the testing agent`}>
        <Trans>The testing agent has every tool. Only you see what it says and does, as in any private conversation.</Trans>
      </EmptyState>
    </div>
  )
}

function useStartTestingThread() {
  const [commit, isStarting] = useAsyncMutation<TestingScreenMutation>(graphql`
    mutation TestingScreenMutation {
      startThread(input: { agentType: TESTING }) {
        __typename
        ... on StartThreadPayload {
          threadEdge {
            node {
              id
            }
          }
        }
        ... on InputError {
          message
          code
          params
        }
      }
    }
  `)
  const start = async () => {
    const result = await commit({})
    if (result.__typename !== 'StartThreadPayload') throw new Error(result.__typename === 'InputError' ? result.message : 'No thread')
    return result.threadEdge.node
  }
  return [start, isStarting] as const
}
