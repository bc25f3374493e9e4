import { randomUUIDv7 } from 'node:crypto'
import { z } from 'zod'
import { getFileName, type OpenedFile } from '../../chat/uploads/uploads.service.ts'
import type { Document, Element, KnowledgeItem } from '../../platform/__generated__/prisma/client.ts'
import { type Transaction, transaction } from '../../platform/database/database.ts'
import { kysely, queryRows } from '../../platform/database/sql/typedSql.ts'
import { ConflictError, InputError, NotFoundError } from '../../platform/errors.ts'
import { publishSharedContent } from '../../platform/events/viewerNews.ts'
import { isUuid } from '../../platform/text/ids.ts'
import { parseInput } from '../../platform/text/parseInput.ts'
import { selectPage } from '../../platform/database/keysetPages.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { announceItem, type ItemPage, itemOrders } from '../knowledge.service.ts'
import { getFileTitle } from './titles.ts'
import type { DocumentReader } from './documentReading.ts'
import { detectDocumentFormat } from './formats.ts'
import { rule } from '../../platform/errorCodes/rule.ts'

export type DocumentItem = KnowledgeItem & { document: Document }

const fileIds = z
  .array(z.uuid(rule('file_missing')))
  .min(1, rule('no_file_chosen'))
  .max(20, rule('too_many_files_to_add', { max: 20 }))
const megabyte = 1024 * 1024
/** Window for fair scheduling between users. */
const turnMs = 3_600_000

export class DocumentsService {
  readonly maxBytes: number
  readonly tooLarge: string
  readonly #platform: Platform
  readonly #readJob: DocumentReader['readJob']

  constructor(platform: Platform, { readJob }: DocumentReader) {
    this.#platform = platform
    this.#readJob = readJob
    this.maxBytes = platform.config.documents.maxBytes
    this.tooLarge = `Documents can be up to ${this.maxBytes / megabyte} MB.`
  }

  async add({ userId }: Viewer, input: { fileIds: readonly string[]; sourceUrl?: string }): Promise<DocumentItem[]> {
    const ids = [...new Set(parseInput(z.object({ fileIds }), { fileIds: input.fileIds }).fileIds)]
    const { sourceUrl = null } = input
    await this.#platform.jobs.start()
    const added = await transaction(this.#platform.db, async (tx) => {
      // Serialize per user to enforce the limit.
      await queryRows(tx, kysely.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate())
      const uploads = await tx.element.findMany({ where: { id: { in: ids }, userId, stepId: null, filePath: { not: null } } })
      if (uploads.length !== ids.length) throw new InputError('file_missing', { field: 'fileIds' })
      if (uploads.some(({ fileSize }) => (fileSize ?? 0) > this.maxBytes))
        throw new InputError('document_too_large', { params: { limit: this.maxBytes / megabyte }, field: 'fileIds' })
      await this.requireRoom(tx, userId, uploads)
      const inOrder = ids.flatMap((id) => uploads.filter((upload) => upload.id === id))
      const now = Date.now()
      // Distinct times keep the order in lists.
      const rows = inOrder.map((upload, index) => toUploadedDocument(userId, upload, new Date(now - index)))
      const items = await tx.knowledgeItem.createManyAndReturn({ data: rows.map(({ item }) => item) })
      const documents = await tx.document.createManyAndReturn({ data: rows.map(({ document }) => ({ ...document, sourceUrl })) })
      // Deleting the uploads must keep the files.
      await tx.element.updateMany({ where: { id: { in: ids } }, data: { filePath: null } })
      await tx.element.deleteMany({ where: { id: { in: ids } } })
      await this.sendReadJobs(tx, userId, documents)
      const byId = new Map(documents.map((document) => [document.itemId, document]))
      return items.flatMap((item) => {
        const document = byId.get(item.id)
        return document ? [{ ...item, document }] : []
      })
    })
    this.#readJob.wake()
    for (const item of added) await announceItem(this.#platform, item)
    return added.toSorted((one, other) => other.updatedAt.getTime() - one.updatedAt.getTime())
  }

