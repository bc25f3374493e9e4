import { sql, type SqlBool } from 'kysely'
import { z } from 'zod'
import type { DailyUse } from '../platform/__generated__/prisma/client.ts'
import { changedBy, listColumns, kysely, prepared, valueAs } from '../platform/database/sql/typedSql.ts'
import type { Participant, Viewer } from '../platform/viewer.ts'
import { RateLimitError } from '../platform/errors.ts'
import type { Plan, PlanLimits, Plans } from '../platform/limits/plans.ts'
import type { Platform } from '../platform/platform.ts'
import type { ParamsOf } from '../platform/errorCodes/catalogue.ts'

export interface PlanUse {
  readonly messages: number
  readonly uploads: number
  readonly uploadMegabytes: number
  readonly twinMessages: number
  /** In UTC. */
  readonly resetsAt: Date
}

const megabyte = 1024 * 1024
const keptDays = 31

const dailyUse = prepared<{ userId: string; day: Date }, DailyUse>((arg) =>
  kysely
    .selectFrom('dailyUses')
    .where('userId', '=', valueAs(arg('userId'), 'uuid'))
    .where('day', '=', valueAs(arg('day'), 'date'))
    .select(listColumns('dailyUses')),
)

export class PlansService {
  readonly plans: Plans
  readonly #db: Platform['db']
  readonly #jobs: Platform['jobs']

  constructor({ config, db, jobs }: Pick<Platform, 'config' | 'db' | 'jobs'>) {
    this.plans = config.plans
    this.#db = db
    this.#jobs = jobs
  }

  start(): void {
    this.#jobs.define('delete-old-daily-uses', { schema: z.object({}), cron: '50 3 * * *' }, () => this.deleteOld(new Date()))
  }

  /** Unknown plan IDs fall back to the default plan. */
  async getPlan({ userId }: Pick<Viewer, 'userId'>): Promise<Plan> {
    const [first, ...others] = this.plans
    if (others.length === 0) return first
    const user = await this.#db.user.findUnique({ where: { id: userId }, select: { planId: true } })
    return others.find(({ id }) => id === user?.planId) ?? first
  }

