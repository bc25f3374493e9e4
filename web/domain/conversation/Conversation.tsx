import { Suspense, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { Conversation_query$key } from '../../__generated__/Conversation_query.graphql.ts'
import type { Conversation_thread$key } from '../../__generated__/Conversation_thread.graphql.ts'
import { lazyNamed } from '../../lib/lazyNamed.ts'
import { useStreamValue, useThreadStream } from '../../stream/useThreadStream.ts'
import { ChatComposer, type OutgoingMessage } from './composer/ChatComposer.tsx'
import styles from './Conversation.module.css'
import { ConversationAnnouncer, ConversationStatus } from './ConversationStatus.tsx'
import { EmptyConversation } from './beginning/EmptyConversation.tsx'
import { MessageList } from './messages/MessageList.tsx'
import { NewMessage } from './composer/NewMessage.tsx'
import type { RunOutcome } from './answer/runOutcome.ts'
import { StepRow } from './messages/StepRow.tsx'
import { useConversationRuns } from './runs/useConversationRuns.ts'
import { useMarkThreadViewed } from './useMarkThreadViewed.ts'
import { useOlderSteps } from './messages/useOlderSteps.ts'
import { useOnboardingEnd } from './useOnboardingEnd.ts'
import { useStopRun } from './runs/useStopRun.ts'
import type { MessageEditing } from './messages/UserMessage.tsx'

const MessagesAround = lazyNamed(() => import('./around/MessagesAround.tsx'), 'MessagesAround')

const pageSize = 20
const emptyPage = { hasPreviousPage: false, startCursor: null }

interface ConversationProps {
  /** Null until the first message begins it: the composer stays where it is, with what is typed meanwhile. */
  thread: Conversation_thread$key | null
  query: Conversation_query$key
  /** Reads the latest steps from the server again. */
  onReload: (count: number) => void
  /** Sends the first message, after which `thread` is there. */
  onBegin?: (text: string, elementIds: string[]) => Promise<RunOutcome>
  /** Names what is typed before there is a thread. */
  draftName?: string | null
  /** Sent at once, as if the reader had written it. */
  question?: string | null
  onAsked?: () => void
  /** The position of a message to show instead of the newest; null when none was looked for. */
  at?: number | null
  /** Shows the newest messages again. */
  onLeaveAt?: () => void
  /** What stands where the first words will; it may suggest some. */
  renderOpening?: (ask: (text: string) => Promise<RunOutcome>) => ReactNode
}

/** A message that stands in the conversation before the server has it: it will be the step at this position. */
interface PendingMessage extends OutgoingMessage {
  readonly position: number
}

export function Conversation({
  thread,
  query,
  onReload,
  onBegin,
  draftName = null,
  question = null,
  onAsked,
  at = null,
  onLeaveAt = () => {},
  renderOpening,
}: ConversationProps) {
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
  const id = data?.id ?? null
  const activeRun = data?.activeRun ?? null
  const stepCount = data?.stepCount ?? 0
  const nodes = data?.steps.edges.map(({ node }) => node) ?? []
  const last = nodes.at(-1)

  const stream = useThreadStream(id)
  const isAnswering = useStreamValue(stream, ({ isRunActive }) => isRunActive || (activeRun != null && !stream.hasHeardEndOf(activeRun.id)))
  const runs = useConversationRuns(id, data?.steps.__id ?? null, stream)
  const [sent, setSent] = useState<PendingMessage | null>(null)
  const pending = sent && (last?.position ?? -1) < sent.position ? sent : null
  const { stop, failure: stopFailure } = useStopRun(activeRun?.id ?? null, isAnswering)
  useEscape(isAnswering, () => void stop())
  const [editedStepId, setEditedStepId] = useState<string | null>(null)

  const older = useOlderSteps(id, data?.steps.pageInfo ?? emptyPage)
  // From the first one that is here, so that what was read before it still fits.
  const reload = useEffectEvent(() => onReload(Math.max(pageSize, stepCount - (nodes[0]?.position ?? 0))))
  useEffect(() => (id === null ? undefined : stream.attach(() => reload())), [stream, id])
  useEffect(() => {
    if (activeRun) stream.watch({ id: activeRun.id, createdAt: activeRun.createdAt })
  }, [stream, activeRun])

  // Another tab or device has written here: the thread says so, its steps are not with us yet.
  const isBehind =
    stepCount !== (last ? last.position + 1 : 0) ||
    (activeRun != null && last?.run?.id !== activeRun.id) ||
    // The run was over before this screen could follow it.
    (last?.status === 'STREAMING' && !isAnswering)
  useEffect(() => {
    if (isBehind) reload()
  }, [stream, isBehind, stepCount, activeRun?.id])

  useOnboardingEnd(stream)
  useMarkThreadViewed(id, last?.stepType === 'ASSISTANT_MESSAGE' && last.status === 'COMPLETED' && !last.viewedAt ? last.id : null)

  const send = async ({ text, files }: OutgoingMessage): Promise<RunOutcome> => {
    if (at !== null) onLeaveAt()
    setSent({ text, files, position: stepCount })
    // For the answer that comes.
    void import('./answer/citations/CitedMarkdown.tsx')
    const elementIds = files.flatMap(({ elementId }) => elementId ?? [])
    const outcome = await (id === null && onBegin ? onBegin(text, elementIds) : runs.send(text, elementIds))
    // The first message stays until the conversation that it began is there.
    if (outcome.type === 'refused' || id !== null) setSent(null)
    return outcome
  }

  const ask = (text: string) => send({ text, files: [] })
  const askFailure = useAskAtOnce(question, async (text) => {
    const outcome = await ask(text)
    onAsked?.()
    return outcome
  })

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
      {at !== null && id !== null ? (
        <Suspense fallback={<div />}>
          <MessagesAround key={at} threadId={id} stream={stream} position={at} onJumpToLatest={onLeaveAt} />
        </Suspense>
      ) : nodes.length === 0 && !isAnswering && !pending ? (
        (renderOpening?.(ask) ?? <EmptyConversation ask={ask} />)
      ) : (
        <MessageList
          rows={[
            ...older.steps,
            ...nodes.map((node) => ({ id: node.id, step: node })),
            ...(pending ? [{ id: 'pending', step: null, message: pending }] : []),
          ]}
          renderRow={(row) =>
            row.step === null ? (
              <NewMessage message={row.message} />
            ) : (
              <StepRow
                step={row.step}
                stream={stream}
                isLast={row.id === last?.id}
                onRetry={row.id === last?.id && !isAnswering ? runs.retry : null}
                editing={row.id === lastQuestion?.id ? editing(row.id) : null}
              />
            )
          }
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
        draftName={data?.uuid ?? draftName}
        isAnswering={isAnswering || pending !== null}
        onSend={send}
        onStop={() => void stop()}
        failure={stopFailure ?? askFailure}
      />
    </div>
  )
}

/** Why it could not be asked, if so. */
function useAskAtOnce(question: string | null, ask: (question: string) => Promise<RunOutcome>): string | null {
  const [failure, setFailure] = useState<string | null>(null)
  const askedRef = useRef<string | null>(null)
  const askNow = useEffectEvent(async (text: string) => {
    const outcome = await ask(text)
    setFailure(outcome.type === 'refused' ? outcome.message : null)
  })
  useEffect(() => {
    // React runs an effect twice while it is developed with.
    if (question === null || askedRef.current === question) return
    askedRef.current = question
    void askNow(question)
  }, [question])
  return failure
}

/** Wherever the focus is; what is open over the page, such as a menu, takes the key for itself. */
function useEscape(isActive: boolean, onEscape: () => void): void {
  const escape = useEffectEvent(onEscape)
  useEffect(() => {
    if (!isActive) return
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) escape()
    }
    document.addEventListener('keydown', handleKeyDown)
    return () => document.removeEventListener('keydown', handleKeyDown)
  }, [isActive])
}
