import { sql } from 'kysely'
import { z } from 'zod'
import { type Transaction, transaction } from '../../platform/database/database.ts'
import { changedBy, firstRowOf, kysely } from '../../platform/database/sql/typedSql.ts'
import type { Platform } from '../../platform/platform.ts'
import { spooled } from '../../platform/events/spool.ts'
import { tellViewer } from '../../platform/events/viewerNews.ts'
import { addPassages, unaccentedWords } from '../../retrieval/passageWriter.ts'
import { formatOf } from './formats.ts'
import { DocumentProblem } from './reading/parts.ts'
import { type ReadDocument, readDocument, type ReadingLimits } from './reading/readDocument.ts'

/** Reads the files of documents, one at a time in a process, and writes their text and passages. */
export interface DocumentReading {
  /** All whose time has come. */
  read(): Promise<void>
  /** The same by a process that does jobs, without being waited for. */
  readSoon(): Promise<void>
  /** Gives the passages of a document its new title. */
  rename(itemId: string): Promise<void>
  /** The same by a process that does jobs, without being waited for. */
  renameSoon(itemId: string): Promise<void>
  /** Stops reading; what is not read is left to others, or to the next start. */
  close(): Promise<void>
}

/** What open screens are told when a document has been read. */
export interface DocumentNews {
  readonly type: 'document-changed'
  readonly itemId: string
}

/** A document that this process reads, and nobody else as long as the lease is renewed. */
interface Claimed {
  itemId: string
  attempts: number
  fileName: string
  filePath: string
  mediaType: string
  userId: string
  title: string
  /** It is a newer file, which takes the place of one that stays searchable until then. */
  isReplacement: boolean
}

const leaseMs = 180_000
const maxAttempts = 3
/** Of one transaction: on the embedded database everybody waits meanwhile. */
const rowsAtOnce = 8
const excerptLength = 2000
const givenUp = 'It couldn’t be read. Delete it and upload it again.'
const givenUpReplacing = 'It couldn’t be read. Upload it again.'

/** It was deleted meanwhile, or somebody else reads it. */
class NotOurs extends Error {}

