import type { DocumentsService } from '../../knowledge/documents/documents.service.ts'
import type { UploadsService } from '../../chat/uploads/uploads.service.ts'
import type { AccountImporter, Write } from '../../chat/imports/importing.ts'
import type { ExportReading } from '../../chat/imports/reading/readExport.ts'
import { transaction } from '../../platform/database/database.ts'
import { AppError } from '../../platform/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { toUploadId } from './documents.ts'
import { FileEntries } from './fileEntries.ts'
import type { ImportedList } from '../../chat/imports/reading/accountFormat.ts'
import { findOwn, type Importer, removeImported, toOwnId } from './ownEntries.ts'
import type { AccountPiece } from '../../chat/imports/reading/accountReader.ts'
import { originRow, queuedRow, type Row, rowSchemas } from './rows.ts'
import { findKnownWords, type ListWriter, listWriters } from './writeLists.ts'
import { type ProfileUses, writeCharacter, writeProfile } from './writeProfile.ts'
import { findAddedQueued, writeQueued } from './writeQueued.ts'
import { listElements, ThreadWriter } from './writeThreads.ts'

interface Uses extends ProfileUses {
  readonly documents: DocumentsService
  readonly uploads: UploadsService
}

interface Import {
  readonly importId: string
  readonly viewer: Viewer
  readonly importer: Importer
  readonly files: FileEntries
  readonly threads: ThreadWriter
}

