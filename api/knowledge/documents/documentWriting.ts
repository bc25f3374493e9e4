import { type Database, type Transaction, transaction } from '../../platform/database/database.ts'
import type { Audience } from '../../platform/audiences.ts'
import { countChanged, queryFirstRow, kysely } from '../../platform/database/sql/typedSql.ts'
import { type Attempt, LostJobError } from '../../platform/jobs.ts'
import { addPassages } from '../../retrieval/passageWriter.ts'
import { findTitle, getFileTitle } from './titles.ts'
import type { ReadDocument } from './reading/readDocument.ts'

export interface ClaimedDocument {
  itemId: string
  fileName: string
  filePath: string
  mediaType: string
  userId: string
  title: string
  sourceUrl: string | null
  isReplacement: boolean
  attempt: Attempt
}

/** Rows per transaction. The embedded database runs one transaction at a time. */
export const rowsAtOnce = 8
const excerptLength = 2000

export function createDocumentWriter(db: Database) {
  async function store(held: ClaimedDocument, { title, pageCount, parts, passages }: ReadDocument): Promise<void> {
    const { itemId } = held
    await runWhileHeld(held, (tx) => forget(tx, itemId))
    for (const some of splitBatches(parts)) {
      const data = some.map(({ part, index }) => ({ itemId, position: index, page: part.page, start: part.start, text: part.text }))
      await runWhileHeld(held, (tx) => tx.documentPart.createMany({ data }))
    }
    for (const some of splitBatches(passages)) {
      // Locked, so that a concurrent visibility change applies to these passages too.
      await runWhileHeld(held, (tx, audience) =>
        addPassages(
          tx,
          some.map(({ part }) => ({ ...part, audience })),
        ),
      )
    }
    await runWhileHeld(held, async (tx) => {
      await tx.document.update({
        where: { itemId },
        data: { status: 'ready', problem: null, ...countPages(pageCount, parts) },
      })
      await countChanged(
        tx,
        kysely
          .updateTable('knowledgeItems')
          .set({ content: toExcerpt(parts) })
          .where('id', '=', itemId),
      )
      await nameAfterPage(tx, held, title)
    })
  }

  /** In small transactions, so that each passage always exists in its old or new form. */
  async function replace(held: ClaimedDocument, { pageCount, parts, passages }: ReadDocument): Promise<void> {
    const { itemId } = held
    await runWhileHeld(held, async (tx) => {
      const { staysPublic } = await tx.document.findUniqueOrThrow({ where: { itemId } })
      // Hide the passages too, so that nothing new becomes public by accident.
      const hidden = kysely
        .updateTable('knowledgeItems')
        .set({ audience: 'private' })
        .where('id', '=', itemId)
        .where('audience', '<>', 'private')
      if (!staysPublic) await countChanged(tx, hidden)
    })
    for (const some of splitBatches(parts)) {
      const data = some.map(({ part, index }) => ({ itemId, position: index, page: part.page, start: part.start, text: part.text }))
      await runWhileHeld(held, async (tx) => {
        await tx.documentPart.deleteMany({ where: { itemId, position: { in: data.map(({ position }) => position) } } })
        await tx.documentPart.createMany({ data })
      })
    }
    for (const some of splitBatches(passages)) {
      await runWhileHeld(held, async (tx, audience) => {
        const ordinals = some.map(({ part }) => part.ordinal)
        await tx.passage.deleteMany({ where: { sourceKind: 'item', sourceId: itemId, ordinal: { in: ordinals } } })
        await addPassages(
          tx,
          some.map(({ part }) => ({ ...part, audience })),
        )
      })
    }
    await runWhileHeld(held, async (tx) => {
      await tx.documentPart.deleteMany({ where: { itemId, position: { gte: parts.length } } })
      await tx.passage.deleteMany({ where: { sourceKind: 'item', sourceId: itemId, ordinal: { gte: passages.length } } })
      await countChanged(
        tx,
        kysely
          .updateTable('stepSources')
          .from('stepSources as cited')
          .leftJoin('passages', (join) =>
            join.on('passages.sourceKind', '=', 'item').on('passages.sourceId', '=', itemId).onRef('passages.text', '=', 'cited.excerpt'),
          )
          .set((eb) => ({ ordinal: eb.ref('passages.ordinal'), page: eb.ref('passages.page') }))
          .whereRef('stepSources.id', '=', 'cited.id')
          .where('cited.kind', '=', 'item')
          .where('cited.sourceId', '=', itemId),
      )
      await countChanged(
        tx,
        kysely
          .updateTable('documents')
          .set((eb) => ({
            filePath: eb.ref('newFilePath').$notNull(),
            fileName: eb.ref('newFileName').$notNull(),
            fileSize: eb.ref('newFileSize').$notNull(),
            mediaType: eb.ref('newMediaType').$notNull(),
            newFilePath: null,
            newFileName: null,
            newFileSize: null,
            newMediaType: null,
            status: 'ready',
            problem: null,
            ...countPages(pageCount, parts),
          }))
          .where('itemId', '=', itemId),
      )
      await tx.knowledgeItem.update({ where: { id: itemId }, data: { content: toExcerpt(parts) } })
    })
  }

  /** @throws LostJobError if the document was deleted, replaced or taken over */
  function runWhileHeld(held: ClaimedDocument, work: (tx: Transaction, audience: Audience) => Promise<unknown>): Promise<void> {
    const { itemId, filePath, isReplacement, attempt } = held
    return transaction(db, async (tx) => {
      const item = await queryFirstRow(tx, kysely.selectFrom('knowledgeItems').select('audience').where('id', '=', itemId).forNoKeyUpdate())
      const isUnread = await tx.document.count({ where: isReplacement ? { itemId, newFilePath: filePath } : { itemId, status: 'pending' } })
      if (!item || isUnread === 0) throw new LostJobError()
      await attempt.ensureHeld(tx)
      attempt.signal.throwIfAborted()
      await work(tx, item.audience)
    })
  }

  async function fail(held: ClaimedDocument, problem: string): Promise<void> {
    const { itemId, isReplacement } = held
    await runWhileHeld(held, async (tx) => {
      if (isReplacement) {
        const noFile = { newFilePath: null, newFileName: null, newFileSize: null, newMediaType: null }
        await tx.document.update({ where: { itemId }, data: { ...noFile, replacementProblem: problem } })
        return
      }
      await forget(tx, itemId)
      await tx.document.update({ where: { itemId }, data: { status: 'failed', problem } })
    })
  }

  return { store, replace, fail }
}

