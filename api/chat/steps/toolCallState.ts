/** A tool call as its events show it. */
export interface ToolCallState {
  /** The stored row's id. */
  readonly id: string
  /** The id that the model gave the call; starts with `early_` while the model still writes its input. */
  readonly callId: string
  readonly position: number
  readonly name: string
  readonly displayName: string
  readonly status: 'running' | 'completed'
  readonly isError: boolean
  readonly inputParams: unknown
  readonly outputResult: unknown
  /** Where in the step's output the call stands, in UTF-16 code units. */
  readonly textOffset: number
  /** ISO 8601. */
  readonly startTime: string
  readonly endTime: string | null
  readonly durationMs: number | null
}

/** What the model thought besides its answer. */
export interface Reasoning {
  readonly reasoning: string
  /** Null where it told nothing, and while it thinks. */
  readonly reasoningMs: number | null
}
