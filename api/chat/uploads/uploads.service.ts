import { randomUUIDv7 } from 'node:crypto'
import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { sql } from 'kysely'
import { z } from 'zod'
import type { OpenStreams } from '../../account/sessions/openStreams.ts'
import type { Element } from '../../platform/__generated__/prisma/client.ts'
import type { PlansService } from '../../plans/plans.service.ts'
import { countChanged, kysely, prepareStatement, castValue } from '../../platform/database/sql/typedSql.ts'
import { InputError, NotFoundError, RateLimitError } from '../../platform/errors.ts'
import type { Limit } from '../../platform/limits/limits.ts'
import type { Platform } from '../../platform/platform.ts'
import { type SpooledFile, withSpooledFile } from '../../platform/events/spool.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { detectMimeType, toSafeFileName } from './arrivingFiles.ts'
import { isPicture, stripMetadata } from './metadata/pictures.ts'
import { findPictureProblem } from './reading/attachedPictures.ts'
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

interface Uses {
  readonly plans: PlansService
  readonly openStreams: Pick<OpenStreams, 'requireActive'>
  readonly readFile: ReadFile
}

const unsentHours = 24
const megabyte = 1024 * 1024
/** Per user, unless the plan allows more per message. */
const maxUnsent = { files: 200, bytes: 2000 * megabyte }
/** Per process. Browsers open six connections per server. */
const maxArriving = 6

const unsentFiles = prepareStatement<{ userId: string }, { files: bigint; bytes: bigint }>((arg) =>
  kysely
    .selectFrom('elements')
    .where('userId', '=', castValue(arg('userId'), 'uuid'))
    .where('stepId', 'is', null)
    .where('filePath', 'is not', null)
    .select(({ fn }) => [fn.countAll<bigint>().as('files'), fn.coalesce(fn.sum<bigint>('fileSize'), sql<bigint>`0`).as('bytes')]),
)

export class UploadsService {
  readonly #platform: Platform
  readonly #plans: PlansService
  readonly #openStreams: Uses['openStreams']
  readonly #readFile: ReadFile
  readonly #limit: Limit
  readonly #arriving = new Map<string, number>()

  constructor(platform: Platform, { plans, openStreams, readFile }: Uses) {
    this.#platform = platform
    this.#plans = plans
    this.#openStreams = openStreams
    this.#readFile = readFile
    this.#limit = platform.limits.define('upload', { points: 60, seconds: 600 })
  }

  start(): void {
    this.#platform.jobs.define('delete-unsent-uploads', { schema: z.object({}), cron: '17 * * * *' }, () => this.deleteUnsent(new Date()))
  }

