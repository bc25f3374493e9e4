export interface ConversationFacts {
  /** Exceeds `steps` if another device has written. */
  readonly stepCount: number
  /** Last reported by the server; may be stale. */
  readonly activeRunId: string | null
  readonly steps: readonly {
    readonly id: string
    readonly position: number
    readonly stepType: string
    readonly status: string
    readonly runId: string | null
    readonly clientMessageId: string | null
    readonly viewedAt: string | null
  }[]
  readonly isRunActive: boolean
  /** Last run whose end arrived in the stream. */
  readonly endedRunId: string | null
  /** Without an ID, any step counts as its response. */
  readonly sent: { readonly clientMessageId: string | null } | null
  readonly isStarting: boolean
  /** The compared answer that the next message continues. */
  readonly continuedStepId: string | null
}

export interface ConversationState {
  readonly isAnswering: boolean
  readonly isSending: boolean
  readonly runId: string | null
  readonly isEmpty: boolean
  readonly retryableId: string | null
  readonly editable: { readonly id: string; readonly isNow: boolean } | null
  readonly unseenId: string | null
  readonly isBehind: boolean
}

export function getConversationState(facts: ConversationFacts): ConversationState {
  const { stepCount, activeRunId, steps, isRunActive, endedRunId, sent, isStarting, continuedStepId } = facts
  const last = steps.at(-1)
  // A late response may still report an ended run.
  const isAnswering = isRunActive || (activeRunId !== null && activeRunId !== endedRunId)
  const isStored = sent && steps.some((step) => sent.clientMessageId === null || step.clientMessageId === sent.clientMessageId)
  const isSending = isStored === false
  const question = steps.findLast(({ stepType }) => stepType === 'USER_MESSAGE')
  // The response to a start has the new steps.
  const isBehind =
    !isStarting &&
    (stepCount !== (last ? last.position + 1 : 0) ||
      (activeRunId !== null && last?.runId !== activeRunId) ||
      (continuedStepId !== null && !isAnswering && last?.id !== continuedStepId) ||
      // The run ended before this screen could connect.
      (last?.status === 'STREAMING' && !isAnswering))
  const isUnseen = last?.stepType === 'ASSISTANT_MESSAGE' && last.status === 'COMPLETED' && !last.viewedAt
  return {
    isAnswering: isAnswering || isSending,
    isSending,
    runId: activeRunId,
    isEmpty: steps.length === 0 && !isAnswering && !isSending,
    retryableId: last && !isAnswering && !isSending ? last.id : null,
    editable: question ? { id: question.id, isNow: !isAnswering && !isSending } : null,
    unseenId: isUnseen ? last.id : null,
    isBehind,
  }
}
