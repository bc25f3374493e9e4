import { type Memory, Prisma } from '../../platform/__generated__/prisma/client.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { escapeLike, likeness, prefixQuery, wordsOf } from '../../platform/database/fullText.ts'

export const MAX_MEMORY_LENGTH = 1000

export type RememberedFact = Pick<Memory, 'id' | 'content' | 'createdAt' | 'sourceStepId'>

/** What the brain needs of it. */
export type Memories = Pick<MemoryService, keyof MemoryService>

/** What the assistant was asked to remember. Every method reads and changes the memories of one user alone. */
export class MemoryService {
  private readonly db: Database

  constructor(db: Database) {
    this.db = db
  }

  /** Told the same again, in any case, it keeps the older memory. */
  async remember(
    tx: Transaction,
    { userId, content, sourceStepId }: { userId: string; content: string; sourceStepId: string },
  ): Promise<{ memory: RememberedFact; isNew: boolean }> {
    const text = content.trim().replace(/\s+/g, ' ').slice(0, MAX_MEMORY_LENGTH)
    const known = await tx.memory.findFirst({ where: { userId, content: { equals: escapeLike(text), mode: 'insensitive' } } })
    if (known) return { memory: known, isNew: false }
    return { memory: await tx.memory.create({ data: { userId, content: text, sourceStepId } }), isNew: true }
  }

  /** Answers what was forgotten; null when there is no such memory of this user. */
  async forget(tx: Transaction, { userId, memoryId }: { userId: string; memoryId: string }): Promise<RememberedFact | null> {
    const memory = await tx.memory.findFirst({ where: { id: memoryId, userId } })
    if (memory) await tx.memory.deleteMany({ where: { id: memoryId, userId } })
    return memory
  }

  /** Null when there is no such memory of this user. */
  async find({ userId, memoryId }: { userId: string; memoryId: string }): Promise<RememberedFact | null> {
    return this.db.memory.findFirst({ where: { id: memoryId, userId } })
  }

  /** Newest first. */
  async list(userId: string, { limit }: { limit: number }): Promise<{ memories: RememberedFact[]; total: number }> {
    const [memories, total] = await Promise.all([
      this.db.memory.findMany({ where: { userId }, orderBy: { createdAt: 'desc' }, take: limit }),
      this.db.memory.count({ where: { userId } }),
    ])
    return { memories, total }
  }

  /**
   * Best first. Any word of the query counts, also as the beginning of a longer one; a word with a typing error counts by
   * its trigrams, so that the owner's few rows are compared one by one after the index on the owner has found them.
   */
  async search(userId: string, { query, limit }: { query: string; limit: number }): Promise<RememberedFact[]> {
    if (wordsOf(query).length === 0) return []
    return this.db.$queryRaw<RememberedFact[]>(Prisma.sql`
      WITH asked AS (SELECT ${prefixQuery(query, '|')} AS query),
      owned AS (
        SELECT id, content, source_step_id, created_at, search @@ asked.query AS has_word, ts_rank(search, asked.query) AS rank,
          ${likeness(query, Prisma.sql`content`)} AS likeness
        FROM memories, asked
        WHERE user_id = ${userId}::uuid
      )
      SELECT id, content, source_step_id AS "sourceStepId", created_at AS "createdAt"
      FROM owned
      WHERE has_word OR likeness > 0
      ORDER BY rank + likeness DESC, created_at DESC
      LIMIT ${limit}`)
  }
}
