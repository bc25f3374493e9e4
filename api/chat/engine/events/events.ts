import type { ChatEvent } from './chatEvents.ts'

export interface ReadEvent {
  readonly cursor: string
  readonly runId: string
  readonly threadId: string
  readonly stepId: string
  readonly event: ChatEvent
}

export function logKey(runId: string, attempt: number): string {
  return `run:${runId}:${attempt}`
}

export interface Cursor {
  readonly attempt: number
  readonly seq: number
  readonly runTag: string | null
}

/** `attempt:seq` plus the end of the run ID, so that a cursor doesn’t match the thread's next run. */
export function formatCursor(runId: string, attempt: number, seq: number): string {
  return `${attempt}:${seq}:${runTag(runId)}`
}

export const endOfAttempt = 999_999_999

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
