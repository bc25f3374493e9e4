import { z } from 'zod'
import type { Transaction } from '../platform/database/database.ts'
import { InputError } from '../platform/errors.ts'
import type { Platform } from '../platform/platform.ts'

/** Prevents username squatting. */
const maxFormerUsernames = 10

/** Reserves usernames for a year, with triggers on `users`. */
export class FormerUsernames {
  readonly #platform: Pick<Platform, 'db' | 'jobs'>

  constructor(platform: Pick<Platform, 'db' | 'jobs'>) {
    this.#platform = platform
  }

  start(): void {
    this.#platform.jobs.define('delete-expired-usernames', { schema: z.object({}), cron: '20 4 * * *' }, () =>
      this.deleteExpired(new Date()),
    )
  }

  /** Null for any user. */
  async isReserved(username: string, userId: string | null, db: Transaction = this.#platform.db): Promise<boolean> {
    const reserved = await db.formerUsername.findFirst({ where: { username, reservedUntil: { gt: new Date() } }, select: { userId: true } })
    return reserved !== null && (reserved.userId === null || reserved.userId !== userId)
  }

  async findOwnerId(username: string): Promise<string | null> {
    const where = { username, reservedUntil: { gt: new Date() } }
    return (await this.#platform.db.formerUsername.findFirst({ where, select: { userId: true } }))?.userId ?? null
  }

  async requireRoom(tx: Transaction, { userId, username }: { userId: string; username: string }): Promise<void> {
    const count = await tx.formerUsername.count({ where: { userId, username: { not: username }, reservedUntil: { gt: new Date() } } })
    if (count >= maxFormerUsernames) {
      throw new InputError('username_changed_too_often', { params: { max: maxFormerUsernames }, field: 'username' })
    }
  }

  async deleteExpired(now: Date): Promise<void> {
    await this.#platform.db.formerUsername.deleteMany({ where: { reservedUntil: { lte: now } } })
  }
}
