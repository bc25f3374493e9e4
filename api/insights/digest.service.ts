import { sql } from 'kysely'
import { z } from 'zod'
import type { AccountService } from '../account/account.service.ts'
import type { NotificationsService } from '../notifications/notifications.service.ts'
import { transaction } from '../platform/database/database.ts'
import { changedBy, kysely } from '../platform/database/sql/typedSql.ts'
import type { Job } from '../platform/jobs.ts'
import type { Message } from '../platform/mail/mail.ts'
import type { Platform } from '../platform/platform.ts'
import { addDays, isTimeZone, today } from './days.ts'
import type { ReferrersService, ReferringHost } from './referrers.service.ts'
import type { Topic } from './topics.ts'
import type { TwinInsightService } from './twinInsight.service.ts'
import type { UsageFigures, UsageService } from './usage.service.ts'

interface Uses {
  account: Pick<AccountService, 'currentUser' | 'emails'>
  notifications: Pick<NotificationsService, 'write' | 'notifyClients'>
  usage: Pick<UsageService, 'period' | 'usage'>
  insight: Pick<TwinInsightService, 'topics'>
  referrers: Pick<ReferrersService, 'list'>
}

interface Digest {
  total: UsageFigures
  topics: readonly Topic[]
  hosts: readonly ReferringHost[]
}

const weekDays = 7
const dayMs = 86_400_000
/** On Monday, in the owner’s time zone. */
const sentAtHourMs = 8 * 3_600_000
const lookEverySeconds = 900
const mailMs = 2 * dayMs
const maxListed = 5

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
      where: { suspendedAt: null, twinThreads: { some: { threadType: { not: 'self_twin_chat' }, updatedAt: { gte: since } } } },
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
    const { db, config, mail } = this.#platform
    const { account, notifications, usage, insight, referrers } = this.#uses
    const period = await usage.period({ userId }, { from: week, to: addDays(week, weekDays - 1) })
    const { total } = await usage.usage({ userId }, period)
    const [topics, hosts] = await Promise.all([insight.topics({ userId }, period), referrers.list({ userId }, period)])
    const notification = await transaction(db, async (tx) => {
      const monday = sql<Date>`${week}::date`
      const claimed = await changedBy(
        tx,
        kysely
          .updateTable('users')
          .set({ digestWeek: monday })
          .where('id', '=', userId)
          .where((eb) => eb.or([eb('digestWeek', 'is', null), eb('digestWeek', '<', monday)])),
      )
      if (claimed === 0 || total.twinVisitors === 0) return null
      return notifications.write(tx, userId, {
        channel: 'twin',
        type: 'info',
        title: `Visitors of your twin last week: ${total.twinVisitors}`,
        summary: total.twinUnanswered > 0 ? `Questions it couldn’t answer: ${total.twinUnanswered}` : '',
        message: listOpenQuestions(topics).join('\n'),
        actionUrl: '/twin?view=insight',
      })
    })
    if (!notification) return
    await notifications.notifyClients(userId, notification.id)
    const user = await account.currentUser({ userId })
    if (user.receivesDigestEmails && account.emails.canReceive(user))
      await mail.send(writeDigest({ total, topics, hosts }, { to: user.email, publicUrl: config.publicUrl }))
  }
}

export function findLastWeek(timezone: string, now: Date): string {
  const day = today(timezone, new Date(now.getTime() - sentAtHourMs))
  const daysSinceMonday = (new Date(day).getUTCDay() + 6) % weekDays
  return addDays(day, -daysSinceMonday - weekDays)
}

function listOpenQuestions(topics: readonly Topic[]): string[] {
  const open = topics.flatMap(({ questions }) => questions.find(({ isUnanswered }) => isUnanswered) ?? [])
  return open.slice(0, maxListed).map(({ text }) => `“${text}”`)
}

function writeDigest({ total, topics, hosts }: Digest, { to, publicUrl }: { to: string; publicUrl: string }): Message {
  const { twinVisitors, twinMessages, twinUnanswered, twinGoodRatings, twinBadRatings } = total
  const figures = [
    `Visitors: ${twinVisitors}`,
    `Messages: ${twinMessages}`,
    `Questions it couldn’t answer: ${twinUnanswered}`,
    ...(twinGoodRatings + twinBadRatings > 0 ? [`Answers rated good: ${twinGoodRatings}, bad: ${twinBadRatings}`] : []),
  ]
  const subjects = topics.slice(0, maxListed).map(({ words, questionCount }) => `${words.join(', ')}: ${questionCount}`)
  const parts = [
    figures.join('\n'),
    toSection('Open questions', listOpenQuestions(topics)),
    toSection('Topics, with the number of questions', subjects),
    toSection(
      'Websites, with the number of views',
      hosts.slice(0, maxListed).map(({ host, views }) => `${host}: ${views}`),
    ),
    `${publicUrl}/twin?view=insight\n\nTurn these emails off: ${publicUrl}/settings#account`,
  ]
  return {
    to,
    expiresAt: new Date(Date.now() + mailMs),
    subject: 'Your twin’s visitors last week',
    text: `${parts.filter((part) => part !== '').join('\n\n')}\n`,
  }
}

function toSection(title: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : [`${title}:`, ...lines].join('\n')
}
