import { sql, type SqlBool } from 'kysely'
import { z } from 'zod'
import type { DailyUse } from '../platform/__generated__/prisma/client.ts'
import type { Database, Transaction } from '../platform/database/database.ts'
import { countChanged, listColumns, kysely, prepareStatement, castValue } from '../platform/database/sql/typedSql.ts'
import type { Participant, Viewer } from '../platform/viewer.ts'
import { RateLimitError } from '../platform/errors.ts'
import type { Plan, PlanLimits, Plans } from '../platform/limits/plans.ts'
import type { Platform } from '../platform/platform.ts'
import { SharedValue } from '../platform/processes/sharedValue.ts'
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

const dailyUse = prepareStatement<{ userId: string; day: Date }, DailyUse>((arg) =>
  kysely
    .selectFrom('dailyUses')
    .where('userId', '=', castValue(arg('userId'), 'uuid'))
    .where('day', '=', castValue(arg('day'), 'date'))
    .select(listColumns('dailyUses')),
)

/** Limits by plan ID. */
export type ChangedLimits = Readonly<Record<string, Partial<PlanLimits>>>

export async function readChangedLimits(db: Database | Transaction): Promise<ChangedLimits> {
  const stored = await db.serverSettings.findUnique({ where: { id: 1 }, select: { planLimits: true } })
  return (stored?.planLimits ?? {}) as ChangedLimits
}

export function changeLimits(plan: Plan, changed: ChangedLimits): Plan {
  return { ...plan, limits: { ...plan.limits, ...changed[plan.id] } }
}

export class PlansService {
  /** Plans without changes by operators. */
  readonly defaults: Plans
  readonly #requestsPerMinute: number
  readonly #db: Platform['db']
  readonly #jobs: Platform['jobs']
  readonly #changed: SharedValue<ChangedLimits>

  constructor(platform: Pick<Platform, 'config' | 'db' | 'jobs' | 'live' | 'log'>) {
    this.defaults = platform.config.plans
    this.#requestsPerMinute = platform.config.requestsPerMinute
    this.#db = platform.db
    this.#jobs = platform.jobs
    this.#changed = new SharedValue(platform, 'plan-limits', () => readChangedLimits(platform.db))
  }

  start(): void {
    this.#changed.start()
    this.#jobs.define('delete-old-daily-uses', { schema: z.object({}), cron: '50 3 * * *' }, () => this.deleteOld(new Date()))
  }

  async list(): Promise<Plan[]> {
    const changed = await this.#changed.read()
    return this.defaults.map((plan) => changeLimits(plan, changed))
  }

