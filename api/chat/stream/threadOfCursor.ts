import type { Database } from '../../platform/database/database.ts'
import type { Participant } from '../../platform/viewer.ts'
import { ownedBy } from '../threads/participants.ts'
import { belongsTo, parseCursor } from '../engine/events/events.ts'

/** Later readers find the answer in the history. */
const lookedBackMs = 24 * 3_600_000
const mostRuns = 200

/**
 * Finds the conversation of a participant's recent answer by cursor; null if there is none. EventSource reconnects to its original URL,
 * which has no thread ID if the message started the thread.
 */
export async function findCursorThread(db: Database, participant: Participant, cursor: string): Promise<string | null> {
  const parsed = parseCursor(cursor)
  if (!parsed?.runTag) return null
  const runs = await db.run.findMany({
    where: { thread: { ...ownedBy(participant), updatedAt: { gt: new Date(Date.now() - lookedBackMs) } } },
    orderBy: { createdAt: 'desc' },
    take: mostRuns,
    select: { id: true, threadId: true },
  })
  return runs.find(({ id }) => belongsTo(parsed, id))?.threadId ?? null
}
