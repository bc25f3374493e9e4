import { sql } from 'kysely'
import type { Memory } from '../platform/__generated__/prisma/client.ts'
import type { Database, Transaction } from '../platform/database/database.ts'
import { escapeLike, selectLikeness, matches, toPrefixQuery, splitQueryWords } from '../platform/database/fullText.ts'
import { anyOf, kysely, queryFirstRow, queryRows } from '../platform/database/sql/typedSql.ts'
import { type EmbedQuestion, skipMeaning } from '../retrieval/embeddings/questionMeanings.ts'
import { searchSentence } from '../retrieval/sentenceSearch.ts'
import { isReadableBy, joinRestrictions, type Recipient } from './restrictions/recipient.ts'
import { isForbiddenMemory } from './rules/memoryRules.service.ts'
import { forgetInPastChats, type RemainingThread } from './forgetting/pastChats.ts'
import { redactMemories } from './forgetting/redaction.ts'
import { refuseSecret } from './secrets.ts'
import { restoreEarlier, hashClaim, indexMemory, isContradicted, lockRemembering, hasSameMeaning, supersede } from './superseding.ts'
import { maxMemoryLength } from './validation.ts'

/** Minimum score, as a share of the best one. */
const relevant = 0.25
/** Search results per wanted memory, since restricted ones are left out. */
const searchedPerMemory = 5
/** Fuzzy matching has no index. */
const maxAlike = 2000

export type RememberedFact = Pick<Memory, 'id' | 'content' | 'createdAt' | 'sourceStepId'>

const factColumns = ['id', 'content', 'createdAt', 'sourceStepId'] as const

export interface Forgotten extends RememberedFact {
  restored: string[]
  remainsIn: RemainingThread[]
}

export type Memories = Omit<Pick<MemoryService, keyof MemoryService>, 'notice'>

export const matchWording = (content: string) => ({ equals: escapeLike(content), mode: 'insensitive' }) as const

export interface NewMemory {
  userId: string
  content: string
  sourceStepId: string | null
  isNoticed?: boolean
  replaces?: string | null
  /** Recipient of the result; null for the owner. Memories of other projects stay unchanged. */
  recipient?: Recipient | null
}

export interface Remembered {
  memory: RememberedFact
  isNew: boolean
  replaced: RememberedFact[]
}

export class MemoryService {
  private readonly db: Database
  private readonly embedQuestion: EmbedQuestion

  constructor(db: Database, embedQuestion: EmbedQuestion = skipMeaning) {
    this.db = db
    this.embedQuestion = embedQuestion
  }

  async getRefusal(memory: { userId: string; content: string }): Promise<'off' | 'unwanted' | null> {
    const user = await this.db.user.findUnique({ where: { id: memory.userId }, select: { remembersFromConversations: true } })
    if (!user?.remembersFromConversations) return 'off'
    return (await isForbiddenMemory(this.db, memory)) ? 'unwanted' : null
  }

