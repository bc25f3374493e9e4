import { z } from 'zod'
import { transaction } from '../../platform/database/database.ts'
import { InputError } from '../../platform/errors.ts'
import { publishToEveryone } from '../../platform/events/viewerNews.ts'
import type { Job } from '../../platform/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { parseInput } from '../../platform/text/parseInput.ts'
import type { Viewer } from '../../platform/viewer.ts'
import type { OperatorService } from '../operator.service.ts'
import { newAnnouncement } from './validation.ts'

export interface Announcement {
  readonly text: string
  readonly endsAt: Date | null
  readonly publishedAt: Date
}

const none = { announcement: null, announcementEndsAt: null, announcementPublishedAt: null } as const

export interface AnnouncementNews {
  readonly type: 'announcement-changed'
}

/** Null once it has ended. */
export async function findAnnouncement(db: Platform['db']): Promise<Announcement | null> {
  const stored = await db.serverSettings.findUnique({ where: { id: 1 } })
  const { announcement: text, announcementEndsAt: endsAt, announcementPublishedAt: publishedAt } = stored ?? none
  return text === null || !publishedAt || (endsAt && endsAt <= new Date()) ? null : { text, endsAt, publishedAt }
}

export class AnnouncementService {
  readonly #platform: Pick<Platform, 'db' | 'jobs' | 'live' | 'log'>
  readonly #operator: OperatorService
  readonly #endJob: Job<object>

  constructor(platform: Pick<Platform, 'db' | 'jobs' | 'live' | 'log'>, operator: OperatorService) {
    this.#platform = platform
    this.#operator = operator
    this.#endJob = platform.jobs.define('end-announcement', { schema: z.object({}) }, () => this.#announce())
  }

  /** The current announcement, for every user. */
  find(): Promise<Announcement | null> {
    return findAnnouncement(this.#platform.db)
  }

  /** Replaces the current announcement. */
  async publish(viewer: Viewer, input: z.input<typeof newAnnouncement>): Promise<Announcement> {
    await this.#operator.require(viewer)
    const { text, endsAt } = parseInput(newAnnouncement, input)
    const publishedAt = new Date()
    if (endsAt && endsAt <= publishedAt) throw new InputError('announcement_end_in_past', { field: 'endsAt' })
    if (endsAt) await this.#platform.jobs.start()
    await transaction(this.#platform.db, async (tx) => {
      const data = { announcement: text, announcementEndsAt: endsAt, announcementPublishedAt: publishedAt }
      await tx.serverSettings.upsert({ where: { id: 1 }, create: { id: 1, ...data }, update: data })
      await this.#operator.recordAudit(tx, viewer, 'announcement.published', { text, ends_at: endsAt?.toISOString() ?? null })
      if (!endsAt) return
      const startAfterSeconds = Math.ceil((endsAt.getTime() - Date.now()) / 1000)
      await this.#endJob.send({}, { startAfterSeconds, tx })
    })
    await this.#announce()
    return { text, endsAt, publishedAt }
  }

  async remove(viewer: Viewer): Promise<void> {
    await this.#operator.require(viewer)
    await transaction(this.#platform.db, async (tx) => {
      const { count } = await tx.serverSettings.updateMany({ where: { id: 1, announcement: { not: null } }, data: none })
      if (count > 0) await this.#operator.recordAudit(tx, viewer, 'announcement.removed', {})
    })
    await this.#announce()
  }

  #announce(): Promise<void> {
    const news: AnnouncementNews = { type: 'announcement-changed' }
    return publishToEveryone(this.#platform, news)
  }
}
