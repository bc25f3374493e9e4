import { randomUUIDv7 } from 'node:crypto'
import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { z } from 'zod'
import type { Element } from '../platform/__generated__/prisma/client.ts'
import type { PlansService } from '../plans/plans.service.ts'
import { InputError, NotFoundError, RateLimitError } from '../platform/errors.ts'
import type { Platform } from '../platform/platform.ts'
import { spooled } from '../platform/spool.ts'
import type { Viewer } from '../platform/viewer.ts'
import { readContents } from './fileContents.ts'
import { safeFileName } from './fileNames.ts'

/** A file as its sender describes it. */
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

export function createUploadsService({ db, files, deletedFiles, jobs, limits }: Platform, plans: PlansService) {
  const uploads = limits.define('upload', { points: 60, seconds: 600 })
  jobs.define('delete-unsent-uploads', { schema: z.object({}), cron: '17 * * * *' }, () => deleteUnsent(new Date()))

  /**
   * Keeps all files or none, to be sent with a message within a day.
   * @param arrive hands the files over one after another, and fails if one of them does not come whole
   */
  async function receive({ userId }: Viewer, arrive: (take: (file: ArrivingFile) => Promise<void>) => Promise<void>): Promise<Element[]> {
    const verdict = await uploads.consume(userId)
    if (!verdict.isAllowed) {
      throw new RateLimitError('These are many uploads in a short time. Wait a moment.', Math.ceil(verdict.retryAfterMs / 1000))
    }
    const kept: Element[] = []
    try {
      await arrive(async (file) => void kept.push(await keep(userId, file)))
      if (kept.length === 0) throw new InputError('Choose a file first.', 'files')
      return kept
    } catch (error) {
      await discard(kept)
      throw error
    }
  }

  async function keep(userId: string, { name, mimeType: declared, stream }: ArrivingFile): Promise<Element> {
    return spooled(stream, async (file) => {
      await plans.countUpload({ userId }, { bytes: file.size })
      const { mimeType, text } = await readContents(file, declared)
      const id = randomUUIDv7()
      // The row comes first: should the process end before the file is stored, the sweep of unsent uploads finds both.
      const element = await db.element.create({
        data: {
          id,
          userId,
          elementType: 'file',
          content: text,
          filePath: `uploads/${id}`,
          url: `/api/v1/files/${id}`,
          fileSize: file.size,
          mimeType,
          properties: { filename: safeFileName(name) },
          metadata: { declared_mime_type: declared },
        },
      })
      try {
        await files.put(`uploads/${id}`, createReadStream(file.path), { contentType: mimeType, size: file.size })
      } catch (error) {
        await discard([element])
        throw error
      }
      return element
    })
  }

  /** The files follow at once, or with the next sweep if they cannot. */
  async function discard(elements: readonly Element[]): Promise<void> {
    if (elements.length === 0) return
    await db.element.deleteMany({ where: { id: { in: elements.map(({ id }) => id) } } })
    await deletedFiles.delete(elements.flatMap(({ filePath }) => filePath ?? []))
  }

  /** For its owner alone. */
  async function open({ userId }: Viewer, { id }: { id: string }): Promise<OpenedFile> {
    const element = await db.element.findFirst({ where: { id, userId, filePath: { not: null } } })
    const file = element?.filePath ? await files.get(element.filePath) : null
    if (!element || !file) throw new NotFoundError('There is no such file.')
    return { stream: file.stream, size: file.size, name: fileNameOf(element), mimeType: element.mimeType ?? 'application/octet-stream' }
  }

  async function deleteUnsent(now: Date): Promise<void> {
    await db.element.deleteMany({ where: { stepId: null, createdAt: { lt: new Date(now.getTime() - unsentHours * 3_600_000) } } })
    await deletedFiles.deleteDue()
  }

  /** Of one upload, before anything of it is read. */
  async function limitsOf(viewer: Viewer): Promise<{ maxBytes: number; maxFiles: number }> {
    const { fileMegabytes, filesPerUpload } = (await plans.planOf(viewer)).limits
    return { maxBytes: Math.floor(fileMegabytes * 1024 * 1024), maxFiles: filesPerUpload }
  }

  return { limitsOf, receive, open, deleteUnsent }
}

export function fileNameOf({ properties }: Pick<Element, 'properties'>): string {
  const parsed = z.object({ filename: z.string() }).safeParse(properties)
  return parsed.success ? parsed.data.filename : 'file'
}