  async useToday({ userId }: Pick<Viewer, 'userId'>): Promise<PlanUse> {
    const [row] = await dailyUse(this.#db, { userId, day: today() })
    return {
      messages: row?.messages ?? 0,
      uploads: row?.uploads ?? 0,
      uploadMegabytes: Number(row?.uploadBytes ?? 0) / megabyte,
      twinMessages: row?.twinMessages ?? 0,
      resetsAt: tomorrow(),
    }
  }

  async getMessageLimit(participant: Participant): Promise<number | null> {
    return 'userId' in participant ? (await this.getPlan(participant)).limits.messagesPerDay : null
  }

  /** Senders count the message in the statement that writes it. */
  async requireMessage(participant: Participant, limit: number | null): Promise<void> {
    if (limit === null || !('userId' in participant)) return
    const { messages } = await this.useToday(participant)
    if (messages >= limit) throw usedUp('plan_messages_used_up', { limit, plan: (await this.getPlan(participant)).name })
  }

  async requireUpload(owner: Pick<Viewer, 'userId'>): Promise<number> {
    const { limits } = await this.getPlan(owner)
    const { uploads, uploadMegabytes } = await this.useToday(owner)
    const left = limits.uploadMegabytesPerDay === null ? Infinity : (limits.uploadMegabytesPerDay - uploadMegabytes) * megabyte
    if (left <= 0 || (limits.uploadsPerDay !== null && uploads >= limits.uploadsPerDay))
      throw await this.#tooManyUploads(owner, limits, uploads)
    return left
  }

  async countUpload(owner: Pick<Viewer, 'userId'>, { bytes }: { bytes: number }): Promise<void> {
    const { limits } = await this.getPlan(owner)
    const [uploads, most] = [limits.uploadsPerDay, limits.uploadMegabytesPerDay === null ? null : limits.uploadMegabytesPerDay * megabyte]
    const counted = await changedBy(
      this.#db,
      kysely
        .insertInto('dailyUses')
        .columns(['userId', 'day', 'uploads', 'uploadBytes'])
        .expression(
          kysely
            .selectNoFrom([
              valueAs(owner.userId, 'uuid').as('userId'),
              valueAs(today(), 'date').as('day'),
              sql.lit(1).as('uploads'),
              valueAs(BigInt(bytes), 'bigint').as('uploadBytes'),
            ])
            .where(sql<SqlBool>`coalesce(${uploads}::int >= 1, true) AND coalesce(${most}::bigint >= ${bytes}::bigint, true)`),
        )
        .onConflict((oc) =>
          oc
            .columns(['userId', 'day'])
            .doUpdateSet((eb) => ({
              uploads: eb('dailyUses.uploads', '+', 1),
              uploadBytes: eb('dailyUses.uploadBytes', '+', eb.ref('excluded.uploadBytes')),
            }))
            .where((eb) => sql<SqlBool>`coalesce(${eb.ref('dailyUses.uploads')} < ${uploads}::int, true)`)
            .where(
              (eb) =>
                sql<SqlBool>`coalesce(${eb.ref('dailyUses.uploadBytes')} + ${eb.ref('excluded.uploadBytes')} <= ${most}::bigint, true)`,
            ),
        ),
    )
    if (counted > 0) return
    throw await this.#tooManyUploads(owner, limits, (await this.useToday(owner)).uploads)
  }

  async countTwinMessage({ userId }: Pick<Viewer, 'userId'>): Promise<() => Promise<void>> {
    const day = today()
    const { twinMessagesPerDay: limit } = (await this.getPlan({ userId })).limits
    const counted = await changedBy(
      this.#db,
      kysely
        .insertInto('dailyUses')
        .columns(['userId', 'day', 'twinMessages'])
        .expression(
          kysely
            .selectNoFrom([valueAs(userId, 'uuid').as('userId'), valueAs(day, 'date').as('day'), sql.lit(1).as('twinMessages')])
            .where(sql<SqlBool>`coalesce(${limit}::int >= 1, true)`),
        )
        .onConflict((oc) =>
          oc
            .columns(['userId', 'day'])
            .doUpdateSet((eb) => ({ twinMessages: eb('dailyUses.twinMessages', '+', 1) }))
            .where((eb) => sql<SqlBool>`coalesce(${eb.ref('dailyUses.twinMessages')} < ${limit}::int, true)`),
        ),
    )
    if (counted === 0 && limit !== null) throw usedUp('plan_twin_messages_used_up', { limit })
    return async () => {
      await this.#db.dailyUse.updateMany({
        where: { userId, day, twinMessages: { gt: 0 } },
        data: { twinMessages: { decrement: 1 } },
      })
    }
  }

  async deleteOld(now: Date): Promise<void> {
    await this.#db.dailyUse.deleteMany({ where: { day: { lt: new Date(now.getTime() - keptDays * 86_400_000) } } })
  }

  async #tooManyUploads(owner: Pick<Viewer, 'userId'>, limits: PlanLimits, uploads: number): Promise<RateLimitError> {
    const { name: plan } = await this.getPlan(owner)
    const isNumber = limits.uploadsPerDay !== null && uploads >= limits.uploadsPerDay
    return isNumber
      ? usedUp('plan_uploads_used_up', { limit: limits.uploadsPerDay ?? 0, plan })
      : usedUp('plan_upload_size_used_up', { limit: limits.uploadMegabytesPerDay ?? 0, plan })
  }
}

type UsedUp = 'plan_messages_used_up' | 'plan_uploads_used_up' | 'plan_upload_size_used_up' | 'plan_twin_messages_used_up'

function usedUp<Code extends UsedUp>(code: Code, params: Omit<ParamsOf<Code>, 'wait' | 'unit'>): RateLimitError {
  const seconds = Math.max(1, Math.ceil((tomorrow().getTime() - Date.now()) / 1000))
  const wait = seconds < 3600 ? { wait: Math.ceil(seconds / 60), unit: 'minutes' } : { wait: Math.ceil(seconds / 3600), unit: 'hours' }
  return new RateLimitError(code, seconds, { params: { ...params, ...wait } } as never)
}

export function today(): Date {
  return new Date(new Date().toISOString().slice(0, 10))
}

function tomorrow(): Date {
  return new Date(today().getTime() + 86_400_000)
}
