import { sql } from 'kysely'
import type { Memory } from '../platform/__generated__/prisma/client.ts'
import type { Database, Transaction } from '../platform/database/database.ts'
import { escapeLike, likeness, matches, prefixQuery, splitQueryWords } from '../platform/database/fullText.ts'
import { kysely, queryRows } from '../platform/database/sql/typedSql.ts'
import { type MeaningOf, noMeaning } from '../retrieval/embeddings/questionMeanings.ts'
import { searchSentence } from '../retrieval/sentenceSearch.ts'
import { isForbiddenMemory } from './rules/memoryRules.service.ts'
import { forgetInPastChats, type RemainingThread } from './forgetting/pastChats.ts'
import { redactMemories } from './forgetting/redaction.ts'
import { refuseSecret } from './secrets.ts'
import { restoreEarlier, claimedBy, indexMemory, isContradicted, lockRemembering, hasSameMeaning, supersede } from './superseding.ts'
import { maxMemoryLength } from './validation.ts'

/** Share of the best score. */
const relevant = 0.25
/** Fuzzy matching has no index. */
const maxAlike = 2000

export type RememberedFact = Pick<Memory, 'id' | 'content' | 'createdAt' | 'sourceStepId'>

export interface Forgotten extends RememberedFact {
  restored: string[]
  remainsIn: RemainingThread[]
}

export type Memories = Omit<Pick<MemoryService, keyof MemoryService>, 'notice'>

export const sameWords = (content: string) => ({ equals: escapeLike(content), mode: 'insensitive' }) as const

export interface NewMemory {
  userId: string
  content: string
  sourceStepId: string | null
  isNoticed?: boolean
  replaces?: string | null
}

export interface Remembered {
  memory: RememberedFact
  isNew: boolean
  replaced: RememberedFact[]
}

export class MemoryService {
  private readonly db: Database
  private readonly embedQuestion: MeaningOf

  constructor(db: Database, embedQuestion: MeaningOf = noMeaning) {
    this.db = db
    this.embedQuestion = embedQuestion
  }

  async refusal(memory: { userId: string; content: string }): Promise<'off' | 'unwanted' | null> {
    const user = await this.db.user.findUnique({ where: { id: memory.userId }, select: { remembersFromConversations: true } })
    if (!user?.remembersFromConversations) return 'off'
    return (await isForbiddenMemory(this.db, memory)) ? 'unwanted' : null
  }

  /** Supersedes contradicted memories. Throws for passwords, keys and card numbers. */
  async remember(tx: Transaction, { userId, content, sourceStepId, isNoticed = false, replaces = null }: NewMemory): Promise<Remembered> {
    const text = content.trim().replace(/\s+/g, ' ').slice(0, maxMemoryLength)
    refuseSecret(text)
    await lockRemembering(tx, userId)
    const claimed = claimedBy(text)
    const near = await tx.memory.findMany({
      where: {
        userId,
        supersededById: null,
        OR: [{ content: sameWords(text) }, { subjectHash: claimed.subjectHash }, ...(replaces ? [{ id: replaces }] : [])],
      },
      orderBy: { createdAt: 'asc' },
    })
    const known = near.find((one) => hasSameMeaning(one, claimed) || one.content.toLowerCase() === text.toLowerCase())
    if (known) return { memory: known, isNew: false, replaced: [] }
    const replaced = near.filter((one) => one.id === replaces || isContradicted(one, claimed))
    const memory = await tx.memory.create({ data: { userId, content: text, sourceStepId, isNoticed, ...claimed } })
    await supersede(tx, replaced, memory.id)
    await indexMemory(tx, memory)
    return { memory, isNew: true, replaced }
  }

  async notice(tx: Transaction, memory: Omit<NewMemory, 'isNoticed'>): Promise<void> {
    const isWanted = (await lockRemembering(tx, memory.userId)) && !(await isForbiddenMemory(tx, memory))
    if (isWanted) await this.remember(tx, { ...memory, isNoticed: true })
  }

  /** @param keepsEarlier restores superseded memories instead of forgetting them @param runId the run that forgets it, if any */
  async forget(
    tx: Transaction,
    { userId, memoryId, keepsEarlier = false, runId }: { userId: string; memoryId: string; keepsEarlier?: boolean; runId?: string },
  ): Promise<Forgotten | null> {
    const memory = await tx.memory.findFirst({ where: { id: memoryId, userId } })
    if (!memory) return null
    const restored = keepsEarlier ? await restoreEarlier(tx, memoryId) : []
    const gone = [memory, ...(await tx.memory.findMany({ where: { userId, supersededById: memoryId } }))]
    await redactMemories(tx, userId, gone)
    const remainsIn = await forgetInPastChats(tx, userId, { memories: gone, runId })
    await tx.memory.deleteMany({ where: { userId, id: { in: gone.map(({ id }) => id) } } })
    return { ...memory, restored, remainsIn }
  }

  async find({ userId, memoryId }: { userId: string; memoryId: string }): Promise<RememberedFact | null> {
    return this.db.memory.findFirst({ where: { id: memoryId, userId } })
  }

  async list(userId: string, { limit }: { limit: number }): Promise<{ memories: RememberedFact[]; total: number }> {
    const [memories, total] = await Promise.all([
      this.db.memory.findMany({ where: { userId, supersededById: null }, orderBy: { createdAt: 'desc' }, take: limit }),
      this.db.memory.count({ where: { userId, supersededById: null } }),
    ])
    return { memories, total }
  }

  async search(userId: string, { query, limit }: { query: string; limit: number }): Promise<RememberedFact[]> {
    const meaning = await this.embedQuestion(query)
    const found = await searchSentence(this.db, { ownerId: userId, question: query, meaning, kinds: ['memory'], limit })
    const [best] = found
    if (!best) return this.#alike(userId, { query, limit })
    const ids = found.filter(({ score }) => score >= relevant * best.score).map(({ sourceId }) => sourceId)
    const memories = await this.db.memory.findMany({ where: { userId, id: { in: ids }, supersededById: null } })
    return memories.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
  }

  async #alike(userId: string, { query, limit }: { query: string; limit: number }): Promise<RememberedFact[]> {
    if (splitQueryWords(query).length === 0) return []
    const words = prefixQuery(query, '|')
    const columns = ['id', 'content', 'sourceStepId', 'createdAt'] as const
    const newest = kysely
      .selectFrom('memories')
      .select([...columns, 'search'])
      .where('userId', '=', userId)
      .where('supersededById', 'is', null)
      .orderBy('createdAt', 'desc')
      .limit(maxAlike)
    const rated = kysely
      .selectFrom(newest.as('newest'))
      .select(columns)
      .select(({ ref }) => [
        matches(ref('search'), words).as('hasWord'),
        sql<number>`ts_rank(${ref('search')}, ${words})`.as('rank'),
        likeness(query, ref('content')).as('likeness'),
      ])
    return queryRows(
      this.db,
      kysely
        .selectFrom(rated.as('rated'))
        .select(columns)
        .where((eb) => eb.or([eb.ref('hasWord'), eb('likeness', '>', 0)]))
        .orderBy((eb) => eb('rank', '+', eb.ref('likeness')), 'desc')
        .orderBy('createdAt', 'desc')
        .limit(limit),
    )
  }
}
