import { LRUCache } from 'lru-cache'
import type { Database } from '../../platform/database/database.ts'
import type { Participant } from '../../platform/viewer.ts'
import { getParticipantId, ownedBy } from '../threads/participants.ts'

/** Saves a statement per message. The owner never changes. */
export class TwinOwners {
  readonly #db: Database
  readonly #owners = new LRUCache<string, { id: string | null }>({ max: 10_000 })

  constructor(db: Database) {
    this.#db = db
  }

  async find(participant: Participant, threadId: string): Promise<string | null> {
    const key = `${getParticipantId(participant)} ${threadId}`
    const known = this.#owners.get(key)
    if (known) return known.id
    const where = { id: threadId, ...ownedBy(participant) }
    const thread = await this.#db.thread.findFirst({ where, select: { twinOwnerId: true } })
    if (thread) this.#owners.set(key, { id: thread.twinOwnerId })
    return thread?.twinOwnerId ?? null
  }
}
