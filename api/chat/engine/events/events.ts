import type { ChatEvent } from './chatEvents.ts'

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
