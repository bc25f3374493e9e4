/** What the server says while an answer is being written: the `ChatEvent` of the graph, as the reducer reads it. */
export type ChatEvent = { readonly cursor: string; readonly stepId: string } & (
  | { readonly __typename: 'ChatRunStarted' }
  | ({ readonly __typename: 'ChatSnapshot'; readonly text: string; readonly toolCalls: readonly StreamedToolCall[] } & Reasoning)
  | { readonly __typename: 'ChatRestarted' }
  | { readonly __typename: 'ChatDelta'; readonly delta: string }
  | { readonly __typename: 'ChatReasoningDelta'; readonly delta: string }
  | { readonly __typename: 'ChatReasoningCompleted'; readonly durationMs: number }
  | { readonly __typename: 'ChatToolCalled'; readonly toolCall: StreamedToolCall }
  | {
      readonly __typename: 'ChatToolStatusUpdate'
      readonly toolCall: StreamedToolCall
      readonly oldCallId: string | null | undefined
    }
  | ({ readonly __typename: 'ChatToolOutput' } & ToolOutput)
  | { readonly __typename: 'ChatAssistantStep' }
  | { readonly __typename: 'ChatTokenInfo' }
  | { readonly __typename: 'ChatCompactingStarted' }
  | { readonly __typename: 'ChatCompactingCompleted' }
  | { readonly __typename: 'ChatStreamError'; readonly message: string; readonly code: string }
  | { readonly __typename: 'ChatDone' }
)

/** What the model thought, which is no part of its answer. */
export interface Reasoning {
  readonly reasoning: string
  /** Null where it told nothing, and while it thinks. */
  readonly reasoningMs: number | null | undefined
}

export interface StreamedToolCall {
  readonly callId: string
  readonly name: string
  readonly type: string
  readonly displayName: string
  readonly status: ToolCallStatus
  readonly isError: boolean
  readonly inputParams: unknown
  readonly outputResult: unknown
  readonly durationMs: number | null | undefined
  /** Where in the text the call stands, in UTF-16 code units. */
  readonly textOffset: number
}

/** `%future added value` is how Relay types a value that a newer server may send. */
export type ToolCallStatus = 'RUNNING' | 'COMPLETED' | '%future added value'

export interface ToolOutput {
  readonly callId: string
  readonly status: ToolCallStatus
  readonly isError: boolean
  readonly output: unknown
  readonly durationMs: number
}
