import { sql } from 'kysely'
import { z } from 'zod'
import { changedBy, firstRowOf, kysely } from '../../platform/database/sql/typedSql.ts'
import type { Platform } from '../../platform/platform.ts'
import { spooled } from '../../platform/events/spool.ts'
import { tellViewer } from '../../platform/events/viewerNews.ts'
import { unaccentedWords } from '../../retrieval/passageWriter.ts'
import { type Claimed, createDocumentWriting, leaseEnd, NotOurs, rowsAtOnce, stillOf } from './documentWriting.ts'
import { formatOf } from './formats.ts'
import { DocumentProblem } from './reading/parts.ts'
import { type ReadDocument, readDocument, type ReadingLimits, webPageLimits } from './reading/readDocument.ts'

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

const maxAttempts = 3
/** So long does what somebody has added count when it is decided whose turn it is. */
const turnMs = 3_600_000
const givenUp = 'It couldn’t be read. Delete it and upload it again.'
const givenUpReplacing = 'It couldn’t be read. Upload it again.'

export function createDocumentReading(platform: Platform, { limits }: { limits?: ReadingLimits } = {}): DocumentReading {
  const { db, files, jobs, log } = platform
  const readJob = jobs.define('read-documents', { schema: z.object({}), cron: '* * * * *' }, () => read())
  const renameJob = jobs.define('rename-document', { schema: z.object({ itemId: z.uuid() }) }, ({ itemId }) => rename(itemId))
  const closing = new AbortController()
  const { store, replace, fail } = createDocumentWriting(db, closing.signal)
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
            .innerJoin('knowledgeItems as waiting', 'waiting.id', 'documents.itemId')
            // Nobody waits for all of somebody who has added many.
            .orderBy((eb) =>
              eb
                .selectFrom('knowledgeItems as added')
                .select(({ fn }) => fn.countAll().as('count'))
                .whereRef('added.userId', '=', 'waiting.userId')
                .where('added.kind', '=', 'document')
                .where('added.updatedAt', '>', new Date(Date.now() - turnMs)),
            )
            .orderBy('documents.itemId')
            .limit(1)
            .forUpdate('documents')
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
          'sourceUrl',
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

  async function contentsOf({ itemId, userId, fileName, filePath, mediaType, title, sourceUrl }: Claimed): Promise<ReadDocument> {
    const named = formatOf({ fileName, mediaType })
    if ('problem' in named) throw new DocumentProblem(named.problem)
    const file = await files.get(filePath)
    if (!file) throw new DocumentProblem('The file is missing. Delete this document and upload it again.')
    const format = named.format === 'html' && sourceUrl !== null ? 'web-page' : named.format
    const source = { kind: 'item', id: itemId, ownerId: userId, title, isPublic: false } as const
    const onFailure = (err: unknown) => log.warn({ err, itemId }, 'a document could not be parsed')
    return spooled(file.stream, ({ path }) =>
      readDocument(
        { path, format, source },
        { limits: limits ?? (format === 'web-page' ? webPageLimits : undefined), onFailure, signal: closing.signal },
      ),
    )
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
