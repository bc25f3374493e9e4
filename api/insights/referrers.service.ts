import { sql } from 'kysely'
import { z } from 'zod'
import { countChanged, kysely, queryRows, castValue } from '../platform/database/sql/typedSql.ts'
import type { Platform } from '../platform/platform.ts'
import type { Viewer } from '../platform/viewer.ts'

export interface ReferringHost {
  readonly host: string
  readonly isEmbedded: boolean
  readonly views: number
}

const keptDays = 30
const dayMs = 86_400_000
/** Anyone can invent host names. */
const maxHostsPerDay = 100
const maxListed = 50

export class ReferrersService {
  readonly #platform: Pick<Platform, 'db' | 'jobs'>

  constructor(platform: Pick<Platform, 'db' | 'jobs'>) {
    this.#platform = platform
  }

  start(): void {
    const job = { schema: z.object({}), cron: '55 3 * * *' }
    this.#platform.jobs.define('delete-old-referrers', job, () => this.deleteOld(new Date()))
  }

  async record(ownerId: string, { host, isEmbedded }: Pick<ReferringHost, 'host' | 'isEmbedded'>, now = new Date()): Promise<void> {
    const day = castValue(toDay(now), 'date')
    const ofDay = kysely
      .selectFrom('twinReferrers')
      .where('ownerId', '=', ownerId)
      .where(sql<boolean>`${sql.ref('day')} = ${day}`)
    await countChanged(
      this.#platform.db,
      kysely
        .insertInto('twinReferrers')
        .columns(['ownerId', 'day', 'host', 'isEmbedded'])
        .expression(
          kysely
            .selectNoFrom([
              castValue(ownerId, 'uuid').as('ownerId'),
              day.as('day'),
              castValue(host, 'text').as('host'),
              castValue(isEmbedded, 'boolean').as('isEmbedded'),
            ])
            .where((eb) =>
              eb.or([
                eb(ofDay.select(eb.fn.countAll().as('count')), '<', maxHostsPerDay),
                eb.exists(ofDay.select('host').where('host', '=', host).where('isEmbedded', '=', isEmbedded)),
              ]),
            ),
        )
        .onConflict((known) =>
          known.columns(['ownerId', 'day', 'host', 'isEmbedded']).doUpdateSet((eb) => ({ views: eb('twinReferrers.views', '+', 1) })),
        ),
    )
  }

  list({ userId }: Pick<Viewer, 'userId'>, { from, to }: { from: string; to: string }): Promise<ReferringHost[]> {
    const day = (text: string) => sql<Date>`${text}::date`
    return queryRows(
      this.#platform.db,
      kysely
        .selectFrom('twinReferrers')
        .select(['host', 'isEmbedded', sql<number>`sum(views)::int`.as('views')])
        .where('ownerId', '=', userId)
        .where('day', '>=', day(from))
        .where('day', '<=', day(to))
        .groupBy(['host', 'isEmbedded'])
        .orderBy('views', 'desc')
        .orderBy('host')
        .limit(maxListed),
    )
  }

  async deleteOld(now: Date): Promise<void> {
    await this.#platform.db.twinReferrer.deleteMany({ where: { day: { lt: new Date(toDay(new Date(now.getTime() - keptDays * dayMs))) } } })
  }
}

function toDay(time: Date): string {
  return time.toISOString().slice(0, 10)
}