async function nameAfterPage(tx: Transaction, { itemId, fileName, title }: ClaimedDocument, pageTitle: string | null): Promise<void> {
  const named = pageTitle === null ? null : findTitle(pageTitle)
  if (named === null || title !== getFileTitle(fileName)) return
  await countChanged(tx, kysely.updateTable('knowledgeItems').set({ title: named }).where('id', '=', itemId).where('title', '=', title))
}

function countPages(pageCount: number | null, parts: readonly { text: string }[]): { pageCount: number | null; pagesWithoutText: number } {
  return { pageCount, pagesWithoutText: pageCount === null ? 0 : parts.filter(({ text }) => text === '').length }
}

function toExcerpt(parts: readonly { text: string }[]): string {
  return parts
    .map(({ text }) => text)
    .join('\n\n')
    .slice(0, excerptLength)
    .toWellFormed()
}

async function forget(tx: Transaction, itemId: string): Promise<void> {
  await tx.documentPart.deleteMany({ where: { itemId } })
  await tx.passage.deleteMany({ where: { sourceKind: 'item', sourceId: itemId } })
}

function* splitBatches<Row>(rows: readonly Row[]): Generator<{ part: Row; index: number }[]> {
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    yield rows.slice(at, at + rowsAtOnce).map((part, index) => ({ part, index: at + index }))
  }
}
