import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { z } from 'zod'
import { getFileName } from '../chat/uploads/uploads.service.ts'
import type { NotificationsService } from '../notifications/notifications.service.ts'
import type { Element, KnowledgeItem } from '../platform/__generated__/prisma/client.ts'
import { transaction } from '../platform/database/database.ts'
import { InputError, RateLimitError } from '../platform/errors.ts'
import type { Limit } from '../platform/limits/limits.ts'
import type { Job } from '../platform/jobs.ts'
import { createPause } from '../platform/limits/pauses.ts'
import { parseInput } from '../platform/text/parseInput.ts'
import type { PendingPassages } from '../retrieval/pendingPassages.ts'
import type { Platform } from '../platform/platform.ts'
import { toOneLine } from '../platform/text/text.ts'
import type { Viewer } from '../platform/viewer.ts'
import { publishToViewer } from '../platform/events/viewerNews.ts'
import { recordEvent } from '../webhooks/webhookEvents.ts'
import { splitStories, type StorySplit } from './storyTexts.ts'
import { newKnowledgeItem } from './validation.ts'
import { rule } from '../platform/errorCodes/rule.ts'

export interface ImportedFile {
  fileName: string
  storyCount: number
  knownCount: number
  problem: string | null
}

export interface StoryImportNews {
  readonly type: 'stories-imported'
  readonly storyCount: number
}

export interface StoryImport {
  isRunning: boolean
  files: ImportedFile[]
  stories: KnowledgeItem[]
}

const megabyte = 1024 * 1024
const maxFileBytes = 5 * megabyte
const maxBytesAtOnce = megabyte / 2
const maxStories = 1000
const maxBatchLength = 50_000

const fileIds = z
  .array(z.uuid(rule('file_missing')))
  .min(1, rule('no_file_chosen'))
  .max(20, rule('too_many_files_to_import', { max: 20 }))
const job = z.object({ userId: z.uuid(), fileIds, split: z.enum(['file', 'heading']) })

export class StoryImportService {
  readonly #platform: Platform
  readonly #notifications: NotificationsService
  readonly #pendingPassages: PendingPassages
  readonly #limit: Limit
  readonly #importJob: Job<z.input<typeof job>>

