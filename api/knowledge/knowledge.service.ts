import { randomUUIDv7 } from 'node:crypto'
import type { z } from 'zod'
import type { KnowledgeHit } from '../brain/agent.ts'
import { quote } from '../brain/quoted.ts'
import { closeQuestion } from '../chat/visitors/twinQuestions.service.ts'
import { type KnowledgeItem, type KnowledgeKind, Prisma } from '../platform/__generated__/prisma/client.ts'
import { type Database, type Transaction, transaction } from '../platform/database/database.ts'
import { NotFoundError } from '../platform/errors.ts'
import { escapeLike, prefixQuery, wordsOf } from '../platform/database/fullText.ts'
import { isUuid } from '../platform/text/ids.ts'
import { parseInput } from '../platform/text/parseInput.ts'
import { type PageOfPlaces, pageOfPlaces } from '../platform/limits/places.ts'
import type { Viewer } from '../platform/viewer.ts'
import { indexSource, isWrittenLater, type Source } from '../retrieval/passageWriter.ts'
import type { PendingPassages } from '../retrieval/pendingPassages.ts'
import { merged, searchSentence } from '../retrieval/sentenceSearch.ts'
import { withTypingErrors } from '../retrieval/typingErrors.ts'
import { plainPassageAbout } from './passages.ts'
import { knowledgeItemChange, knowledgeQuery, newKnowledgeItem } from './validation.ts'

export type { KnowledgeItem, KnowledgeKind }

export type NewKnowledgeItem = Omit<z.input<typeof newKnowledgeItem>, 'kind'> & { kind: KnowledgeKind }

export interface CreatedItem {
  item: KnowledgeItem
  /** The question that it closed. */
  answered: string | null
}

export interface KnowledgeMatch {
  item: KnowledgeItem
  /** Whole sentences around what was found. */
  passage: string
}

const maxHits = 50
/** A public page is read, not searched. */
const maxPublicItems = 20
/** A word that is in everything must not make all of it be ranked. */
const maxCandidates = 500
/** So far into a text what was typed is looked for as it stands, signs and all. */
const literalLength = 20_000

const itemColumns = Prisma.sql`id, user_id AS "userId", kind::text AS kind, title, content, is_public AS "isPublic", import_key AS "importKey",
  created_at AS "createdAt", updated_at AS "updatedAt"`

/** Notes and stories, each private until its owner makes it public. */
export class KnowledgeService {
  readonly #db: Database
  readonly #pendingPassages: PendingPassages

  constructor(db: Database, pendingPassages: PendingPassages) {
    this.#db = db
    this.#pendingPassages = pendingPassages
  }

