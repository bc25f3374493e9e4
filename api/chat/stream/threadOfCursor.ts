import type { Database } from '../../platform/database/database.ts'
import type { Participant } from '../../platform/viewer.ts'
import { ownedBy } from '../threads/participants.ts'
import { belongsTo, parseCursor } from '../engine/events/events.ts'

/** Whoever comes back later than this finds the answer in the history. */
const lookedBackMs = 24 * 3_600_000
const mostRuns = 200

/**
 * The conversation of an answer that somebody was reading; null where none of theirs of late had that cursor. For readers that know
 * nothing else: EventSource comes back with the address it began with, which names no thread when a message began one.
 */
export async function threadOfCursor(db: Database, participant: Participant, cursor: string): Promise<string | null> {
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
