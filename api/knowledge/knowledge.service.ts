import { randomUUIDv7 } from 'node:crypto'
import type { z } from 'zod'
import type { KnowledgeHit } from '../agents/agent.ts'
import { quote } from '../models/prompt/quoted.ts'
import { closeQuestion, listQuestionTexts } from '../twin/visits/twinQuestions.service.ts'
import type { KnowledgeItem, KnowledgeKind, Prisma } from '../platform/__generated__/prisma/client.ts'
import { type Transaction, transaction } from '../platform/database/database.ts'
import { ConflictError, InputError, NotFoundError } from '../platform/errors.ts'
import { toPrefixQuery, splitQueryWords } from '../platform/database/fullText.ts'
import { anyOf, listColumns, kysely, queryRows } from '../platform/database/sql/typedSql.ts'
import { type Audience, audiences, canRead, isPublic, type ReaderAudience, switchAudience } from '../platform/audiences.ts'
import { isUuid } from '../platform/text/ids.ts'
import { parseInput } from '../platform/text/parseInput.ts'
import { type ContentPage, type ListOrders, selectPage } from '../platform/database/keysetPages.ts'
import { publishSharedContent, publishToViewer } from '../platform/events/viewerNews.ts'
import type { Platform } from '../platform/platform.ts'
import type { Viewer } from '../platform/viewer.ts'
import { knowledgeKinds } from '../retrieval/knowledgeKinds.ts'
import { indexSource, isWrittenLater, type Source } from '../retrieval/passageWriter.ts'
import type { EmbedQuestion } from '../retrieval/embeddings/questionMeanings.ts'
import type { PendingPassages } from '../retrieval/pendingPassages.ts'
import { type FoundPassage, mergeBySource, searchSentence } from '../retrieval/sentenceSearch.ts'
import { addTypingErrors } from '../retrieval/typingErrors.ts'
import { findPlainExcerpt } from './excerpts.ts'
import { findInDocuments, findItems } from './itemSearch.ts'
import { repeatsQuestion } from '../twin/visits/visitorWords.ts'
import { knowledgeItemChange, knowledgeQuery, newKnowledgeItem } from './validation.ts'

export type { KnowledgeItem, KnowledgeKind }

export type NewKnowledgeItem = Omit<z.input<typeof newKnowledgeItem>, 'kind'> & { kind: KnowledgeKind }

export interface KnowledgeItemNews {
  readonly type: 'knowledge-item-changed'
  readonly itemId: string
}

export interface CreatedItem {
  item: KnowledgeItem
  answered: string | null
}

export type ShownItem = Pick<KnowledgeItem, 'id' | 'kind' | 'title' | 'content' | 'updatedAt'>

export interface KnowledgeMatch {
  item: KnowledgeItem
  passage: string
  place: { ordinal: number; page: number | null } | null
}

export const itemOrders = { usual: 'updatedAt', columns: ['createdAt', 'updatedAt', 'title'] } as const satisfies ListOrders

export type ItemPage = ContentPage<(typeof itemOrders.columns)[number]>

const maxHits = 50
/** Public pages have no paging or search. */
const maxShownItems = 20

export class KnowledgeService {
  readonly #platform: Pick<Platform, 'db' | 'live' | 'log'>
  readonly #pendingPassages: PendingPassages
  readonly #embedQuestion: EmbedQuestion
  readonly #renameDocument: (itemId: string) => Promise<void>

  constructor(
    platform: Pick<Platform, 'db' | 'live' | 'log'>,
    {
      pendingPassages,
      embedQuestion,
      renameDocument,
    }: { pendingPassages: PendingPassages; embedQuestion: EmbedQuestion; renameDocument: (itemId: string) => Promise<void> },
  ) {
    this.#platform = platform
    this.#pendingPassages = pendingPassages
    this.#embedQuestion = embedQuestion
    this.#renameDocument = renameDocument
  }