export function createDocumentReading(platform: Platform, { limits }: { limits?: ReadingLimits } = {}): DocumentReading {
  const { db, files, jobs, log } = platform
  const readJob = jobs.define('read-documents', { schema: z.object({}), cron: '* * * * *' }, () => read())
  const renameJob = jobs.define('rename-document', { schema: z.object({ itemId: z.uuid() }) }, ({ itemId }) => rename(itemId))
  const closing = new AbortController()
  let last = Promise.resolve()

  function read(): Promise<void> {
    const next = last.then(readAll)
    last = next.catch(() => {})
    return next
  }

  async function readAll(): Promise<void> {
    while (!closing.signal.aborted) {
      const claimed = await claim()
      if (!claimed) return
      await readOne(claimed)
    }
  }

  async function claim(): Promise<Claimed | null> {
    return firstRowOf(
      db,
      kysely
        .updateTable('documents')
        .from('knowledgeItems as item')
        .set((eb) => ({ attempts: eb('documents.attempts', '+', 1), leaseUntil: leaseEnd() }))
        .whereRef('item.id', '=', 'documents.itemId')
        .where('documents.itemId', '=', (eb) =>
          eb
            .selectFrom('documents')
            .select('documents.itemId')
            .where((eb) => eb.or([eb('status', '=', 'pending'), eb('newFilePath', 'is not', null)]))
            .where((eb) => eb.or([eb('leaseUntil', 'is', null), eb('leaseUntil', '<', new Date())]))
            .orderBy('documents.itemId')
            .limit(1)
            .forUpdate()
            .skipLocked(),
        )
        .returning((eb) => [
          'documents.itemId',
          'attempts',
          eb.fn.coalesce('newFileName', 'fileName').as('fileName'),
          eb.fn.coalesce('newFilePath', 'filePath').as('filePath'),
          eb.fn.coalesce('newMediaType', 'mediaType').as('mediaType'),
          'item.userId',
          'item.title',
          sql<boolean>`${eb.ref('newFilePath')} IS NOT NULL`.as('isReplacement'),
        ]),
    )
  }

  async function readOne(claimed: Claimed): Promise<void> {
    const { itemId, userId } = claimed
    try {
      // Who began it this often did not live to say how it went.
      if (claimed.attempts > maxAttempts) throw new DocumentProblem(claimed.isReplacement ? givenUpReplacing : givenUp)
      const read = await contentsOf(claimed)
      await (claimed.isReplacement ? replace(claimed, read) : store(claimed, read))
      // It may have been renamed while it was read.
      await rename(itemId)
    } catch (error) {
      if (error instanceof NotOurs) return
      if (error instanceof DocumentProblem) await fail(claimed, error.message)
      else return leave(claimed, error)
    }
    const news: DocumentNews = { type: 'document-changed', itemId }
    await tellViewer(platform, userId, news)
  }

  async function contentsOf({ itemId, userId, fileName, filePath, mediaType, title }: Claimed): Promise<ReadDocument> {
    const named = formatOf({ fileName, mediaType })
    if ('problem' in named) throw new DocumentProblem(named.problem)
    const file = await files.get(filePath)
    if (!file) throw new DocumentProblem('The file is missing. Delete this document and upload it again.')
    const source = { kind: 'item', id: itemId, ownerId: userId, title, isPublic: false } as const
    const onFailure = (err: unknown) => log.warn({ err, itemId }, 'a document could not be parsed')
    return spooled(file.stream, ({ path }) =>
      readDocument({ path, format: named.format, source }, { limits, onFailure, signal: closing.signal }),
    )
  }

  /** In small steps, each of which makes sure that the document is still there and still ours. */
  async function store(claimed: Claimed, { pageCount, parts, passages }: ReadDocument): Promise<void> {
    const { itemId } = claimed
    await owned(claimed, (tx) => forget(tx, itemId))
    for (const some of batches(parts)) {
      const data = some.map(({ part, index }) => ({ itemId, position: index, page: part.page, start: part.start, text: part.text }))
      await owned(claimed, (tx) => tx.documentPart.createMany({ data }))
    }
    for (const some of batches(passages)) {
      // Whoever makes it public or private changes the passages that are there, and waits for these.
      await owned(claimed, (tx, isPublic) =>
        addPassages(
          tx,
          some.map(({ part }) => ({ ...part, isPublic })),
        ),
      )
    }
    await owned(claimed, async (tx) => {
      await tx.document.update({ where: { itemId }, data: { status: 'ready', problem: null, pageCount, leaseUntil: null } })
      // It is as new as its upload.
      await changedBy(
        tx,
        kysely
          .updateTable('knowledgeItems')
          .set({ content: excerptOf(parts) })
          .where('id', '=', itemId),
      )
    })
  }

  /** In its place and in small steps: at each moment every passage is there, as it was or as it is now. */
  async function replace(claimed: Claimed, { pageCount, parts, passages }: ReadDocument): Promise<void> {
    const { itemId } = claimed
    await owned(claimed, async (tx) => {
      const { staysPublic } = await tx.document.findUniqueOrThrow({ where: { itemId } })
      // The passages follow, so that nothing new is public which its owner did not mean to be.
      const hidden = kysely.updateTable('knowledgeItems').set({ isPublic: false }).where('id', '=', itemId).where('isPublic', '=', true)
      if (!staysPublic) await changedBy(tx, hidden)
    })
    for (const some of batches(parts)) {
      const data = some.map(({ part, index }) => ({ itemId, position: index, page: part.page, start: part.start, text: part.text }))
      await owned(claimed, async (tx) => {
        await tx.documentPart.deleteMany({ where: { itemId, position: { in: data.map(({ position }) => position) } } })
        await tx.documentPart.createMany({ data })
      })
    }
    for (const some of batches(passages)) {
      await owned(claimed, async (tx, isPublic) => {
        const ordinals = some.map(({ part }) => part.ordinal)
        await tx.passage.deleteMany({ where: { sourceKind: 'item', sourceId: itemId, ordinal: { in: ordinals } } })
        await addPassages(
          tx,
          some.map(({ part }) => ({ ...part, isPublic })),
        )
      })
    }
    await owned(claimed, async (tx) => {
      await tx.documentPart.deleteMany({ where: { itemId, position: { gte: parts.length } } })
      await tx.passage.deleteMany({ where: { sourceKind: 'item', sourceId: itemId, ordinal: { gte: passages.length } } })
      // A citation of what is still there opens it there, any other the document.
      await changedBy(
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
      await changedBy(
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
            pageCount,
            attempts: 0,
            leaseUntil: null,
          }))
          .where('itemId', '=', itemId),
      )
      await tx.knowledgeItem.update({ where: { id: itemId }, data: { content: excerptOf(parts) } })
    })
  }

  function owned(claimed: Claimed, work: (tx: Transaction, isPublic: boolean) => Promise<unknown>): Promise<void> {
    const { itemId } = claimed
    return transaction(db, async (tx) => {
      const item = await firstRowOf(tx, kysely.selectFrom('knowledgeItems').select('isPublic').where('id', '=', itemId).forNoKeyUpdate())
      const { count } = await tx.document.updateMany({
        where: stillOf(claimed),
        data: { leaseUntil: leaseEnd() },
      })
      if (closing.signal.aborted) throw new Error('The process is closing.')
      if (!item || count === 0) throw new NotOurs()
      await work(tx, item.isPublic)
    })
  }

  /** For good, and without a trace of it in the index; what a newer file would have replaced stays as it was. */
  async function fail(claimed: Claimed, problem: string): Promise<void> {
    const { itemId, isReplacement } = claimed
    await owned(claimed, async (tx) => {
      if (isReplacement) {
        const noFile = { newFilePath: null, newFileName: null, newFileSize: null, newMediaType: null }
        await tx.document.update({ where: { itemId }, data: { ...noFile, replacementProblem: problem, leaseUntil: null } })
        return
      }
      await forget(tx, itemId)
      await tx.document.update({ where: { itemId }, data: { status: 'failed', problem, leaseUntil: null } })
    }).catch((error: unknown) => {
      if (!(error instanceof NotOurs)) throw error
    })
  }

  /** The reason is ours and not the file's: it is tried again, a while later each time. */
  async function leave(claimed: Claimed, err: unknown): Promise<void> {
    const { itemId, attempts } = claimed
    const isClosing = closing.signal.aborted
    if (!isClosing) log.error({ err, itemId }, 'a document could not be read')
    const data = isClosing ? { attempts: attempts - 1, leaseUntil: null } : { leaseUntil: new Date(Date.now() + 30_000 * 2 ** attempts) }
    await db.document.updateMany({ where: stillOf(claimed), data })
  }

  async function rename(itemId: string): Promise<void> {
    for (;;) {
      const item = await db.knowledgeItem.findUnique({ where: { id: itemId }, select: { title: true } })
      if (!item) return
      const unaccented = unaccentedWords(item.title).join(' ')
      const titled = sql.ref('passages.title')
      const some = kysely
        .selectFrom('passages as other')
        .select('other.id')
        .where('other.sourceKind', '=', 'item')
        .where('other.sourceId', '=', itemId)
        .where(sql<string>`split_part(${sql.ref('other.title')}, E'\\n', 1)`, '<>', item.title)
        .orderBy('other.ordinal')
        .limit(rowsAtOnce)
      const count = await changedBy(
        db,
        kysely
          .updateTable('passages')
          .set({
            title: sql<string>`${item.title} || substr(${titled}, strpos(${titled} || E'\\n', E'\\n'))`,
            unaccented: sql<string>`trim(${sql.ref('passages.unaccented')} || ' ' || ${unaccented})`,
          })
          .where('id', 'in', some),
      )
      if (count === 0) return
    }
  }

  return {
    read,
    readSoon: () => readJob.send({}, { key: 'now' }),
    rename,
    renameSoon: (itemId) => renameJob.send({ itemId }, { key: itemId }),
    async close() {
      closing.abort()
      await last
    },
  }
}

/** As long as nobody else reads it, and no other file came meanwhile. */
function stillOf({ itemId, attempts, filePath, isReplacement }: Claimed) {
  return isReplacement ? { itemId, attempts, newFilePath: filePath } : { itemId, attempts, status: 'pending' as const }
}

function excerptOf(parts: readonly { text: string }[]): string {
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

function* batches<Row>(rows: readonly Row[]): Generator<{ part: Row; index: number }[]> {
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    yield rows.slice(at, at + rowsAtOnce).map((part, index) => ({ part, index: at + index }))
  }
}

function leaseEnd(): Date {
  return new Date(Date.now() + leaseMs)
}
