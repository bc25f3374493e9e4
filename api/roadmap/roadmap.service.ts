import { randomUUIDv7 } from 'node:crypto'
import { z } from 'zod'
import type { NotificationsService } from '../notifications/notifications.service.ts'
import { Prisma, type RoadmapStatus } from '../platform/__generated__/prisma/client.ts'
import { InputError, NotFoundError, RateLimitError } from '../platform/errors.ts'
import { isUuid } from '../platform/text/ids.ts'
import { parseInput } from '../platform/text/parseInput.ts'
import type { Platform } from '../platform/platform.ts'
import type { Viewer } from '../platform/viewer.ts'
import { readRoadmapFile } from './roadmapFile.ts'
import { syncRoadmap } from './roadmapSync.ts'
import { newSuggestion } from './validation.ts'

/** Something that the product may bring, as one person sees it. */
export interface ListedItem {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly status: RoadmapStatus
  readonly reply: string | null
  readonly createdAt: Date
  readonly voteCount: number
  readonly viewerHasVoted: boolean
  readonly isViewersSuggestion: boolean
  /** Whether others see it too. */
  readonly isListed: boolean
}

const suggestionsADay = 5
/** Of what a person suggested themselves, the newest. */
const maxOwn = 100

/** What comes next, as the roadmap's file says, and what people think of it. */
export class RoadmapService {
  readonly #platform: Platform
  readonly #notifications: NotificationsService

  constructor(platform: Platform, notifications: NotificationsService) {
    this.#platform = platform
    this.#notifications = notifications
    platform.jobs.define('delete-authorless-suggestions', { schema: z.object({}), cron: '40 3 * * *' }, () => this.deleteAuthorless())
  }

  /** At every start: the file may have changed since the last one. */
  async boot(): Promise<void> {
    await syncRoadmap(this.#platform.db, this.#notifications, await readRoadmapFile(this.#platform.config.roadmapFile))
  }

  /** What everybody sees in the order of the file, then what the viewer suggested and is not in it, newest first. */
  async list(viewer: Viewer | null): Promise<ListedItem[]> {
    return this.#read(viewer, Prisma.sql`true`)
  }

  /** Null when there is no such item, and when it is somebody else's suggestion. */
  async find(viewer: Viewer | null, { id }: { id: string }): Promise<ListedItem | null> {
    if (!isUuid(id)) return null
    const [item] = await this.#read(viewer, Prisma.sql`item.id = ${id}::uuid`)
    return item ?? null
  }

  /** Once or more often, it is one vote. */
  async vote(viewer: Viewer, { id }: { id: string }): Promise<ListedItem> {
    const item = await this.#get(viewer, id)
    if (!isOpen(item)) throw new InputError('roadmap_item_decided')
    await this.#platform.db.$executeRaw`
      INSERT INTO roadmap_votes (item_id, user_id) SELECT id, ${viewer.userId}::uuid FROM roadmap_items WHERE id = ${id}::uuid
      ON CONFLICT DO NOTHING`
    return this.#get(viewer, id)
  }

  /** Also when there was none. */
  async withdrawVote(viewer: Viewer, { id }: { id: string }): Promise<ListedItem> {
    await this.#get(viewer, id)
    await this.#platform.db.roadmapVote.deleteMany({ where: { itemId: id, userId: viewer.userId } })
    return this.#get(viewer, id)
  }

  /** Only its author sees it until the roadmap's file takes it up. It counts as their vote. */
  async suggest(viewer: Viewer, input: z.input<typeof newSuggestion>): Promise<ListedItem> {
    const { title, description } = parseInput(newSuggestion, input)
    const { db, log } = this.#platform
    const { userId } = viewer
    const recent = await db.roadmapItem.findMany({
      where: { authorId: userId, createdAt: { gt: new Date(Date.now() - 86_400_000) } },
      orderBy: { createdAt: 'desc' },
      take: suggestionsADay,
    })
    const oldest = recent[suggestionsADay - 1]
    if (oldest) {
      const seconds = Math.max(1, Math.ceil((oldest.createdAt.getTime() + 86_400_000 - Date.now()) / 1000))
      const hours = Math.ceil(seconds / 3600)
      throw new RateLimitError('suggestions_used_up', seconds, { params: { limit: suggestionsADay, hours } })
    }
    const id = randomUUIDv7()
    await db.roadmapItem.create({ data: { id, title, description, authorId: userId, votes: { create: { userId } } } })
    // Whoever keeps the roadmap's file answers there, by this id.
    log.info({ suggestion: id, title }, 'somebody suggested something for the roadmap')
    return this.#get(viewer, id)
  }

  /** Of people who are gone, unless they were taken up. */
  async deleteAuthorless(): Promise<void> {
    await this.#platform.db.roadmapItem.deleteMany({ where: { authorId: null, key: null } })
  }

  async #get(viewer: Viewer, id: string): Promise<ListedItem> {
    const item = await this.find(viewer, { id })
    if (!item) throw new NotFoundError('no_such_roadmap_item')
    return item
  }

  #read(viewer: Viewer | null, condition: Prisma.Sql): Promise<ListedItem[]> {
    const viewerId = Prisma.sql`${viewer?.userId ?? null}::uuid`
    return this.#platform.db.$queryRaw<ListedItem[]>`
      SELECT item.id, title, description, status::text, reply, item.created_at AS "createdAt", position IS NOT NULL AS "isListed",
        (SELECT count(*) FROM roadmap_votes WHERE item_id = item.id)::int AS "voteCount",
        EXISTS (SELECT FROM roadmap_votes WHERE item_id = item.id AND user_id = ${viewerId}) AS "viewerHasVoted",
        coalesce(author_id = ${viewerId}, false) AS "isViewersSuggestion"
      FROM roadmap_items AS item
      WHERE ${condition} AND (position IS NOT NULL OR item.id IN (
        SELECT id FROM roadmap_items WHERE author_id = ${viewerId} AND position IS NULL ORDER BY created_at DESC LIMIT ${maxOwn}))
      ORDER BY position NULLS LAST, item.created_at DESC`
  }
}

/** Whether a vote for it would still say something. */
export function isOpen({ status, isListed }: ListedItem): boolean {
  return isListed && (status === 'planned' || status === 'in_progress')
}