  async replace(
    viewer: Viewer,
    { itemId, fileId, staysPublic, sourceUrl = null }: { itemId: string; fileId: string; staysPublic: boolean; sourceUrl?: string | null },
  ): Promise<DocumentItem> {
    const { userId } = viewer
    await this.#platform.jobs.start()
    await transaction(this.#platform.db, async (tx) => {
      await queryRows(tx, kysely.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate())
      const document = isUuid(itemId) ? await tx.document.findFirst({ where: { itemId, item: { userId } } }) : null
      if (!document) throw new NotFoundError('no_such_document')
      if (document.status === 'pending') throw new ConflictError('document_pending', { field: 'itemId' })
      const mine = { userId, stepId: null, filePath: { not: null } }
      const upload = isUuid(fileId) ? await tx.element.findFirst({ where: { id: fileId, ...mine } }) : null
      if (!upload) throw new InputError('file_missing', { field: 'fileId' })
      if ((upload.fileSize ?? 0) > this.maxBytes)
        throw new InputError('document_too_large', { params: { limit: this.maxBytes / megabyte }, field: 'fileId' })
      const newer = toUploadedDocument(userId, upload, new Date()).document
      if (newer.problem !== null) throw new InputError('file_not_readable', { params: { problem: newer.problem }, field: 'fileId' })
      await this.requireRoom(tx, userId, [upload], { isNew: false })
      const { filePath: newFilePath, fileName: newFileName, fileSize: newFileSize, mediaType: newMediaType } = newer
      const file = { newFilePath, newFileName, newFileSize, newMediaType, staysPublic, sourceUrl }
      await tx.document.update({ where: { itemId }, data: { ...file, replacementProblem: null } })
      await this.sendReadJobs(tx, userId, [{ itemId, filePath: newFilePath, status: 'pending' }])
      await tx.element.update({ where: { id: upload.id }, data: { filePath: null } })
      await tx.element.delete({ where: { id: upload.id } })
    })
    this.#readJob.wake()
    return this.get(viewer, { id: itemId })
  }

  async sendReadJobs(
    tx: Transaction,
    userId: string,
    documents: readonly Pick<Document, 'itemId' | 'filePath' | 'status'>[],
    options: { startAfterSeconds?: number } = {},
  ): Promise<void> {
    const updatedAt = { gt: new Date(Date.now() - turnMs) }
    const recentCount = await tx.knowledgeItem.count({ where: { userId, kind: 'document', updatedAt } })
    for (const [index, { itemId, filePath, status }] of documents.entries()) {
      const priority = documents.length - recentCount - index
      if (status === 'pending') await this.#readJob.send({ itemId, filePath }, { key: filePath, priority, tx, ...options })
    }
  }

  async requireRoom(tx: Transaction, userId: string, uploads: readonly Element[], { isNew = true } = {}): Promise<void> {
    const where = { item: { userId } }
    const { _count, _sum } = await tx.document.aggregate({ where, _count: true, _sum: { fileSize: true } })
    if (isNew && _count + uploads.length > this.#platform.config.documents.perPerson.count) {
      throw new InputError('too_many_documents', { params: { limit: this.#platform.config.documents.perPerson.count }, field: 'fileIds' })
    }
    const bytes = uploads.reduce((sum, { fileSize }) => sum + Number(fileSize ?? 0), Number(_sum.fileSize ?? 0))
    if (bytes > this.#platform.config.documents.perPerson.bytes) {
      throw new InputError('documents_too_large', {
        params: { limit: this.#platform.config.documents.perPerson.bytes / megabyte },
        field: 'fileIds',
      })
    }
  }

  async list({ userId }: Viewer, page: ItemPage): Promise<DocumentItem[]> {
    const query = kysely.selectFrom('knowledgeItems').select('id').where('userId', '=', userId).where('kind', '=', 'document')
    const places = await queryRows(this.#platform.db, selectPage(query, 'knowledgeItems', itemOrders.usual, page))
    const ids = places.map(({ id }) => id)
    const items = await this.#platform.db.knowledgeItem.findMany({ where: { id: { in: ids } }, include: { document: true } })
    return ids.flatMap((id) => items.find((item): item is DocumentItem => item.id === id && item.document !== null) ?? [])
  }

  async get({ userId }: Viewer, { id }: { id: string }): Promise<DocumentItem> {
    const item = isUuid(id) ? await this.#platform.db.knowledgeItem.findFirst({ where: { id, userId }, include: { document: true } }) : null
    if (!item?.document) throw new NotFoundError('no_such_document')
    return { ...item, document: item.document }
  }

  async findPage({ userId }: Viewer, { url }: { url: string }): Promise<string | null> {
    const [page] = await this.#platform.db.document.findMany({
      where: { sourceUrl: url, item: { userId } },
      orderBy: { itemId: 'desc' },
      take: 1,
    })
    return page?.itemId ?? null
  }

  async open(viewer: Viewer, { id }: { id: string }): Promise<OpenedFile> {
    const { document } = await this.get(viewer, { id })
    const file = await this.#platform.files.get(document.filePath)
    if (!file) throw new NotFoundError('no_such_file')
    return { stream: file.stream, size: file.size, name: document.fileName, mimeType: document.mediaType }
  }

  async remove({ userId }: Viewer, { id }: { id: string }): Promise<void> {
    const { count } = await this.#platform.db.knowledgeItem.deleteMany({ where: { id, userId, document: { isNot: null } } })
    if (count === 0) throw new NotFoundError('no_such_item')
    await publishSharedContent(this.#platform, userId)
  }
}

export function toUploadedDocument(userId: string, upload: Element, updatedAt: Date) {
  const id = randomUUIDv7()
  const fileName = getFileName(upload)
  const mediaType = upload.mimeType ?? 'application/octet-stream'
  const format = detectDocumentFormat({ fileName, mediaType })
  const problem = 'problem' in format ? format.problem : null
  return {
    item: { id, userId, kind: 'document' as const, title: getFileTitle(fileName), content: '', updatedAt },
    document: {
      itemId: id,
      fileName,
      filePath: upload.filePath ?? '',
      fileSize: upload.fileSize ?? 0n,
      mediaType,
      problem,
      status: problem === null ? ('pending' as const) : ('failed' as const),
    },
  }
}