  /** `answers` is the key of a question that the twin could not answer: the item closes it if it is public, since the twin tells no other. */
  async create(viewer: Viewer, { answers, ...input }: NewKnowledgeItem & { answers?: string }): Promise<CreatedItem> {
    const data = { id: randomUUIDv7(), ...parseInput(newKnowledgeItem, input), userId: viewer.userId }
    const created = await transaction(this.#db, async (tx) => {
      const item = await tx.knowledgeItem.create({ data })
      await indexSource(tx, sourceOf(item))
      if (answers === undefined || !data.isPublic) return { item, answered: null }
      const { count } = await closeQuestion(tx, viewer, { key: answers })
      return { item, answered: count > 0 ? answers : null }
    })
    if (isWrittenLater(data.content)) this.#pendingPassages.writeSoon()
    return created
  }

  /** What was changed last comes first. */
  async list({ userId }: Viewer, { kinds, ...page }: PageOfPlaces & { kinds: KnowledgeKind[] }): Promise<KnowledgeItem[]> {
    return this.#db.$queryRaw<KnowledgeItem[]>`
      SELECT ${itemColumns} FROM knowledge_items
      WHERE user_id = ${userId}::uuid AND kind = ANY(${kinds}::knowledge_kind[]) ${pageOfPlaces(page)}`
  }

  /** What anybody reads on their public page, or would if it were public. */
  publicItems({ userId }: Viewer): Promise<KnowledgeItem[]> {
    return publicItemsOf(this.#db, userId)
  }

  async find({ userId }: Viewer, { id }: { id: string }): Promise<KnowledgeItem | null> {
    return isUuid(id) ? this.#db.knowledgeItem.findFirst({ where: { id, userId } }) : null
  }

  async update({ userId }: Viewer, { id, ...input }: { id: string } & z.input<typeof knowledgeItemChange>): Promise<KnowledgeItem> {
    const data = parseInput(knowledgeItemChange, input)
    const changed = await transaction(this.#db, async (tx) => {
      const [item] = await tx.knowledgeItem.updateManyAndReturn({ where: { id, userId }, data })
      if (!item) throw new NotFoundError('There is no such note or story.')
      if (data.title !== undefined || data.content !== undefined) await indexSource(tx, sourceOf(item))
      return item
    })
    if (isWrittenLater(changed.content)) this.#pendingPassages.writeSoon()
    return changed
  }

  /** What it proposed for the profile goes with it. */
  async remove({ userId }: Viewer, { id }: { id: string }): Promise<void> {
    const { count } = await this.#db.knowledgeItem.deleteMany({ where: { id, userId } })
    if (count === 0) throw new NotFoundError('There is no such note or story.')
  }

  /**
   * Items with every word of the query, or its beginning, the most telling first. Where none has all of them, those count as well that have
   * some, and those with typing errors.
   */
  async search({ userId }: Viewer, input: { query: string; limit: number }): Promise<KnowledgeMatch[]> {
    const query = parseInput(knowledgeQuery, input.query)
    if (wordsOf(query).length === 0) return []
    const every = prefixQuery(query, '&')
    let items = await findItems(this.#db, { userId, every, some: every, literal: query, limit: input.limit })
    if (items.length === 0) {
      const meant = await withTypingErrors(this.#db, { ownerId: userId, query, kinds: ['item'] })
      if (meant) items = await findItems(this.#db, { userId, ...meant, literal: query, limit: input.limit })
    }
    return items.map((item) => ({ item, passage: plainPassageAbout(query, item.content) }))
  }

  /** The same for whoever asks in whole sentences: any of the words counts. */
  async passages(userId: string, query: string, limit: number): Promise<KnowledgeHit[]> {
    const found = merged(await searchSentence(this.#db, { ownerId: userId, question: query, kinds: ['item'], limit }))
    const items = await this.#db.knowledgeItem.findMany({ where: { id: { in: found.map(({ sourceId }) => sourceId) }, userId } })
    return found.flatMap(({ sourceId, text }) => {
      const item = items.find(({ id }) => id === sourceId)
      if (!item) return []
      const { kind, title, updatedAt } = item
      return { itemId: sourceId, kind, title, passage: wordsOfItem(kind, title, text), writtenAt: updatedAt }
    })
  }
}

export function sourceOf({
  id,
  userId,
  title,
  content,
  isPublic,
}: Omit<KnowledgeItem, 'kind' | 'importKey' | 'createdAt' | 'updatedAt'>): Source {
  return { kind: 'item', id, ownerId: userId, title, text: content, isPublic }
}

/** Notes and stories are their owner's own words; a document is mostly somebody else's. */
function wordsOfItem(kind: KnowledgeKind, title: string, passage: string): KnowledgeHit['passage'] {
  return kind === 'document' ? quote(`the document “${title}”`, passage) : passage
}

/** Stories and notes for a public page, what was changed last first. */
export function publicItemsOf(db: Database | Transaction, userId: string): Promise<KnowledgeItem[]> {
  return db.knowledgeItem.findMany({
    where: { userId, isPublic: true, kind: { in: ['story', 'note'] } },
    orderBy: [{ updatedAt: 'desc' }, { id: 'desc' }],
    take: maxPublicItems,
  })
}

/** Of one owner, those with any of the words; the most telling first, and the newest of those that tell as much. */
async function findItems(
  db: Database,
  { userId, every, some, literal, limit }: { userId: string; every: Prisma.Sql; some: Prisma.Sql; literal: string; limit: number },
): Promise<KnowledgeItem[]> {
  return db.$queryRaw<KnowledgeItem[]>`
    SELECT ${itemColumns} FROM (
      SELECT * FROM knowledge_items WHERE user_id = ${userId}::uuid AND search @@ ${some} ORDER BY updated_at DESC LIMIT ${maxCandidates}
    ) found
    ORDER BY search @@ ${every} DESC, left(title || ' ' || content, ${literalLength}) ILIKE ${`%${escapeLike(literal)}%`} DESC,
      ts_rank(search, ${some}) DESC, updated_at DESC
    LIMIT ${Math.min(Math.max(1, limit), maxHits)}`
}