  async getPlan({ userId }: Pick<Viewer, 'userId'>): Promise<Plan> {
    const hasSeveral = this.defaults.length > 1
    const user = hasSeveral ? await this.#db.user.findUnique({ where: { id: userId }, select: { planId: true } }) : null
    return changeLimits(this.findDefault(user?.planId), await this.#changed.read())
  }

  async getAccountLimits(viewer: Pick<Viewer, 'userId'>): Promise<{ requestsPerMinute: number; messagesPerDay: number | null }> {
    const { limits } = await this.getPlan(viewer)
    return { requestsPerMinute: this.#requestsPerMinute, messagesPerDay: limits.messagesPerDay }
  }

  /** Unknown plan IDs fall back to the default plan. */
  findDefault(planId: string | null | undefined): Plan {
    return this.defaults.find(({ id }) => id === planId) ?? this.defaults[0]
  }

  async publishChange(): Promise<void> {
    await this.#changed.publishChange()
  }

  async useToday({ userId }: Pick<Viewer, 'userId'>): Promise<PlanUse> {
    const [row] = await dailyUse(this.#db, { userId, day: getToday() })
    return {
      messages: row?.messages ?? 0,
      uploads: row?.uploads ?? 0,
      uploadMegabytes: Number(row?.uploadBytes ?? 0) / megabyte,
      twinMessages: row?.twinMessages ?? 0,
      resetsAt: getTomorrow(),
    }
  }

  async getMessageLimit(participant: Participant): Promise<number | null> {
    return 'userId' in participant ? (await this.getPlan(participant)).limits.messagesPerDay : null
  }

  /** Senders count the message in the statement that writes it. */
  async requireMessage(participant: Participant, limit: number | null, count = 1): Promise<void> {
    if (!('userId' in participant)) return
    const messages = limit === null ? 0 : (await this.useToday(participant)).messages
    if (limit !== null && messages + count > limit) {
      throw createUsedUpError('plan_messages_used_up', { limit, plan: (await this.getPlan(participant)).name })
    }
    const tokenLimit = participant.limits?.messagesPerDay ?? null
    if (tokenLimit === null) return
    const where = { id: participant.sessionId, messageDay: getToday(), messageCount: { gt: tokenLimit - count } }
    if ((await this.#db.accessToken.count({ where })) > 0) throw createUsedUpError('access_token_messages_used_up', { limit: tokenLimit })
  }

  async requireUpload(owner: Pick<Viewer, 'userId'>): Promise<number> {
    const { limits } = await this.getPlan(owner)
    const { uploads, uploadMegabytes } = await this.useToday(owner)
    const left = limits.uploadMegabytesPerDay === null ? Infinity : (limits.uploadMegabytesPerDay - uploadMegabytes) * megabyte
    if (left <= 0 || (limits.uploadsPerDay !== null && uploads >= limits.uploadsPerDay))
      throw await this.#createUploadError(owner, limits, uploads)
    return left
  }

  async countUpload(owner: Pick<Viewer, 'userId'>, { bytes }: { bytes: number }): Promise<void> {
    const { limits } = await this.getPlan(owner)
    const [uploads, most] = [limits.uploadsPerDay, limits.uploadMegabytesPerDay === null ? null : limits.uploadMegabytesPerDay * megabyte]
    const counted = await countChanged(
      this.#db,
      kysely
        .insertInto('dailyUses')
        .columns(['userId', 'day', 'uploads', 'uploadBytes'])
        .expression(
          kysely
            .selectNoFrom([
              castValue(owner.userId, 'uuid').as('userId'),
              castValue(getToday(), 'date').as('day'),
              sql.lit(1).as('uploads'),
              castValue(BigInt(bytes), 'bigint').as('uploadBytes'),
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
    throw await this.#createUploadError(owner, limits, (await this.useToday(owner)).uploads)
  }

  async countTwinMessage({ userId }: Pick<Viewer, 'userId'>): Promise<() => Promise<void>> {
    const day = getToday()
    const { twinMessagesPerDay: limit } = (await this.getPlan({ userId })).limits
    const counted = await countChanged(
      this.#db,
      kysely
        .insertInto('dailyUses')
        .columns(['userId', 'day', 'twinMessages'])
        .expression(
          kysely
            .selectNoFrom([castValue(userId, 'uuid').as('userId'), castValue(day, 'date').as('day'), sql.lit(1).as('twinMessages')])
            .where(sql<SqlBool>`coalesce(${limit}::int >= 1, true)`),
        )
        .onConflict((oc) =>
          oc
            .columns(['userId', 'day'])
            .doUpdateSet((eb) => ({ twinMessages: eb('dailyUses.twinMessages', '+', 1) }))
            .where((eb) => sql<SqlBool>`coalesce(${eb.ref('dailyUses.twinMessages')} < ${limit}::int, true)`),
        ),
    )
    if (counted === 0 && limit !== null) throw createUsedUpError('plan_twin_messages_used_up', { limit })
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

  async #createUploadError(owner: Pick<Viewer, 'userId'>, limits: PlanLimits, uploads: number): Promise<RateLimitError> {
    const { name: plan } = await this.getPlan(owner)
    const isNumber = limits.uploadsPerDay !== null && uploads >= limits.uploadsPerDay
    return isNumber
      ? createUsedUpError('plan_uploads_used_up', { limit: limits.uploadsPerDay ?? 0, plan })
      : createUsedUpError('plan_upload_size_used_up', { limit: limits.uploadMegabytesPerDay ?? 0, plan })
  }
}

type UsedUp =
  | 'access_token_messages_used_up'
  | 'plan_messages_used_up'
  | 'plan_uploads_used_up'
  | 'plan_upload_size_used_up'
  | 'plan_twin_messages_used_up'

function createUsedUpError<Code extends UsedUp>(code: Code, params: Omit<ParamsOf<Code>, 'wait' | 'unit'>): RateLimitError {
  const seconds = Math.max(1, Math.ceil((getTomorrow().getTime() - Date.now()) / 1000))
  const wait = seconds < 3600 ? { wait: Math.ceil(seconds / 60), unit: 'minutes' } : { wait: Math.ceil(seconds / 3600), unit: 'hours' }
  return new RateLimitError(code, seconds, { params: { ...params, ...wait } } as never)
}

export function getToday(): Date {
  return new Date(new Date().toISOString().slice(0, 10))
}

function getTomorrow(): Date {
  return new Date(getToday().getTime() + 86_400_000)
}