  constructor(platform: Platform, notifications: NotificationsService, pendingPassages: PendingPassages) {
    this.#platform = platform
    this.#notifications = notifications
    this.#pendingPassages = pendingPassages
    this.#limit = platform.limits.define('story-import', { points: 30, seconds: 600 })
    this.#importJob = platform.jobs.define('import-stories', { schema: job }, async ({ userId, ...input }) => {
      await this.#importAll(userId, await this.#loadUploads(userId, input.fileIds), input.split)
    })
  }

  async start({ userId }: Viewer, input: { fileIds: readonly string[]; split: StorySplit }): Promise<StoryImport> {
    const ids = [...new Set(parseInput(z.object({ fileIds }), input).fileIds)]
    const verdict = await this.#limit.consume(userId)
    if (!verdict.isAllowed) {
      throw new RateLimitError('too_many_imports', Math.ceil(verdict.retryAfterMs / 1000))
    }
    const uploads = await this.#loadUploads(userId, ids)
    if (uploads.length !== ids.length) throw new InputError('file_missing', { field: 'fileIds' })
    const bytes = uploads.reduce((sum, { fileSize }) => sum + Number(fileSize ?? 0), 0)
    if (bytes <= maxBytesAtOnce) return { isRunning: false, ...(await this.#importAll(userId, uploads, input.split)) }
    await this.#importJob.send({ userId, fileIds: ids, split: input.split })
    return { isRunning: true, files: [], stories: [] }
  }

  async #loadUploads(userId: string, ids: readonly string[]): Promise<Element[]> {
    const uploads = await this.#platform.db.element.findMany({ where: { id: { in: [...ids] }, userId, filePath: { not: null } } })
    return ids.flatMap((id) => uploads.find((upload) => upload.id === id) ?? [])
  }

  async #importAll(userId: string, uploads: Element[], split: StorySplit): Promise<Omit<StoryImport, 'isRunning'>> {
    const outcomes: ImportedFile[] = []
    const stories: KnowledgeItem[] = []
    for (const upload of uploads) {
      const fileName = getFileName(upload)
      const told = await this.#read(upload, fileName, split)
      if (typeof told === 'string') {
        outcomes.push({ fileName, storyCount: 0, knownCount: 0, problem: told })
        continue
      }
      const created: KnowledgeItem[] = []
      for (const data of toBatches(told.map((story) => ({ ...story, userId })))) {
        created.push(...(await this.#platform.db.knowledgeItem.createManyAndReturn({ data, skipDuplicates: true })))
      }
      outcomes.push({ fileName, storyCount: created.length, knownCount: told.length - created.length, problem: null })
      stories.push(...created)
      this.#pendingPassages.writeSoon(userId)
    }
    await this.#tell(userId, outcomes)
    return { files: outcomes, stories }
  }

  async #read(upload: Element, fileName: string, split: StorySplit) {
    if (!/\.(md|markdown|txt)$/i.test(fileName)) return 'Only .md and .txt files can be imported as stories.'
    if (Number(upload.fileSize ?? 0) > maxFileBytes) return `Files can be up to ${maxFileBytes / megabyte} MB.`
    const bytes = await this.#loadContents(upload).catch((err: unknown) =>
      this.#platform.log.warn({ err, elementId: upload.id }, 'an upload could not be read'),
    )
    if (!bytes) return 'It couldn’t be read. Upload it again.'
    const text = decode(bytes)
    if (text === null) return 'It isn’t a text file. Save it as plain text in UTF-8.'
    const told = await splitStories({ name: fileName, text, split }, maxStories)
    if (told.length === 0) return 'It is empty.'
    if (told.length > maxStories) return `It has more than ${maxStories.toLocaleString('en')} headings. Import it as one story.`
    const pause = createPause()
    const items = []
    for (const story of told) {
      await pause()
      const title = toOneLine(story.title) || fileName
      items.push({ ...newKnowledgeItem.parse({ ...story, title, kind: 'story' }), importKey: toKey(story) })
    }
    return items
  }

  async #loadContents({ filePath }: Element): Promise<Uint8Array | null> {
    const file = filePath && (await this.#platform.files.get(filePath))
    return file ? buffer(file.stream) : null
  }

  async #tell(userId: string, outcomes: ImportedFile[]): Promise<void> {
    const [added, known] = [sum(outcomes, 'storyCount'), sum(outcomes, 'knownCount')]
    const news: StoryImportNews = { type: 'stories-imported', storyCount: added }
    await publishToViewer(this.#platform, userId, news)
    const problems = outcomes.filter(({ problem }) => problem !== null)
    const notification = await transaction(this.#platform.db, async (tx) => {
      await recordEvent(tx, userId, 'import.finished', { story_count: added, known_count: known, problem_count: problems.length })
      return this.#notifications.write(tx, userId, {
        channel: 'product',
        type: problems.length > 0 ? 'warning' : 'success',
        title: 'Your import is finished',
        summary: `Stories added: ${added}`,
        message: problems.map(({ fileName, problem }) => `${fileName.slice(0, 60)}: ${problem}`).join('\n'),
        actionUrl: '/story',
      })
    })
    await this.#notifications.notifyClients(userId, notification.id)
  }
}

/** Large statements block the embedded database. */
function toBatches<Item extends { content: string }>(items: readonly Item[]): Item[][] {
  const batches: Item[][] = []
  let room = 0
  for (const item of items) {
    const batch = batches.at(-1)
    if (batch && item.content.length <= room) batch.push(item)
    else {
      batches.push([item])
      room = maxBatchLength
    }
    room -= item.content.length
  }
  return batches
}

function sum(outcomes: ImportedFile[], count: 'storyCount' | 'knownCount'): number {
  return outcomes.reduce((total, outcome) => total + outcome[count], 0)
}

function toKey({ title, content }: { title: string; content: string }): string {
  return createHash('sha256').update(`${title}\0${content}`).digest('hex')
}

/** Windows editors save UTF-16 with a byte order mark. */
function decode(bytes: Uint8Array): string | null {
  const mark = `${bytes[0]} ${bytes[1]}`
  const encoding = mark === '255 254' ? 'utf-16le' : mark === '254 255' ? 'utf-16be' : 'utf-8'
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
    return text.includes('\0') ? null : text
  } catch {
    return null
  }
}
