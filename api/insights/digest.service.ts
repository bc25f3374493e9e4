import { sql } from 'kysely'
import { z } from 'zod'
import type { AccountService } from '../account/account.service.ts'
import type { NotificationsService } from '../notifications/notifications.service.ts'
import { transaction } from '../platform/database/database.ts'
import { countChanged, kysely } from '../platform/database/sql/typedSql.ts'
import type { Job } from '../platform/jobs.ts'
import type { Platform } from '../platform/platform.ts'
import { getLanguage } from '../account/settings/languages.ts'
import { addDays, isTimeZone, getToday } from './days.ts'
import { listOpenQuestions, writeDigest } from './digestMail.ts'
import type { ReferrersService } from './referrers.service.ts'
import type { TwinInsightService } from './twinInsight.service.ts'
import type { UsageService } from './usage.service.ts'

interface Uses {
  account: Pick<AccountService, 'getCurrentUser' | 'emails'>
  notifications: Pick<NotificationsService, 'write' | 'notifyClients'>
  usage: Pick<UsageService, 'resolvePeriod' | 'getUsage'>
  insight: Pick<TwinInsightService, 'listTopics'>
  referrers: Pick<ReferrersService, 'list'>
}

const weekDays = 7
const dayMs = 86_400_000
/** On Monday, in the owner’s time zone. */
const sentAtHourMs = 8 * 3_600_000
const lookEverySeconds = 900

export class DigestService {
  readonly #platform: Platform
  readonly #uses: Uses
  #job: Job<{ ownerId: string; week: string }> | undefined

  constructor(platform: Platform, uses: Uses) {
    this.#platform = platform
    this.#uses = uses
  }

  start(): void {
    const schema = z.object({ ownerId: z.uuid(), week: z.iso.date() })
    const exclusive = { find: () => this.findDue(new Date()), everySeconds: lookEverySeconds }
    this.#job = this.#platform.jobs.define('send-weekly-digests', { schema, exclusive }, (digest) => this.send(digest))
  }

  async sendDue(): Promise<void> {
    await this.#job?.sendFound()
  }

  async findDue(now: Date): Promise<{ data: { ownerId: string; week: string }; key: string }[]> {
    const since = new Date(now.getTime() - 2 * weekDays * dayMs)
    const owners = await this.#platform.db.user.findMany({
      where: { suspendedAt: null, twinThreads: { some: { threadType: 'public_twin_chat', updatedAt: { gte: since } } } },
      select: { id: true, timezone: true, digestWeek: true },
    })
    return owners.flatMap(({ id: ownerId, timezone, digestWeek }) => {
      const week = findLastWeek(timezone && isTimeZone(timezone) ? timezone : 'UTC', now)
      const isSent = digestWeek !== null && digestWeek >= new Date(week)
      return isSent ? [] : [{ data: { ownerId, week }, key: ownerId }]
    })
  }

  /** @param options.week its Monday */
  async send({ ownerId: userId, week }: { ownerId: string; week: string }): Promise<void> {
    const { db, config, jobs, mail } = this.#platform
    const { account, notifications, usage, insight, referrers } = this.#uses
    await jobs.start()
    const period = await usage.resolvePeriod({ userId }, { from: week, to: addDays(week, weekDays - 1) })
    const { total } = await usage.getUsage({ userId }, period)
    const [topics, hosts] = await Promise.all([insight.listTopics({ userId }, period), referrers.list({ userId }, period)])
    const user = await account.getCurrentUser({ userId })
    const language = getLanguage(user.language, new Headers())
    const message =
      user.receivesDigestEmails && account.emails.canReceive(user)
        ? writeDigest({ total, topics, hosts }, { to: user.email, language, publicUrl: config.publicUrl })
        : null
    // A process that dies leaves none of the claim, notification and email.
    const notification = await transaction(db, async (tx) => {
      const monday = sql<Date>`${week}::date`
      const claimed = await countChanged(
        tx,
        kysely
          .updateTable('users')
          .set({ digestWeek: monday })
          .where('id', '=', userId)
          .where((eb) => eb.or([eb('digestWeek', 'is', null), eb('digestWeek', '<', monday)])),
      )
      if (claimed === 0 || total.twinVisitors === 0) return null
      if (message) await mail.send(message, { tx })
      return notifications.write(tx, userId, {
        channel: 'twin',
        type: 'info',
        title: `Visitors of your twin last week: ${total.twinVisitors}`,
        summary: total.twinUnanswered > 0 ? `Questions it couldn’t answer: ${total.twinUnanswered}` : '',
        message: listOpenQuestions(topics, language).join('\n'),
        actionUrl: '/twin?view=insight',
      })
    })
    if (notification) await notifications.notifyClients(userId, notification.id)
  }
}

export function findLastWeek(timezone: string, now: Date): string {
  const day = getToday(timezone, new Date(now.getTime() - sentAtHourMs))
  const daysSinceMonday = (new Date(day).getUTCDay() + 6) % weekDays
  return addDays(day, -daysSinceMonday - weekDays)
}
