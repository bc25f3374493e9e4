import { sql } from 'kysely'
import { z } from 'zod'
import { countChanged, queryFirstRow, kysely, queryRows } from '../../platform/database/sql/typedSql.ts'
import { type Attempt, type Job, LostJobError } from '../../platform/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { withSpooledFile } from '../../platform/events/spool.ts'
import { publishSharedContent, publishToViewer } from '../../platform/events/viewerNews.ts'
import { findAccentedWords } from '../../retrieval/passageWriter.ts'
import { createDocumentWriter, type ClaimedDocument, rowsAtOnce } from './documentWriting.ts'
import { detectDocumentFormat } from './formats.ts'
import { DocumentProblem } from './reading/parts.ts'
import { type ReadDocument, readDocument, type ReadingLimits, webPageLimits } from './reading/readDocument.ts'

export interface DocumentReader {
  readonly readJob: Job<ReadJob>
  rename(itemId: string): Promise<void>
  renameSoon(itemId: string): Promise<void>
}

interface ReadJob {
  itemId: string
  filePath: string
}

export interface DocumentNews {
  readonly type: 'document-changed'
  readonly itemId: string
}

const givenUp = 'It couldn’t be read. Delete it and upload it again.'
const givenUpReplacing = 'It couldn’t be read. Upload it again.'

export function createDocumentReader(platform: Platform, { limits }: { limits?: ReadingLimits } = {}): DocumentReader {
  const { db, files, jobs, log } = platform
  const readRules = { schema: z.object({ itemId: z.uuid(), filePath: z.string() }), retries: 3, retryDelaySeconds: 60 }
  const readJob = jobs.define('read-document', { ...readRules, exclusive: { find } }, read)
  const renameJob = jobs.define('rename-document', { schema: z.object({ itemId: z.uuid() }) }, ({ itemId }) => rename(itemId))
  const { store, replace, fail } = createDocumentWriter(db)

  async function find() {
    const unread = await queryRows(db, filterUnread().select('documents.itemId'))
    return unread.map(({ itemId, filePath }) => ({ data: { itemId, filePath }, key: filePath }))
  }

  async function read({ itemId, filePath }: ReadJob, attempt: Attempt): Promise<void> {
    const found = await queryFirstRow(
      db,
      filterUnread()
        .innerJoin('knowledgeItems as item', 'item.id', 'documents.itemId')
        .select(['documents.itemId', 'item.userId', 'item.title', 'sourceUrl'])
        .where('documents.itemId', '=', itemId),
    )
    if (found?.filePath !== filePath) return
    const held = { ...found, attempt }
    try {
      // A malicious file could crash every process that reads it.
      if (attempt.isLast) throw new DocumentProblem(held.isReplacement ? givenUpReplacing : givenUp)
      const contents = await loadContents(held)
      await (held.isReplacement ? replace(held, contents) : store(held, contents))
      await rename(itemId)
    } catch (err) {
      if (!(err instanceof DocumentProblem)) {
        if (!attempt.signal.aborted && !(err instanceof LostJobError)) log.error({ err, itemId }, 'a document could not be read')
        throw err
      }
      await fail(held, err.message)
    }
    const news: DocumentNews = { type: 'document-changed', itemId }
    await publishToViewer(platform, held.userId, news)
    await publishSharedContent(platform, held.userId)
  }

  async function loadContents({
    itemId,
    userId,
    fileName,
    filePath,
    mediaType,
    title,
    sourceUrl,
    attempt,
  }: ClaimedDocument): Promise<ReadDocument> {
    const named = detectDocumentFormat({ fileName, mediaType })
    if ('problem' in named) throw new DocumentProblem(named.problem)
    const file = await files.get(filePath)
    if (!file) throw new DocumentProblem('The file is missing. Delete this document and upload it again.')
    const format = named.format === 'html' && sourceUrl !== null ? 'web-page' : named.format
    const source = { kind: 'item', id: itemId, ownerId: userId, title, audience: 'private' } as const
    const onFailure = (err: unknown) => log.warn({ err, itemId }, 'a document could not be parsed')
    return withSpooledFile(file.stream, ({ path }) =>
      readDocument(
        { path, format, source },
        { limits: limits ?? (format === 'web-page' ? webPageLimits : undefined), onFailure, signal: attempt.signal },
      ),
    )
  }

  async function rename(itemId: string): Promise<void> {
    for (;;) {
      const item = await db.knowledgeItem.findUnique({ where: { id: itemId }, select: { title: true } })
      if (!item) return
      const unaccented = findAccentedWords(item.title).join(' ')
      const titled = sql.ref('passages.title')
      const some = kysely
        .selectFrom('passages as other')
        .select('other.id')
        .where('other.sourceKind', '=', 'item')
        .where('other.sourceId', '=', itemId)
        .where(sql<string>`split_part(${sql.ref('other.title')}, E'\\n', 1)`, '<>', item.title)
        .orderBy('other.ordinal')
        .limit(rowsAtOnce)
      const count = await countChanged(
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

  return { readJob, rename, renameSoon: (itemId) => renameJob.send({ itemId }, { key: itemId }) }
}

function filterUnread() {
  return kysely
    .selectFrom('documents')
    .where((eb) => eb.or([eb('status', '=', 'pending'), eb('newFilePath', 'is not', null)]))
    .select((eb) => [
      eb.fn.coalesce('newFileName', 'fileName').as('fileName'),
      eb.fn.coalesce('newFilePath', 'filePath').as('filePath'),
      eb.fn.coalesce('newMediaType', 'mediaType').as('mediaType'),
      sql<boolean>`${eb.ref('newFilePath')} IS NOT NULL`.as('isReplacement'),
    ])
}
