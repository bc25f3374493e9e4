import { LRUCache } from 'lru-cache'
import { readTalk, type Talk } from '../../twin/talks/talk.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Participant } from '../../platform/viewer.ts'
import { getParticipantId, ownedBy } from '../threads/participants.ts'

interface AskedOwner {
  readonly twinOwnerId: string | null
  readonly talk: Talk | null
}

/** Saves a statement per message. The owner never changes. */
export class TwinOwners {
  readonly #db: Database
  readonly #owners = new LRUCache<string, AskedOwner>({ max: 10_000 })

  constructor(db: Database) {
    this.#db = db
  }

  async find(participant: Participant, threadId: string): Promise<AskedOwner> {
    const key = `${getParticipantId(participant)} ${threadId}`
    const known = this.#owners.get(key)
    if (known) return known
    const where = { id: threadId, ...ownedBy(participant) }
    const thread = await this.#db.thread.findFirst({ where, select: { twinOwnerId: true, threadType: true, metadata: true } })
    if (!thread) return { twinOwnerId: null, talk: null }
    const owner = { twinOwnerId: thread.twinOwnerId, talk: readTalk(thread) }
    this.#owners.set(key, owner)
    return owner
  }
}