  /** @param arrive fails if a file is incomplete */
  async receive(
    viewer: Viewer,
    arrive: (take: (file: ArrivingFile) => Promise<void>) => Promise<void>,
    { isRead = true } = {},
  ): Promise<Element[]> {
    const { userId } = viewer
    const verdict = await this.#limit.consume(userId)
    if (!verdict.isAllowed) throw new RateLimitError('too_many_uploads', Math.ceil(verdict.retryAfterMs / 1000))
    const arrivingCount = this.#arriving.get(userId) ?? 0
    if (arrivingCount >= maxArriving) throw new RateLimitError('uploads_still_arriving', 10)
    this.#arriving.set(userId, arrivingCount + 1)
    const stored: Element[] = []
    try {
      const first = await this.#requireSpace(viewer)
      await arrive(async (file) => {
        const atMost = stored.length === 0 ? first : await this.#requireSpace(viewer)
        stored.push(await this.#store(viewer, file, { isRead, atMost }))
      })
      if (stored.length === 0) throw new InputError('file_required', { field: 'files' })
      await this.#openStreams.requireActive(viewer)
      return stored
    } catch (error) {
      await this.#discard(stored)
      throw error
    } finally {
      const left = (this.#arriving.get(userId) ?? 1) - 1
      if (left > 0) this.#arriving.set(userId, left)
      else this.#arriving.delete(userId)
    }
  }

  /** Bytes of an imported file that the plan allows. */
  async getRoom(viewer: Pick<Viewer, 'userId'>): Promise<number> {
    const { fileMegabytes } = (await this.#plans.getPlan(viewer)).limits
    return Math.min(await this.#plans.requireUpload(viewer), Math.floor(fileMegabytes * megabyte))
  }

  /** Adds a file of an import, which can have more files than a message. It counts as unsent until a message contains it. */
  async add({ userId }: Viewer, { stream, ...file }: ArrivingFile, { id, isRead }: { id: string; isRead: boolean }): Promise<void> {
    await withSpooledFile(stream, async (spooled) => {
      await this.#plans.countUpload({ userId }, { bytes: spooled.size })
      await this.#put(userId, { ...spooled, ...file }, { id, isRead })
    })
  }

  /** Rejected files are read to the end: the error for too large files takes precedence. */
  async #store(
    viewer: Viewer,
    { stream, ...file }: ArrivingFile,
    { isRead, atMost }: { isRead: boolean; atMost: number },
  ): Promise<Element> {
    const storeSpooled = async (spooled: SpooledFile) => {
      await this.#requireUnsent(viewer, { bytes: spooled.size })
      await this.#plans.countUpload(viewer, { bytes: spooled.size })
      if (spooled.size > atMost) throw new InputError('upload_interrupted')
      return this.#put(viewer.userId, { ...spooled, ...file }, { id: randomUUIDv7(), isRead })
    }
    return withSpooledFile(stream, storeSpooled, { atMost })
  }

  async #put(
    userId: string,
    { name, mimeType: declared, ...file }: SpooledFile & Omit<ArrivingFile, 'stream'>,
    { id, isRead }: { id: string; isRead: boolean },
  ): Promise<Element> {
    const { mimeType, size, read } = await readWithoutMetadata(file, declared)
    const fileName = toSafeFileName(name)
    const reading = isRead ? await this.#readAttached({ ...file, id, userId, fileName, mimeType }) : null
    // The cleanup of unsent uploads finds the row if the process dies first.
    const element = await this.#platform.db.element.create({
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
      await storeReading(this.#platform, id, reading)
      await this.#platform.files.put(`uploads/${id}`, read(), { contentType: mimeType, size })
    } catch (error) {
      await this.#discard([element])
      throw error
    }
    return element
  }

  async #readAttached(file: FileToRead): Promise<FileReading | null> {
    if (!isPicture(file.mimeType)) return this.#readFile(file)
    const problem = await findPictureProblem(file, file.mimeType)
    return problem === null ? null : { problem }
  }

  async #requireSpace(viewer: Viewer): Promise<number> {
    return Math.min(await this.#plans.requireUpload(viewer), await this.#requireUnsent(viewer, { bytes: 0 }))
  }

  async #requireUnsent(viewer: Viewer, { bytes }: { bytes: number }): Promise<number> {
    const [unsent] = await unsentFiles(this.#platform.db, { userId: viewer.userId })
    const { maxBytes, maxFiles } = await this.getLimits(viewer)
    const left = Math.max(maxUnsent.bytes, maxBytes) - Number(unsent?.bytes ?? 0)
    if (Number(unsent?.files ?? 0) >= Math.max(maxUnsent.files, maxFiles) || bytes > left || left === 0) {
      throw new InputError('too_many_unsent_uploads', { field: 'files' })
    }
    return left
  }

  async #discard(elements: readonly Element[]): Promise<void> {
    if (elements.length === 0) return
    await this.#platform.db.element.deleteMany({ where: { id: { in: elements.map(({ id }) => id) } } })
    await this.#platform.deletedFiles.delete(elements.flatMap(({ filePath }) => filePath ?? []))
  }

  async open({ userId }: Viewer, { id }: { id: string }): Promise<OpenedFile> {
    const element = await this.#platform.db.element.findFirst({ where: { id, userId, filePath: { not: null } } })
    const file = element?.filePath ? await this.#platform.files.get(element.filePath) : null
    if (!element || !file) throw new NotFoundError('no_such_file')
    return { stream: file.stream, size: file.size, name: getFileName(element), mimeType: element.mimeType ?? 'application/octet-stream' }
  }

  async deleteUnsent(now: Date): Promise<void> {
    const due = kysely
      .deleteFrom('elements')
      .where('stepId', 'is', null)
      .where('createdAt', '<', new Date(now.getTime() - unsentHours * 3_600_000))
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('queuedMessages')
              .select('id')
              .where(sql<boolean>`${sql.ref('elements.id')} = ANY (${sql.ref('queuedMessages.elementIds')})`),
          ),
        ),
      )
    await countChanged(this.#platform.db, due)
    await this.#platform.deletedFiles.deleteDue()
  }

  async getLimits(viewer: Viewer): Promise<{ maxBytes: number; maxFiles: number }> {
    const { fileMegabytes, filesPerUpload } = (await this.#plans.getPlan(viewer)).limits
    return { maxBytes: Math.floor(fileMegabytes * megabyte), maxFiles: filesPerUpload }
  }
}

export function getFileName({ properties }: Pick<Element, 'properties'>): string {
  const parsed = z.object({ filename: z.string() }).safeParse(properties)
  return parsed.success ? parsed.data.filename : 'file'
}

async function readWithoutMetadata(file: SpooledFile, declared: string) {
  const mimeType = await detectMimeType(file, declared)
  const unchanged = { mimeType, size: file.size, read: (): Readable => createReadStream(file.path) }
  if (!isPicture(mimeType)) return unchanged
  const picture = await stripMetadata(file, mimeType)
  return picture ? { ...unchanged, ...picture } : { ...unchanged, mimeType: 'application/octet-stream' }
}
