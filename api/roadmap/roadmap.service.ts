import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import { z } from 'zod'
import type { NotificationsService } from '../notifications/notifications.service.ts'
import type { RoadmapStatus } from '../platform/__generated__/prisma/client.ts'
import { countChanged, queryFirstRow, kysely, queryRows } from '../platform/database/sql/typedSql.ts'
import { ConflictError, NotFoundError, RateLimitError } from '../platform/errors.ts'
import { isUuid } from '../platform/text/ids.ts'
import { parseInput } from '../platform/text/parseInput.ts'
import type { Platform } from '../platform/platform.ts'
import type { Viewer } from '../platform/viewer.ts'
import { readRoadmapFile, syncRoadmap } from './roadmapSync.ts'
import { newSuggestion } from './validation.ts'

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
  readonly isListed: boolean
}

const suggestionsADay = 5
const maxOwn = 100

export class RoadmapService {
  readonly #platform: Platform
  readonly #notifications: NotificationsService

  constructor(platform: Platform, notifications: NotificationsService) {
    this.#platform = platform
    this.#notifications = notifications
  }

  start(): void {
    this.#platform.jobs.define('delete-authorless-suggestions', { schema: z.object({}), cron: '40 3 * * *' }, () => this.deleteAuthorless())
  }

  /** The roadmap file may have changed. */
  async boot(): Promise<void> {
    await syncRoadmap(this.#platform.db, this.#notifications, await readRoadmapFile(this.#platform.config.roadmapFile))
  }

  async list(viewer: Viewer | null): Promise<ListedItem[]> {
    return queryRows(this.#platform.db, selectItems(viewer))
  }

  async find(viewer: Viewer | null, { id }: { id: string }): Promise<ListedItem | null> {
    return isUuid(id) ? queryFirstRow(this.#platform.db, selectItems(viewer).where('item.id', '=', id)) : null
  }

  async vote(viewer: Viewer, { id }: { id: string }): Promise<ListedItem> {
    const item = await this.#get(viewer, id)
    if (!isOpen(item)) throw new ConflictError('roadmap_item_decided')
    const existing = kysely
      .selectFrom('roadmapItems')
      .select(['id', sql<string>`${viewer.userId}::uuid`.as('userId')])
      .where('id', '=', id)
    await countChanged(
      this.#platform.db,
      kysely
        .insertInto('roadmapVotes')
        .columns(['itemId', 'userId'])
        .expression(existing)
        .onConflict((conflict) => conflict.doNothing()),
    )
    return this.#get(viewer, id)
  }

  async withdrawVote(viewer: Viewer, { id }: { id: string }): Promise<ListedItem> {
    await this.#get(viewer, id)
    await this.#platform.db.roadmapVote.deleteMany({ where: { itemId: id, userId: viewer.userId } })
    return this.#get(viewer, id)
  }

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
    // Maintainers reply in the roadmap file by this ID.
    log.info({ suggestion: id, title }, 'a feature was suggested for the roadmap')
    return this.#get(viewer, id)
  }

  /** Keeps suggestions in the roadmap file. */
  async deleteAuthorless(): Promise<void> {
    await this.#platform.db.roadmapItem.deleteMany({ where: { authorId: null, key: null } })
  }

  async #get(viewer: Viewer, id: string): Promise<ListedItem> {
    const item = await this.find(viewer, { id })
    if (!item) throw new NotFoundError('no_such_roadmap_item')
    return item
  }
}

function selectItems(viewer: Viewer | null) {
  const viewerId = sql<string>`${viewer?.userId ?? null}::uuid`
  return kysely
    .selectFrom('roadmapItems as item')
    .select(['item.id', 'item.title', 'item.description', 'item.status', 'item.reply', 'item.createdAt'])
    .select((eb) => {
      const votes = eb.selectFrom('roadmapVotes').whereRef('itemId', '=', 'item.id')
      return [
        eb('item.position', 'is not', null).$castTo<boolean>().as('isListed'),
        sql<number>`${votes.select((of) => of.fn.countAll().as('count'))}::int`.as('voteCount'),
        eb
          .exists(votes.select('itemId').where('userId', '=', viewerId))
          .$castTo<boolean>()
          .as('viewerHasVoted'),
        sql<boolean>`coalesce(${eb.ref('item.authorId')} = ${viewerId}, false)`.as('isViewersSuggestion'),
      ]
    })
    .where((eb) => {
      const own = eb.selectFrom('roadmapItems').select('id').where('authorId', '=', viewerId).where('position', 'is', null)
      return eb.or([eb('item.position', 'is not', null), eb('item.id', 'in', own.orderBy('createdAt', 'desc').limit(maxOwn))])
    })
    .orderBy('item.position', (order) => order.asc().nullsLast())
    .orderBy('item.createdAt', 'desc')
}

export function isOpen({ status, isListed }: ListedItem): boolean {
  return isListed && (status === 'planned' || status === 'in_progress')
}
