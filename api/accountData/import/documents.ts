import { toUploadedDocument } from '../../knowledge/documents/documents.service.ts'
import { AppError } from '../../platform/errors.ts'
import { deriveUuid, readUuidTime } from '../../platform/text/ids.ts'
import { toOwnId } from './ownEntries.ts'
import type { Row } from './rows.ts'
import type { ListContext } from './writeLists.ts'

export type DocumentRow = Extract<Row<'knowledge.json'>, { kind: 'document' }>

/** The file is uploaded first, outside of transactions. */
export function toUploadId(userId: string, { id }: Pick<DocumentRow, 'id'>): string {
  return deriveUuid(readUuidTime(id), `${userId} upload ${id}`)
}

/** Empty if there is no file, or it exceeds the document limits. */
export async function addDocument({ tx, userId, importer, documents }: ListContext, row: DocumentRow): Promise<{ id: string }[]> {
  const upload = await tx.element.findFirst({ where: { id: toUploadId(userId, row), userId, stepId: null, filePath: { not: null } } })
  if (!upload || Number(upload.fileSize ?? 0) > documents.maxBytes) return []
  try {
    await documents.requireRoom(tx, userId, [upload])
  } catch (error) {
    if (error instanceof AppError) return []
    throw error
  }
  const { document, ...item } = row
  const id = toOwnId(importer, row.id)
  const { count } = await tx.knowledgeItem.createMany({ data: { ...item, id, userId, content: '' }, skipDuplicates: true })
  if (count === 0) return []
  const uploaded = { ...toUploadedDocument(userId, upload, row.updatedAt).document, itemId: id, sourceUrl: document.sourceUrl }
  await tx.document.create({ data: uploaded })
  // Deleting the upload must keep the file.
  await tx.element.update({ where: { id: upload.id }, data: { filePath: null } })
  await tx.element.delete({ where: { id: upload.id } })
  await documents.sendReadJobs(tx, userId, [uploaded])
  return [{ id }]
}