  /**
   * `answers` is the key of an unanswered question, which only a public item closes; `repeats` is a visitor’s question. `writeMore` writes
   * rows that refer to the item.
   */
  async create(
    viewer: Viewer,
    { answers, repeats, ...input }: NewKnowledgeItem & { answers?: string; repeats?: string },
    writeMore?: (tx: Transaction, itemId: string) => Promise<void>,
  ): Promise<CreatedItem> {
    const { isPublic: isOpen, audience = switchAudience('private', isOpen), ...texts } = parseInput(newKnowledgeItem, input)
    const data = { id: randomUUIDv7(), ...texts, audience, userId: viewer.userId }
    const created = await transaction(this.#platform.db, async (tx) => {
      const open = answers === undefined ? [] : await listQuestionTexts(tx, viewer, { key: answers })
      const questions = repeats === undefined ? open : [...open, repeats]
      const hasUntrustedContent = questions.some((question) => repeatsQuestion(`${data.title} ${data.content}`, question))
      const item = await tx.knowledgeItem.create({ data: { ...data, hasUntrustedContent } })
      await indexSource(tx, toSource(item))
      await writeMore?.(tx, item.id)
      if (answers === undefined || !isPublic(audience)) return { item, answered: null }
      const { count } = await closeQuestion(tx, viewer, { key: answers })
      return { item, answered: count > 0 ? answers : null }
    })
    if (isWrittenLater(data.content)) this.#pendingPassages.writeSoon(viewer.userId)
    if (isPublic(audience)) await publishSharedContent(this.#platform, viewer.userId)
    await announceItem(this.#platform, created.item)
    return created
  }

  async list({ userId }: Viewer, { kinds, ...page }: ItemPage & { kinds: KnowledgeKind[] }): Promise<KnowledgeItem[]> {
    const query = kysely
      .selectFrom('knowledgeItems')
      .select(listColumns('knowledgeItems'))
      .where('userId', '=', userId)
      .where('kind', '=', anyOf(kinds, 'knowledge_kind'))
    return queryRows(this.#platform.db, selectPage(query, 'knowledgeItems', itemOrders.usual, page))
  }

  async listPreviewItems({ userId }: Viewer, reader: ReaderAudience): Promise<(ShownItem & { item: KnowledgeItem })[]> {
    const items = await this.#platform.db.knowledgeItem.findMany(filterByAudience(userId, reader))
    return items.map((item) => ({ ...item, item }))
  }

  async find({ userId }: Viewer, { id }: { id: string }): Promise<KnowledgeItem | null> {
    return isUuid(id) ? this.#platform.db.knowledgeItem.findFirst({ where: { id, userId } }) : null
  }

  async update({ userId }: Viewer, { id, ...input }: { id: string } & z.input<typeof knowledgeItemChange>): Promise<KnowledgeItem> {
    const { isPublic: isOpen, unchangedSince, ...change } = parseInput(knowledgeItemChange, input)
    const updatedAt = { lte: unchangedSince }
    const changed = await transaction(this.#platform.db, async (tx) => {
      const data = { ...change, audience: change.audience ?? (await this.#switch(tx, { id, userId, isOpen })) }
      const [item] = await tx.knowledgeItem.updateManyAndReturn({ where: { id, userId, updatedAt }, data })
      if (!item) throw await this.#findRefusal(tx, { id, userId })
      if (knowledgeKinds[item.kind].isFromFile) {
        if (data.content !== undefined) throw new InputError('document_text_fixed', { field: 'content' })
      } else if (data.title !== undefined || data.content !== undefined) await indexSource(tx, toSource(item))
      return item
    })
    if (knowledgeKinds[changed.kind].isFromFile && change.title !== undefined) await this.#renameDocument(id)
    if (isWrittenLater(changed.content)) this.#pendingPassages.writeSoon(userId)
    await publishSharedContent(this.#platform, userId)
    await announceItem(this.#platform, changed)
    return changed
  }

  async #switch(tx: Transaction, { isOpen, ...where }: { id: string; userId: string; isOpen?: boolean }): Promise<Audience | undefined> {
    if (isOpen === undefined) return undefined
    const item = await tx.knowledgeItem.findFirst({ where, select: { audience: true } })
    return item ? switchAudience(item.audience, isOpen) : undefined
  }

  async #findRefusal(tx: Transaction, where: { id: string; userId: string }): Promise<ConflictError | NotFoundError> {
    return (await tx.knowledgeItem.count({ where })) > 0 ? new ConflictError('item_changed') : new NotFoundError('no_such_item')
  }

  async remove({ userId }: Viewer, { id }: { id: string }): Promise<void> {
    const { count } = await this.#platform.db.knowledgeItem.deleteMany({ where: { id, userId } })
    if (count === 0) throw new NotFoundError('no_such_item')
    await publishSharedContent(this.#platform, userId)
    await announceItem(this.#platform, { id, userId })
  }

  async search({ userId }: Viewer, input: { query: string; limit: number }): Promise<KnowledgeMatch[]> {
    const query = parseInput(knowledgeQuery, input.query, 'query')
    if (splitQueryWords(query).length === 0) return []
    const limit = Math.min(Math.max(1, input.limit), maxHits)
    const every = toPrefixQuery(query, '&')
    const inDocuments = await findInDocuments(this.#platform.db, { userId, query, limit })
    let items = await findItems(this.#platform.db, { userId, every, some: every, literal: query, limit })
    if (items.length === 0 && inDocuments.length === 0) {
      const meant = await addTypingErrors(this.#platform.db, { ownerId: userId, query, kinds: ['item'] })
      if (meant) items = await findItems(this.#platform.db, { userId, ...meant, literal: query, limit })
    }
    const found = new Set(inDocuments.map(({ item }) => item.id))
    const written = items.filter(({ id }) => !found.has(id))
    const matches = written.map((item) => ({ item, passage: findPlainExcerpt(query, item.content), place: null }))
    return [...matches, ...inDocuments].slice(0, limit)
  }

  /** The project’s passages come first and fill at most half. */
  async findPassages(userId: string, query: string, limit: number, projectId?: string): Promise<KnowledgeHit[]> {
    const meaning = await this.#embedQuestion(query)
    const search = { ownerId: userId, question: query, meaning, kinds: ['item'], limit } as const
    const sourceIds = projectId ? await this.#listProjectItems(userId, projectId) : []
    const first = sourceIds.length > 0 ? await searchSentence(this.#platform.db, { ...search, sourceIds, limit: Math.ceil(limit / 2) }) : []
    const isFirst = new Set(first.map(({ id }) => id))
    const others = await searchSentence(this.#platform.db, search)
    const passages = [...first, ...others.filter(({ id }) => !isFirst.has(id))].slice(0, limit)
    const ids = [...new Set(passages.map(({ sourceId }) => sourceId))]
    const items = await this.#platform.db.knowledgeItem.findMany({ where: { id: { in: ids }, userId } })
    const byId = new Map(items.map((item) => [item.id, item]))
    return mergeNotes(passages, byId).flatMap(({ sourceId, text, place }) => {
      const item = byId.get(sourceId)
      if (!item) return []
      const { kind, title, updatedAt } = item
      return { itemId: sourceId, kind, title, passage: joinItemWords(item, text), writtenAt: updatedAt, place }
    })
  }

  async #listProjectItems(userId: string, projectId: string): Promise<string[]> {
    const rows = await this.#platform.db.projectItem.findMany({ where: { projectId, project: { userId } }, select: { itemId: true } })
    return rows.map(({ itemId }) => itemId)
  }
}

export function announceItem(
  platform: Pick<Platform, 'live' | 'log'>,
  { id, userId }: Pick<KnowledgeItem, 'id' | 'userId'>,
): Promise<void> {
  const news: KnowledgeItemNews = { type: 'knowledge-item-changed', itemId: id }
  return publishToViewer(platform, userId, news)
}

interface FoundText {
  sourceId: string
  text: string
  place: KnowledgeMatch['place']
}

/** Passages of documents stay separate because each can be opened. */
function mergeNotes(passages: readonly FoundPassage[], items: ReadonlyMap<string, KnowledgeItem>): FoundText[] {
  const isOfDocument = ({ sourceId }: { sourceId: string }) => {
    const item = items.get(sourceId)
    return item !== undefined && knowledgeKinds[item.kind].isFromFile
  }
  const notes = mergeBySource(passages.filter((passage) => !isOfDocument(passage)))
  return passages.flatMap((passage, index): FoundText[] => {
    const { sourceId, text, ordinal, page } = passage
    if (isOfDocument(passage)) return [{ sourceId, text, place: { ordinal, page } }]
    const isFirst = passages.findIndex((other) => other.sourceId === sourceId) === index
    return isFirst ? notes.filter((note) => note.sourceId === sourceId).map((note) => ({ sourceId, text: note.text, place: null })) : []
  })
}

function toSource({
  id,
  userId,
  title,
  content,
  audience,
}: Pick<KnowledgeItem, 'id' | 'userId' | 'title' | 'content' | 'audience'>): Source {
  return { kind: 'item', id, ownerId: userId, title, text: content, audience }
}

/** Notes and stories are trusted unless they repeat a visitor’s words. */
function joinItemWords({ kind, title, hasUntrustedContent }: KnowledgeItem, passage: string): KnowledgeHit['passage'] {
  if (knowledgeKinds[kind].isFromFile) return quote(`the document “${title}”`, passage)
  return hasUntrustedContent ? quote(`${knowledgeKinds[kind].names.en}, which repeats a visitor’s question`, passage) : passage
}

/** Policies limit a twin’s transaction to its reader. */
export function listShownItems(tx: Transaction, userId: string): Promise<ShownItem[]> {
  const select = { id: true, kind: true, title: true, content: true, updatedAt: true }
  return tx.knowledgeItem.findMany({ ...filterByAudience(userId, 'people'), select })
}

function filterByAudience(userId: string, reader: ReaderAudience) {
  return {
    where: { userId, audience: { in: audiences.filter((audience) => canRead(reader, audience)) } },
    orderBy: [{ updatedAt: 'desc' }, { id: 'desc' }],
    take: maxShownItems,
  } satisfies Prisma.KnowledgeItemFindManyArgs
}
