import { Suspense, use, useState } from 'react'
import type { Conversation_thread$data } from '../../../__generated__/Conversation_thread.graphql.ts'
import { lazyNamed } from '../../../lib/lazyNamed.ts'
import { useStopReading } from '../../speech/useStopReading.ts'
import { useAudience } from '../audience/audience.ts'
import { ConversationStatus } from '../ConversationStatus.tsx'
import type { useConversation } from '../state/useConversation.ts'
import { VersionsContext } from '../versions/useVersions.ts'
import { MessageList } from './MessageList.tsx'
import { NewMessage, StepRow } from './StepRow.tsx'
import { useMessageEditing } from './useMessageEditing.ts'

const Comparison = lazyNamed(() => import('../comparison/Comparison.tsx'), 'Comparison')
const Summary = lazyNamed(() => import('../context/Summary.tsx'), 'Summary')

/** The same row whichever answer is shown. */
const comparisonId = 'comparison'

interface MessagesProps {
  thread: Conversation_thread$data | null
  conversation: ReturnType<typeof useConversation>
}

export function Messages({ thread, conversation }: MessagesProps) {
  const threadId = thread?.id ?? null
  const summaryPosition = thread?.summary?.position ?? null
  const compared = new Set(thread?.comparison?.answers.flatMap(({ step }) => step?.id ?? []))
  const { isTwin } = useAudience()
  const { stream, nodes, older, sent } = conversation
  const switchedId = use(VersionsContext)?.switched?.stepId ?? null
  const { editedStepId, edit } = useMessageEditing(conversation)
  // Rows that scroll out of view are unmounted.
  const [openedIds] = useState(() => new Set<string>())
  const lastId = nodes.at(-1)?.id
  const comparedId = lastId !== undefined && compared.has(lastId) ? lastId : undefined
  const firstPosition = nodes[0]?.position ?? Infinity
  useStopReading()

  return (
    <MessageList
      rows={withQuestions([
        // Editing an older message hides the ones after it.
        ...older.steps.filter(({ position }) => position < firstPosition),
        ...nodes
          .filter(({ isByOwner, output }) => !isByOwner || output !== '')
          .filter(({ id }) => id === comparedId || !compared.has(id))
          .map((node) => ({
            id: node.id === comparedId ? comparisonId : node.id,
            position: node.position,
            stepType: node.stepType,
            input: node.input,
            step: node,
          })),
        ...(sent ? [{ id: 'pending', position: -1, stepType: null, input: '', step: null, message: sent }] : []),
      ])}
      renderRow={(row) =>
        row.step === null ? (
          <NewMessage message={row.message} />
        ) : thread && row.id === comparisonId ? (
          <Suspense>
            <Comparison thread={thread} conversation={conversation} question={row.question} />
          </Suspense>
        ) : (
          <>
            {threadId !== null && row.position === summaryPosition && (
              <Suspense>
                <Summary threadId={threadId} />
              </Suspense>
            )}
            <StepRow
              step={row.step}
              stream={stream}
              onContinue={row.id === conversation.retryableId ? () => conversation.resume(row.id) : null}
              isLast={row.id === nodes.at(-1)?.id}
              question={row.question}
              onRetry={row.id === conversation.retryableId || (!isTwin && conversation.retryableId) ? conversation.retry : null}
              editing={row.id === conversation.editable?.id || (!isTwin && row.stepType === 'USER_MESSAGE') ? edit(row.id) : null}
              text={{
                defaultOpen: openedIds.has(row.id),
                onOpenChange: (isOpen) => void (isOpen ? openedIds.add(row.id) : openedIds.delete(row.id)),
              }}
            />
          </>
        )
      }
      footer={<ConversationStatus stream={stream} />}
      hasOlder={older.hasOlder}
      olderStatus={older.status}
      onLoadOlder={() => void older.load()}
      keptRowId={editedStepId ?? switchedId}
      switchedRowId={switchedId}
    />
  )
}

function withQuestions<T extends { readonly input: string }>(rows: readonly T[]): (T & { question: string })[] {
  return rows.map((row, index) => ({ ...row, question: rows[index - 1]?.input ?? '' }))
}
