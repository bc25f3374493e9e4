import { randomUUIDv7 } from 'node:crypto'
import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Element } from '../../platform/__generated__/prisma/client.ts'
import type { PlansService } from '../../plans/plans.service.ts'
import { kysely, prepared, valueAs } from '../../platform/database/sql/typedSql.ts'
import { InputError, NotFoundError, RateLimitError } from '../../platform/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { type SpooledFile, withSpooledFile } from '../../platform/events/spool.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { detectMimeType } from './fileContents.ts'
import { safeFileName } from './fileNames.ts'
import { isPicture, withoutMetadata } from './metadata/pictures.ts'
import { pictureProblem } from './reading/attachedPictures.ts'
import { toColumns, type FileReading, type FileToRead, type ReadFile, storeReading } from './reading/reading.ts'

export interface ArrivingFile {
  readonly name: string
  readonly mimeType: string
  readonly stream: Readable
}

export interface OpenedFile {
  readonly stream: Readable
  readonly name: string
  readonly mimeType: string
  readonly size: number
}

export type UploadsService = ReturnType<typeof createUploadsService>

const unsentHours = 24
/** Maximum of unsent uploads per user, unless the plan allows more per message. */
const maxUnsent = { files: 200, bytes: 2000 * 1024 * 1024 }
/** Per process. Browsers open no more connections to one server. */
const maxArriving = 6

const unsentFiles = prepared<{ userId: string }, { files: bigint; bytes: bigint }>((arg) =>
  kysely
    .selectFrom('elements')
    .where('userId', '=', valueAs(arg('userId'), 'uuid'))
    .where('stepId', 'is', null)
    .where('filePath', 'is not', null)
    .select(({ fn }) => [fn.countAll<bigint>().as('files'), fn.coalesce(fn.sum<bigint>('fileSize'), sql<bigint>`0`).as('bytes')]),
)