  /** Supersedes contradicted memories and inherits their restrictions. Throws for passwords, keys and card numbers. */
  async remember(
    tx: Transaction,
    { userId, content, sourceStepId, isNoticed = false, replaces = null, recipient = null }: NewMemory,
  ): Promise<Remembered> {
    const text = content.trim().replace(/\s+/g, ' ').slice(0, maxMemoryLength)
    refuseSecret(text)
    await lockRemembering(tx, userId)
    const claimed = hashClaim(text)
    const near = await tx.memory.findMany({
      where: {
        userId,
        supersededById: null,
        ...(recipient && { AND: { OR: [{ projectId: null }, { projectId: recipient.projectId }] } }),
        OR: [{ content: matchWording(text) }, { subjectHash: claimed.subjectHash }, ...(replaces ? [{ id: replaces }] : [])],
      },
      orderBy: { createdAt: 'asc' },
    })
    const known = near.find((one) => hasSameMeaning(one, claimed) || one.content.toLowerCase() === text.toLowerCase())
    const shown = recipient ? await selectReadable(tx, recipient, near) : near
    const isShown = ({ id }: Pick<Memory, 'id'>) => shown.some((one) => one.id === id)
    if (known) {
      const memory = isShown(known) ? known : { ...known, content: text, createdAt: new Date() }
      return { memory, isNew: false, replaced: [] }
    }
    const replaced = near.filter((one) => one.id === replaces || isContradicted(one, claimed))
    const memory = await tx.memory.create({
      data: { userId, content: text, sourceStepId, isNoticed, ...claimed, ...joinRestrictions(replaced) },
    })
    await supersede(tx, replaced, memory.id)
    await indexMemory(tx, memory)
    return { memory, isNew: true, replaced: replaced.filter(isShown) }
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

  async find(
    recipient: Recipient,
    { memoryId }: { memoryId: string },
    db: Database | Transaction = this.db,
  ): Promise<RememberedFact | null> {
    const [memory] = await selectReadable(db, recipient, [{ id: memoryId }])
    return memory ?? null
  }

  async list(
    recipient: Recipient,
    { limit }: { limit: number },
    db: Database | Transaction = this.db,
  ): Promise<{ memories: RememberedFact[]; total: number }> {
    const current = filterReadable(recipient).where('supersededById', 'is', null)
    const [memories, count] = await Promise.all([
      queryRows(db, current.select(factColumns).orderBy('createdAt', 'desc').limit(limit)),
      queryFirstRow(db, current.select(sql<number>`count(*)::int`.as('total'))),
    ])
    return { memories, total: count?.total ?? 0 }
  }

  async search(recipient: Recipient, { query, limit }: { query: string; limit: number }): Promise<RememberedFact[]> {
    const { userId: ownerId } = recipient
    const meaning = await this.embedQuestion(query)
    const search = { ownerId, question: query, meaning, kinds: ['memory'] as const, limit: searchedPerMemory * limit }
    const found = await searchSentence(this.db, search)
    if (found.length === 0) return this.#findSimilar(recipient, { query, limit })
    const ids = found.map(({ sourceId }) => sourceId)
    const current = filterReadable(recipient).select(factColumns).where('id', '=', anyOf(ids, 'uuid')).where('supersededById', 'is', null)
    const memories = new Map((await queryRows(this.db, current)).map((memory) => [memory.id, memory]))
    const read = found.filter(({ sourceId }) => memories.has(sourceId)).slice(0, limit)
    const least = relevant * (read[0]?.score ?? 0)
    return read.flatMap(({ sourceId, score }) => (score >= least ? (memories.get(sourceId) ?? []) : []))
  }

  async #findSimilar(recipient: Recipient, { query, limit }: { query: string; limit: number }): Promise<RememberedFact[]> {
    if (splitQueryWords(query).length === 0) return []
    const words = toPrefixQuery(query, '|')
    const newest = filterReadable(recipient)
      .select([...factColumns, 'search'])
      .where('supersededById', 'is', null)
      .orderBy('createdAt', 'desc')
      .limit(maxAlike)
    const rated = kysely
      .selectFrom(newest.as('newest'))
      .select(factColumns)
      .select(({ ref }) => [
        matches(ref('search'), words).as('hasWord'),
        sql<number>`ts_rank(${ref('search')}, ${words})`.as('rank'),
        selectLikeness(query, ref('content')).as('likeness'),
      ])
    return queryRows(
      this.db,
      kysely
        .selectFrom(rated.as('rated'))
        .select(factColumns)
        .where((eb) => eb.or([eb.ref('hasWord'), eb('likeness', '>', 0)]))
        .orderBy((eb) => eb('rank', '+', eb.ref('likeness')), 'desc')
        .orderBy('createdAt', 'desc')
        .limit(limit),
    )
  }
}

const filterReadable = (recipient: Recipient) =>
  kysely.selectFrom('memories').where('userId', '=', recipient.userId).where(isReadableBy(recipient))

function selectReadable(
  db: Database | Transaction,
  recipient: Recipient,
  memories: readonly Pick<Memory, 'id'>[],
): Promise<RememberedFact[]> {
  const ids = memories.map(({ id }) => id)
  return queryRows(db, filterReadable(recipient).select(factColumns).where('id', '=', anyOf(ids, 'uuid')))
}
