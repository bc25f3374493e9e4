import { useEffect, useEffectEvent, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { Conversation_query$key } from '../../__generated__/Conversation_query.graphql.ts'
import type { Conversation_thread$key } from '../../__generated__/Conversation_thread.graphql.ts'
import { useStreamValue, useThreadStream } from '../../stream/useThreadStream.ts'
import { ChatComposer } from './ChatComposer.tsx'
import styles from './Conversation.module.css'
import { ConversationAnnouncer, ConversationStatus } from './ConversationStatus.tsx'
import { EmptyConversation } from './EmptyConversation.tsx'
import { MessageList } from './MessageList.tsx'
import { StepRow } from './StepRow.tsx'
import { useConversationRuns } from './useConversationRuns.ts'
import { useMarkThreadViewed } from './useMarkThreadViewed.ts'
import { useOlderSteps } from './useOlderSteps.ts'
import { useOnboardingEnd } from './useOnboardingEnd.ts'
import { useStopRun } from './useStopRun.ts'
import type { MessageEditing } from './UserMessage.tsx'

const pageSize = 20

interface ConversationProps {
  thread: Conversation_thread$key
  query: Conversation_query$key
  /** Reads the latest steps from the server again. */
  onReload: (count: number) => void
}

export function Conversation({ thread, query, onReload }: ConversationProps) {
  const data = useFragment(
    graphql`
      fragment Conversation_thread on Thread @argumentDefinitions(count: { type: "Int", defaultValue: 20 }) {
        id
        uuid
        stepCount
        activeRun {
          id
          createdAt
        }
        steps(last: $count) @connection(key: "Conversation_steps") {
          __id
          edges {
            node {
              id
              position
              stepType
              status
              viewedAt
              run {
                id
              }
              ...StepRow_step
            }
          }
          pageInfo {
            hasPreviousPage
            startCursor
          }
        }
      }
    `,
    thread,
  )
  const model = useFragment(
    graphql`
      fragment Conversation_query on Query {
        ...ChatComposer_query
      }
    `,
    query,
  )
  const { id, activeRun, steps } = data
  const nodes = steps.edges.map(({ node }) => node)
  const last = nodes.at(-1)

  const stream = useThreadStream(id)
  const isAnswering = useStreamValue(stream, ({ isRunActive }) => isRunActive || (activeRun != null && !stream.hasHeardEndOf(activeRun.id)))
  const runs = useConversationRuns(id, steps.__id, stream)
  const { stop, failure: stopFailure } = useStopRun(activeRun?.id ?? null, isAnswering)
  const [editedStepId, setEditedStepId] = useState<string | null>(null)

  const older = useOlderSteps(id, steps.pageInfo)
  // From the first one that is here, so that what was read before it still fits.
  const reload = useEffectEvent(() => onReload(Math.max(pageSize, data.stepCount - (nodes[0]?.position ?? 0))))
  useEffect(() => stream.attach(() => reload()), [stream])
  useEffect(() => {
    if (activeRun) stream.watch({ id: activeRun.id, createdAt: activeRun.createdAt })
  }, [stream, activeRun])

  // Another tab or device has written here: the thread says so, its steps are not with us yet.
  const isBehind =
    data.stepCount !== (last ? last.position + 1 : 0) ||
    (activeRun != null && last?.run?.id !== activeRun.id) ||
    // The run was over before this screen could follow it.
    (last?.status === 'STREAMING' && !isAnswering)
  useEffect(() => {
    if (isBehind) reload()
  }, [stream, isBehind, data.stepCount, activeRun?.id])

  useOnboardingEnd(stream)
  useMarkThreadViewed(id, last?.stepType === 'ASSISTANT_MESSAGE' && last.status === 'COMPLETED' && !last.viewedAt ? last.id : null)

  const lastQuestion = nodes.findLast(({ stepType }) => stepType === 'USER_MESSAGE')
  const editing = (stepId: string): MessageEditing => ({
    isDisabled: isAnswering,
    isOpen: editedStepId === stepId,
    onOpen: () => setEditedStepId(stepId),
    onCancel: () => setEditedStepId(null),
    onResend: async (text) => {
      const outcome = await runs.resend(stepId, text)
      if (outcome.type === 'started') setEditedStepId(null)
      return outcome
    },
  })

  return (
    <div className={styles.conversation}>
      {nodes.length === 0 && !isAnswering ? (
        <EmptyConversation />
      ) : (
        <MessageList
          rows={[...older.steps, ...nodes.map((node) => ({ id: node.id, step: node }))]}
          renderRow={({ id, step }) => (
            <StepRow
              step={step}
              stream={stream}
              isLast={id === last?.id}
              onRetry={id === last?.id && !isAnswering ? runs.retry : null}
              editing={id === lastQuestion?.id ? editing(id) : null}
            />
          )}
          footer={<ConversationStatus stream={stream} />}
          hasOlder={older.hasOlder}
          olderStatus={older.status}
          onLoadOlder={() => void older.load()}
          keptRowId={editedStepId}
        />
      )}
      <ConversationAnnouncer stream={stream} />
      <ChatComposer
        query={model}
        threadUuid={data.uuid}
        isAnswering={isAnswering}
        onSend={runs.send}
        onStop={() => void stop()}
        failure={stopFailure}
      />
    </div>
  )
}
