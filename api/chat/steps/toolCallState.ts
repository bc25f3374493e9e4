/** A tool call in stream events. */
export interface ToolCallState {
  /** ID of the stored row. */
  readonly id: string
  /** ID that the model assigned; starts with `early_` while the model is still writing the input. */
  readonly callId: string
  readonly position: number
  readonly name: string
  readonly displayName: string
  readonly status: 'running' | 'completed'
  readonly isError: boolean
  readonly inputParams: unknown
  readonly outputResult: unknown
  /** Position in the step's output, in UTF-16 code units. */
  readonly textOffset: number
  /** ISO 8601. */
  readonly startTime: string
  readonly endTime: string | null
  readonly durationMs: number | null
}

export interface Reasoning {
  readonly reasoning: string
  /** Null while the model is reasoning, or if it exposes none. */
  readonly reasoningMs: number | null
}