export function createAccountImporter(platform: Platform, uses: Uses): AccountImporter {
  const { db } = platform

  async function* read(
    { id: importId, userId }: { id: string; userId: string },
    path: string,
    reading: ExportReading,
  ): AsyncGenerator<Write> {
    using files = await FileEntries.open(path)
    const viewer = { userId, sessionId: importId }
    const origins = new Map<string, string>()
    let held: Import | undefined
    for await (const piece of reading.readAccount()) {
      if (piece.type === 'origins') {
        for (const { data } of piece.rows.map((row) => originRow.safeParse(row))) if (data) origins.set(data.id, data.originId)
      } else if (piece.type === 'exporter') {
        const importer = { userId, exporterId: piece.id, origins }
        held = { importId, viewer, importer, files, threads: new ThreadWriter({ importId, ...importer }) }
      } else if (held) yield await toWrite(held, piece)
    }
  }

  async function toWrite(held: Import, piece: Exclude<AccountPiece, { type: 'exporter' | 'origins' }>): Promise<Write> {
    switch (piece.type) {
      case 'thread':
        return (tx) => held.threads.begin(tx, piece)
      case 'steps':
        return writeSteps(held, piece)
      case 'otherThread':
        return async () => (piece.isWithTwin ? { twinConversationCount: 1 } : { leftOutCount: 1 })
      case 'queued':
        return writeQueuedRows(held, piece)
      case 'rows':
        return writeRows(held, piece.list, piece)
      case 'object': {
        const { viewer, files } = held
        const { entry, value } = piece
        const leftOutCount =
          entry === 'profile.json'
            ? await writeProfile(platform, uses, viewer, { value, files })
            : await writeCharacter(platform, viewer, value)
        return async () => ({ leftOutCount })
      }
    }
  }

  async function writeSteps(
    { threads, viewer, importer, files }: Import,
    { rows, leftOut }: { rows: unknown[]; leftOut: number },
  ): Promise<Write> {
    const arranged = threads.arrange(rows)
    let leftOutCount = leftOut + arranged.leftOut
    for (const { row } of arranged.places) {
      for (const { element_type: type, id, properties, metadata } of listElements(row)) {
        if (type !== 'file') continue
        const file = { name: properties.filename ?? '', mimeType: metadata.declared_mime_type ?? '' }
        if (!(await upload(viewer, files, { ...file, folder: 'files', key: id, id: toOwnId(importer, id), isRead: true }))) leftOutCount++
      }
    }
    return async (tx) => {
      await threads.write(tx, arranged.places)
      return { messagesDone: rows.length, leftOutCount }
    }
  }

  async function writeQueuedRows(
    { importId, viewer, importer, files }: Import,
    { rows: values, leftOut }: { rows: unknown[]; leftOut: number },
  ): Promise<Write> {
    const rows = values.flatMap((value) => queuedRow.safeParse(value).data ?? [])
    const { added } = await transaction(db, (tx) => findAddedQueued(tx, { importId, importer }, rows))
    let refused = 0
    for (const key of added.flatMap(({ elementIds }) => elementIds)) {
      const file = { name: files.getName('files', key), mimeType: '', folder: 'files' as const, key, id: toOwnId(importer, key) }
      if (!(await upload(viewer, files, { ...file, isRead: true }))) refused++
    }
    return async (tx) => {
      const found = await findAddedQueued(tx, { importId, importer }, rows)
      await writeQueued(tx, importer, found.added)
      const leftOutCount = leftOut + (values.length - rows.length) + refused + found.leftOutCount
      return { entryCount: found.added.length, knownCount: found.knownCount, leftOutCount }
    }
  }

  async function writeRows(
    { importId, viewer, importer, files }: Import,
    list: ImportedList,
    { rows: values, leftOut }: { rows: unknown[]; leftOut: number },
  ): Promise<Write> {
    const { userId } = viewer
    const { kind, most, count, add } = listWriters[list] as ListWriter<ImportedList>
    const rows = values.flatMap((value) => rowSchemas[list].safeParse(value).data ?? []) as Row<ImportedList>[]
    await uploadDocuments(viewer, importer, files, rows)
    return async (tx) => {
      const known = await findOwn(
        tx,
        kind,
        importer,
        rows.map(({ id }) => id),
      )
      const words = await findKnownWords(
        tx,
        userId,
        rows.flatMap((row) => ('isNoticed' in row && row.supersededById === null ? [row.content] : [])),
      )
      const resumed = await tx.importedEntry.count({ where: { importId, kind, entryId: { in: [...known.values()] } } })
      const isNew = (row: Row<ImportedList>) => !known.has(row.id) && !('isNoticed' in row && words.has(row.content.toLowerCase()))
      const fresh = rows.filter(isNew)
      const room = most === undefined ? fresh.length : Math.max(0, most - ((await count?.(tx, userId)) ?? 0))
      const created = await add({ tx, userId, importer, documents: uses.documents }, fresh.slice(0, room))
      const originIds = new Map(fresh.map(({ id }) => [toOwnId(importer, id), importer.origins.get(id) ?? id]))
      const records = created.map(({ id: entryId }) => ({ importId, kind, entryId, originId: originIds.get(entryId) ?? null }))
      await tx.importedEntry.createMany({ data: records, skipDuplicates: true })
      return {
        entryCount: created.length + resumed,
        knownCount: rows.length - fresh.length - resumed,
        leftOutCount: leftOut + (values.length - rows.length) + (fresh.length - created.length),
      }
    }
  }

  async function uploadDocuments(
    viewer: Viewer,
    importer: Importer,
    files: FileEntries,
    rows: readonly Row<ImportedList>[],
  ): Promise<void> {
    const documents = rows.flatMap((row) => ('kind' in row && row.kind === 'document' ? [row] : []))
    if (documents.length === 0) return
    const known = await transaction(db, (tx) =>
      findOwn(
        tx,
        'item',
        importer,
        documents.map(({ id }) => id),
      ),
    )
    for (const row of documents) {
      if (known.has(row.id)) continue
      const file = { name: row.document.fileName, mimeType: '', folder: 'documents' as const, key: row.id }
      await upload(viewer, files, { ...file, id: toUploadId(viewer.userId, row), isRead: false })
    }
  }

  /** False if it is missing or refused. */
  async function upload(
    viewer: Viewer,
    files: FileEntries,
    {
      folder,
      key,
      id,
      isRead,
      ...file
    }: { folder: 'files' | 'documents'; key: string; id: string; isRead: boolean; name: string; mimeType: string },
  ): Promise<boolean> {
    if ((await db.element.count({ where: { id, userId: viewer.userId } })) > 0) return true
    try {
      const stream = await files.openFile(folder, key, await uses.uploads.getRoom(viewer))
      if (!stream) return false
      await uses.uploads.add(viewer, { ...file, stream }, { id, isRead })
      return true
    } catch (error) {
      if (error instanceof AppError) return false
      throw error
    }
  }

  return { read, remove: removeImported }
}
