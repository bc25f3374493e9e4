import { getFileName } from '../../chat/uploads/uploads.service.ts'
import type { Element } from '../../platform/__generated__/prisma/client.ts'
import { transaction } from '../../platform/database/database.ts'
import { kysely, queryRows } from '../../platform/database/sql/typedSql.ts'
import { InputError, NotFoundError } from '../../platform/errors.ts'
import { isUuid } from '../../platform/text/ids.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Viewer } from '../../platform/viewer.ts'
import type { DocumentReader } from './documentReading.ts'
import { type DocumentItem, type DocumentsService, toUploadedDocument } from './documents.service.ts'
import { detectDocumentFormat } from './formats.ts'

/** Delays reading until the file has been copied. */
const copyingSeconds = 120

export class KeptFilesService {
  readonly #platform: Pick<Platform, 'db' | 'files' | 'jobs'>
  readonly #documents: DocumentsService
  readonly #reading: DocumentReader

  constructor(
    platform: Pick<Platform, 'db' | 'files' | 'jobs'>,
    { documents, reading }: { documents: DocumentsService; reading: DocumentReader },
  ) {
    this.#platform = platform
    this.#documents = documents
    this.#reading = reading
  }

  async keep(viewer: Viewer, { fileId }: { fileId: string }): Promise<DocumentItem> {
    const { userId } = viewer
    await this.#platform.jobs.start()
    const { itemId, copied } = await transaction(this.#platform.db, async (tx) => {
      // A double click creates one document.
      await queryRows(tx, kysely.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate())
      const upload = isUuid(fileId) ? await tx.element.findFirst({ where: { id: fileId, userId, filePath: { not: null } } }) : null
      if (!upload?.filePath) throw new NotFoundError('no_such_file')
      if (upload.itemId) return { itemId: upload.itemId, copied: null }
      const problem = getRefusalReason(upload, this.#documents)
      if (problem !== null) throw new InputError('file_not_readable', { params: { problem }, field: 'fileId' })
      await this.#documents.requireRoom(tx, userId, [upload])
      const { item, document } = toUploadedDocument(userId, upload, new Date())
      const filePath = `uploads/${item.id}`
      await tx.knowledgeItem.create({ data: item })
      // If the process crashes before copying, reading reports the problem.
      const added = await tx.document.create({ data: { ...document, filePath } })
      await this.#documents.sendReadJobs(tx, userId, [added], { startAfterSeconds: copyingSeconds })
      await tx.element.update({ where: { id: upload.id }, data: { itemId: item.id } })
      return { itemId: item.id, copied: { from: upload.filePath, to: filePath, contentType: document.mediaType } }
    })
    if (copied) await this.#copy(viewer, itemId, copied)
    return this.#documents.get(viewer, { id: itemId })
  }

  async #copy(viewer: Viewer, itemId: string, { from, to, contentType }: { from: string; to: string; contentType: string }) {
    try {
      const file = await this.#platform.files.get(from)
      if (!file) throw new NotFoundError('no_such_file')
      await this.#platform.files.put(to, file.stream, { contentType, size: file.size })
    } catch (error) {
      await this.#documents.remove(viewer, { id: itemId })
      throw error
    }
    await this.#reading.readJob.startNow(to)
  }

  canKeep(element: Element): boolean {
    return element.filePath !== null && getRefusalReason(element, this.#documents) === null
  }
}

function getRefusalReason(upload: Element, { maxBytes, tooLarge }: DocumentsService): string | null {
  const format = detectDocumentFormat({ fileName: getFileName(upload), mediaType: upload.mimeType ?? 'application/octet-stream' })
  if ('problem' in format) return format.problem
  return (upload.fileSize ?? 0) > maxBytes ? tooLarge : upload.problem
}
