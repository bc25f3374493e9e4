import { LRUCache } from 'lru-cache'
import type { Database } from '../../platform/database/database.ts'
import type { Participant } from '../../platform/viewer.ts'
import { idOf, ownedBy } from '../threads/participants.ts'

/** Of threads that were written in lately. */
const remembered = 10_000

/**
 * Whose twin answers in a thread; null where none does, and where the participant has no such thread. It never changes, so that a message to one's
 * own assistant goes on to cost one statement.
 */
export function createTwinOwners(db: Database) {
  const owners = new LRUCache<string, { id: string | null }>({ max: remembered })
  return {
    async of(participant: Participant, threadId: string): Promise<string | null> {
      const key = `${idOf(participant)} ${threadId}`
      const known = owners.get(key)
      if (known) return known.id
      const thread = await db.thread.findFirst({ where: { id: threadId, ...ownedBy(participant) }, select: { twinOwnerId: true } })
      if (thread) owners.set(key, { id: thread.twinOwnerId })
      return thread?.twinOwnerId ?? null
    },
  }
}
