import type { z } from 'zod'
import { transaction } from '../../platform/database/database.ts'
import { InputError } from '../../platform/errors.ts'
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

export class AnnouncementService {
  readonly #db: Platform['db']
  readonly #operator: OperatorService

  constructor(db: Platform['db'], operator: OperatorService) {
    this.#db = db
    this.#operator = operator
  }

  /** For every user; null after its end. */
  async find(): Promise<Announcement | null> {
    const stored = await this.#db.serverSettings.findUnique({ where: { id: 1 } })
    const { announcement: text, announcementEndsAt: endsAt, announcementPublishedAt: publishedAt } = stored ?? none
    return text === null || !publishedAt || (endsAt && endsAt <= new Date()) ? null : { text, endsAt, publishedAt }
  }

  /** Replaces the current announcement. */
  async publish(viewer: Viewer, input: z.input<typeof newAnnouncement>): Promise<Announcement> {
    await this.#operator.require(viewer)
    const { text, endsAt } = parseInput(newAnnouncement, input)
    const publishedAt = new Date()
    if (endsAt && endsAt <= publishedAt) throw new InputError('announcement_end_in_past', { field: 'endsAt' })
    await transaction(this.#db, async (tx) => {
      const data = { announcement: text, announcementEndsAt: endsAt, announcementPublishedAt: publishedAt }
      await tx.serverSettings.upsert({ where: { id: 1 }, create: { id: 1, ...data }, update: data })
      await this.#operator.audit(tx, viewer, 'announcement.published', { text, ends_at: endsAt?.toISOString() ?? null })
    })
    return { text, endsAt, publishedAt }
  }

  async remove(viewer: Viewer): Promise<void> {
    await this.#operator.require(viewer)
    await transaction(this.#db, async (tx) => {
      const { count } = await tx.serverSettings.updateMany({ where: { id: 1, announcement: { not: null } }, data: none })
      if (count > 0) await this.#operator.audit(tx, viewer, 'announcement.removed', {})
    })
  }
}
