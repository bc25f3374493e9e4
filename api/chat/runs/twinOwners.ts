import { LRUCache } from 'lru-cache'
import type { Database } from '../../platform/database/database.ts'
import type { Participant } from '../../platform/viewer.ts'
import { getParticipantId, ownedBy } from '../threads/participants.ts'

/** Number of recently used threads. */
const remembered = 10_000

/**
 * Looks up the owner of the twin in a thread; null if no twin answers or the participant has no such thread. Cached because it never
 * changes, so that a message to a private assistant takes one statement.
 */
export function createTwinOwners(db: Database) {
  const owners = new LRUCache<string, { id: string | null }>({ max: remembered })
  return {
    async of(participant: Participant, threadId: string): Promise<string | null> {
      const key = `${getParticipantId(participant)} ${threadId}`
      const known = owners.get(key)
      if (known) return known.id
      const thread = await db.thread.findFirst({ where: { id: threadId, ...ownedBy(participant) }, select: { twinOwnerId: true } })
      if (thread) owners.set(key, { id: thread.twinOwnerId })
      return thread?.twinOwnerId ?? null
    },
  }
}
