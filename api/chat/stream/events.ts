import type { ChatEvent } from './chatEvents.ts'

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

export interface ReadEvent {
  readonly cursor: string
  readonly runId: string
  readonly threadId: string
  /** The assistant step that the run writes. */
  readonly stepId: string
  readonly event: ChatEvent
}

/** Each attempt at a run has a log of its own. */
export function logKey(runId: string, attempt: number): string {
  return `run:${runId}:${attempt}`
}

export interface Cursor {
  readonly attempt: number
  readonly seq: number
  /** The end of the run's id; null where the client did not keep it. */
  readonly runTag: string | null
}

/** `attempt:seq`, followed by the end of the run's id, so that a cursor is never taken for one of the thread's next run. */
export function formatCursor(runId: string, attempt: number, seq: number): string {
  return `${attempt}:${seq}:${runTag(runId)}`
}

/** Comes after every event of its attempt. */
export const endOfAttempt = 999_999_999

/** Null for what is no cursor of ours: its reader starts with a snapshot, as one who has none. */
export function parseCursor(text: string | null | undefined): Cursor | null {
  const match = /^(\d{1,9}):(\d{1,9})(?::([0-9a-f]{12}))?$/.exec(text ?? '')
  if (!match) return null
  return { attempt: Number(match[1]), seq: Number(match[2]), runTag: match[3] ?? null }
}

export function belongsTo(cursor: Cursor, runId: string): boolean {
  return cursor.runTag === null || cursor.runTag === runTag(runId)
}

function runTag(runId: string): string {
  return runId.slice(-12)
}
