import { type Memory, Prisma } from '../platform/__generated__/prisma/client.ts'
import type { Database, Transaction } from '../platform/database/database.ts'
import { escapeLike, likeness, prefixQuery, wordsOf } from '../platform/database/fullText.ts'
import { type MeaningOf, noMeaning } from '../retrieval/embeddings/questionMeanings.ts'
import { indexSource } from '../retrieval/passageWriter.ts'
import { searchSentence } from '../retrieval/sentenceSearch.ts'
import { redactMemory } from './redaction.ts'
import { refuseSecret } from './secrets.ts'
import { maxMemoryLength } from './validation.ts'

/** What speaks less of a question than this share of the best memory does is left out. */
const relevant = 0.25
/** No index helps to look for typing errors. */
const maxAlike = 2000

export type RememberedFact = Pick<Memory, 'id' | 'content' | 'createdAt' | 'sourceStepId'>

/** What the brain needs of it. */
export type Memories = Pick<MemoryService, keyof MemoryService>

/** Whether a memory says the same, in any case. */
export const sameWords = (content: string) => ({ equals: escapeLike(content), mode: 'insensitive' }) as const

/** Within the transaction that wrote it. */
export function indexMemory(tx: Transaction, { id, userId, content }: Pick<Memory, 'id' | 'userId' | 'content'>): Promise<void> {
  return indexSource(tx, { kind: 'memory', id, ownerId: userId, title: '', text: content, isPublic: false })
}

/** What the assistant was asked to remember. Every method reads and changes the memories of one user alone. */
export class MemoryService {
  private readonly db: Database
  private readonly meaningOf: MeaningOf

  constructor(db: Database, meaningOf: MeaningOf = noMeaning) {
    this.db = db
    this.meaningOf = meaningOf
  }

  /** Whether this user lets the assistant keep things from conversations. */
  async isOn(userId: string): Promise<boolean> {
    const user = await this.db.user.findUnique({ where: { id: userId }, select: { remembersFromConversations: true } })
    return user?.remembersFromConversations ?? false
  }

  /** Told the same again, in any case, it keeps the older memory. Throws for a password, a key or the number of a card. */
  async remember(
    tx: Transaction,
    { userId, content, sourceStepId }: { userId: string; content: string; sourceStepId: string },
  ): Promise<{ memory: RememberedFact; isNew: boolean }> {
    const text = content.trim().replace(/\s+/g, ' ').slice(0, maxMemoryLength)
    refuseSecret(text)
    const known = await tx.memory.findFirst({ where: { userId, content: sameWords(text) } })
    if (known) return { memory: known, isNew: false }
    const memory = await tx.memory.create({ data: { userId, content: text, sourceStepId } })
    await indexMemory(tx, memory)
    return { memory, isNew: true }
  }

  /** Answers what was forgotten; null when there is no such memory of this user. */
  async forget(tx: Transaction, { userId, memoryId }: { userId: string; memoryId: string }): Promise<RememberedFact | null> {
    const memory = await tx.memory.findFirst({ where: { id: memoryId, userId } })
    if (!memory) return null
    await redactMemory(tx, userId, memory)
    await tx.memory.deleteMany({ where: { id: memoryId, userId } })
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

  /** What answers a question best comes first. Where nothing has its words, beginnings and typing errors count as well. */
  async search(userId: string, { query, limit }: { query: string; limit: number }): Promise<RememberedFact[]> {
    const meaning = await this.meaningOf(query)
    const found = await searchSentence(this.db, { ownerId: userId, question: query, meaning, kinds: ['memory'], limit })
    const [best] = found
    if (!best) return this.#alike(userId, { query, limit })
    const ids = found.filter(({ score }) => score >= relevant * best.score).map(({ sourceId }) => sourceId)
    const memories = await this.db.memory.findMany({ where: { userId, id: { in: ids } } })
    return memories.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
  }

  async #alike(userId: string, { query, limit }: { query: string; limit: number }): Promise<RememberedFact[]> {
    if (wordsOf(query).length === 0) return []
    return this.db.$queryRaw<RememberedFact[]>(Prisma.sql`
      WITH asked AS (SELECT ${prefixQuery(query, '|')} AS query),
      owned AS (
        SELECT id, content, source_step_id, created_at, search @@ asked.query AS has_word, ts_rank(search, asked.query) AS rank,
          ${likeness(query, Prisma.sql`content`)} AS likeness
        FROM (SELECT * FROM memories WHERE user_id = ${userId}::uuid ORDER BY created_at DESC LIMIT ${maxAlike}) AS newest, asked
      )
      SELECT id, content, source_step_id AS "sourceStepId", created_at AS "createdAt"
      FROM owned
      WHERE has_word OR likeness > 0
      ORDER BY rank + likeness DESC, created_at DESC
      LIMIT ${limit}`)
  }
}