export function createUploadsService(platform: Platform, plans: PlansService, readFile: ReadFile) {
  const { db, files, deletedFiles, jobs, limits } = platform
  const uploads = limits.define('upload', { points: 60, seconds: 600 })
  const arriving = new Map<string, number>()
  jobs.define('delete-unsent-uploads', { schema: z.object({}), cron: '17 * * * *' }, () => deleteUnsent(new Date()))

  /**
   * Stores all files or none. Unsent files are deleted after a day.
   * @param arrive yields the files one at a time and fails if one is incomplete
   * @param isRead whether to extract text for the assistant; false for files that become documents or stories
   */
  async function receive(
    viewer: Viewer,
    arrive: (take: (file: ArrivingFile) => Promise<void>) => Promise<void>,
    { isRead = true } = {},
  ): Promise<Element[]> {
    const { userId } = viewer
    const verdict = await uploads.consume(userId)
    if (!verdict.isAllowed) {
      throw new RateLimitError('too_many_uploads', Math.ceil(verdict.retryAfterMs / 1000))
    }
    const others = arriving.get(userId) ?? 0
    if (others >= maxArriving) throw new RateLimitError('uploads_still_arriving', 10)
    arriving.set(userId, others + 1)
    const kept: Element[] = []
    try {
      const first = await spaceFor(viewer)
      await arrive(async (file) => {
        const atMost = kept.length === 0 ? first : await spaceFor(viewer)
        kept.push(await keep(viewer, file, { isRead, atMost }))
      })
      if (kept.length === 0) throw new InputError('file_required', { field: 'files' })
      return kept
    } catch (error) {
      await discard(kept)
      throw error
    } finally {
      const left = (arriving.get(userId) ?? 1) - 1
      if (left > 0) arriving.set(userId, left)
      else arriving.delete(userId)
    }
  }

  /** Rejected files are read to the end without being stored, so that the error for too large files takes precedence. */
  async function keep(
    viewer: Viewer,
    { name, mimeType: declared, stream }: ArrivingFile,
    { isRead, atMost }: { isRead: boolean; atMost: number },
  ): Promise<Element> {
    const { userId } = viewer
    const keepWhole = async (file: SpooledFile) => {
      await requireUnsent(viewer, { bytes: file.size })
      await plans.countUpload(viewer, { bytes: file.size })
      if (file.size > atMost) throw new InputError('upload_interrupted')
      const { mimeType, size, read } = await readKept(file, declared)
      const id = randomUUIDv7()
      const fileName = safeFileName(name)
      const reading = isRead ? await readAttached({ ...file, id, userId, fileName, mimeType }) : null
      // Insert the row first: if the process dies before the file is stored, the cleanup of unsent uploads finds both.
      const element = await db.element.create({
        data: {
          id,
          userId,
          elementType: 'file',
          filePath: `uploads/${id}`,
          url: `/api/v1/files/${id}`,
          fileSize: size,
          mimeType,
          properties: { filename: fileName },
          metadata: { declared_mime_type: declared },
          ...toColumns(reading),
        },
      })
      try {
        await storeReading(platform, id, reading)
        await files.put(`uploads/${id}`, read(), { contentType: mimeType, size })
      } catch (error) {
        await discard([element])
        throw error
      }
      return element
    }
    return withSpooledFile(stream, keepWhole, { atMost })
  }

  async function readAttached(file: FileToRead): Promise<FileReading | null> {
    if (!isPicture(file.mimeType)) return readFile(file)
    const problem = await pictureProblem(file, file.mimeType)
    return problem === null ? null : { problem }
  }

  /** Returns the remaining bytes. Throws if there are none. */
  async function spaceFor(viewer: Viewer): Promise<number> {
    return Math.min(await plans.requireUpload(viewer), await requireUnsent(viewer, { bytes: 0 }))
  }

  /** Returns the remaining bytes for unsent uploads. Throws if the limit is exceeded. */
  async function requireUnsent(viewer: Viewer, { bytes }: { bytes: number }): Promise<number> {
    const [unsent] = await unsentFiles(db, { userId: viewer.userId })
    const { maxBytes, maxFiles } = await getLimits(viewer)
    const left = Math.max(maxUnsent.bytes, maxBytes) - Number(unsent?.bytes ?? 0)
    if (Number(unsent?.files ?? 0) >= Math.max(maxUnsent.files, maxFiles) || bytes > left || left === 0) {
      throw new InputError('too_many_unsent_uploads', { field: 'files' })
    }
    return left
  }

  /** Deletes the files immediately, or with the next cleanup if that fails. */
  async function discard(elements: readonly Element[]): Promise<void> {
    if (elements.length === 0) return
    await db.element.deleteMany({ where: { id: { in: elements.map(({ id }) => id) } } })
    await deletedFiles.delete(elements.flatMap(({ filePath }) => filePath ?? []))
  }

  /** Available to the owner only. */
  async function open({ userId }: Viewer, { id }: { id: string }): Promise<OpenedFile> {
    const element = await db.element.findFirst({ where: { id, userId, filePath: { not: null } } })
    const file = element?.filePath ? await files.get(element.filePath) : null
    if (!element || !file) throw new NotFoundError('no_such_file')
    return { stream: file.stream, size: file.size, name: getFileName(element), mimeType: element.mimeType ?? 'application/octet-stream' }
  }

  async function deleteUnsent(now: Date): Promise<void> {
    await db.element.deleteMany({ where: { stepId: null, createdAt: { lt: new Date(now.getTime() - unsentHours * 3_600_000) } } })
    await deletedFiles.deleteDue()
  }

  /** Limits of one upload, needed before reading it. */
  async function getLimits(viewer: Viewer): Promise<{ maxBytes: number; maxFiles: number }> {
    const { fileMegabytes, filesPerUpload } = (await plans.planOf(viewer)).limits
    return { maxBytes: Math.floor(fileMegabytes * 1024 * 1024), maxFiles: filesPerUpload }
  }

  return { limitsOf: getLimits, receive, open, deleteUnsent }
}

export function getFileName({ properties }: Pick<Element, 'properties'>): string {
  const parsed = z.object({ filename: z.string() }).safeParse(properties)
  return parsed.success ? parsed.data.filename : 'file'
}

/** Removes metadata from pictures. Invalid pictures are not treated as pictures. */
async function readKept(file: SpooledFile, declared: string) {
  const mimeType = await detectMimeType(file, declared)
  const whole = { mimeType, size: file.size, read: (): Readable => createReadStream(file.path) }
  if (!isPicture(mimeType)) return whole
  const picture = await withoutMetadata(file, mimeType)
  return picture ? { ...whole, ...picture } : { ...whole, mimeType: 'application/octet-stream' }
}
