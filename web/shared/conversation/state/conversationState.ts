/** What is known of a conversation, each fact by who knows it. */
export interface ConversationFacts {
  /** As the server counts them; more than `steps` when another tab or device has written. */
  readonly stepCount: number
  /** As the server said last; it may be over by now. */
  readonly activeRunId: string | null
  /** The newest ones that are here, in their order. */
  readonly steps: readonly {
    readonly id: string
    readonly position: number
    readonly stepType: string
    readonly status: string
    readonly runId: string | null
    readonly viewedAt: string | null
  }[]
  /** By the stream: an answer is being sent for or read. */
  readonly isRunActive: boolean
  /** By the stream: the run whose end was heard here last. */
  readonly endedRunId: string | null
  /** Where the message will stand that was sent from here; null when none is on its way. */
  readonly sentPosition: number | null
  /** A message, an edit or a retry from here was not answered by the server yet. */
  readonly isStarting: boolean
}

/** What follows of it: what is being answered, and what may be pressed. */
export interface ConversationState {
  readonly isAnswering: boolean
  /** A message of ours is on its way, which the server does not show yet. */
  readonly isSending: boolean
  /** What Stop ends; null until the server has named it. */
  readonly runId: string | null
  /** Nothing was said yet. */
  readonly isEmpty: boolean
  /** The last step, whose answer may be written anew unless one is being written. */
  readonly retryableId: string | null
  /** The last question, and whether it may be changed now. */
  readonly editable: { readonly id: string; readonly isNow: boolean } | null
  /** An answer that its reader sees for the first time. */
  readonly unseenId: string | null
  /** What is here is older than what the server has: it is to be read again. */
  readonly isBehind: boolean
}

/** The one place that says whether a conversation is being answered. */
export function conversationState(facts: ConversationFacts): ConversationState {
  const { stepCount, activeRunId, steps, isRunActive, endedRunId, sentPosition, isStarting } = facts
  const last = steps.at(-1)
  // A late answer of the server may still call a run active whose end was heard here.
  const isAnswering = isRunActive || (activeRunId !== null && activeRunId !== endedRunId)
  const isSending = sentPosition !== null && (last?.position ?? -1) < sentPosition
  const question = steps.findLast(({ stepType }) => stepType === 'USER_MESSAGE')
  // What the server answers to a start brings what is new with it.
  const isBehind =
    !isStarting &&
    (stepCount !== (last ? last.position + 1 : 0) ||
      (activeRunId !== null && last?.runId !== activeRunId) ||
      // The run was over before this screen could follow it.
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
