import type { ToolCall } from '../../platform/__generated__/prisma/client.ts'

export interface ToolCallState extends Readonly<
  Pick<ToolCall, 'id' | 'callId' | 'position' | 'name' | 'displayName' | 'status' | 'isError' | 'textOffset' | 'durationMs'>
> {
  readonly inputParams: unknown
  readonly outputResult: unknown
  /** ISO 8601. */
  readonly startTime: string
  readonly endTime: string | null
}

export interface Reasoning {
  readonly reasoning: string
  readonly reasoningMs: number | null
}
