import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { z } from 'zod'
import type { RunEngine } from '../chat/engine/engine.ts'
import { announce } from '../chat/threads/threadNews.ts'
import { takeLock, type Transaction, transaction } from '../platform/database/database.ts'
import { countChanged, queryFirstRow, kysely } from '../platform/database/sql/typedSql.ts'
import { ConflictError } from '../platform/errors.ts'
import { publishSharedContent } from '../platform/events/viewerNews.ts'
import { deleteContent } from './deleteContent.ts'
import type { Job } from '../platform/jobs.ts'
import { parseInput } from '../platform/text/parseInput.ts'
import type { Platform } from '../platform/platform.ts'
import type { ClientInfo, Viewer } from '../platform/viewer.ts'
import { getPhotoFolder } from '../profile/pictures/photoFiles.ts'
import type { AccountService } from '../account/account.service.ts'
import { optionalPasswordProof } from '../account/validation.ts'

const maxWaitMs = 5000
const pauseMs = 2

interface Uses {
  account: AccountService
  engine: RunEngine
  demoTwinId: string
}

export class DeletionService {
  readonly #platform: Platform
  readonly #account: AccountService
  readonly #engine: RunEngine
  readonly #demoTwinId: string
  readonly #job: Job<object>

  constructor(platform: Platform, { account, engine, demoTwinId }: Uses) {
    this.#platform = platform
    this.#account = account
    this.#engine = engine
    this.#demoTwinId = demoTwinId
    const find = async () => {
      const isLeft = { deletingSince: { lt: new Date(Date.now() - 2 * maxWaitMs) } }
      return (await platform.db.user.count({ where: isLeft })) > 0 ? [{ data: {}, key: 'all' }] : []
    }
    const rules = { schema: z.object({}), retries: 100, longestRetrySeconds: 3600, exclusive: { find, everySeconds: 30 } }
    this.#job = platform.jobs.define('delete-accounts', rules, (_, { signal }) => this.#purgeAll(signal))
  }

  async deleteAccount(viewer: Viewer, client: ClientInfo, input: z.input<typeof optionalPasswordProof>): Promise<void> {
    const { password } = parseInput(optionalPasswordProof, input)
    await this.#account.passwords.check(viewer, client, password)
    await this.delete(viewer.userId, (tx) => this.#requireOtherOperator(tx, viewer.userId))
    await this.#account.sessions.end(client, viewer)
  }

  /**
   * Closes the account and deletes small ones before it returns. A job deletes the rest of others.
   * @param record runs in the transaction that closes it
   */
  async delete(userId: string, record: (tx: Transaction) => Promise<void> = async () => {}): Promise<void> {
    const open = await this.#findOpenWork(userId)
    await transaction(this.#platform.db, async (tx) => {
      await record(tx)
      await this.#close(tx, userId)
    })
    await this.#account.sessions.announceEnded(open.proofIds)
    await publishSharedContent(this.#platform, userId)
    for (const { id } of open.runs) await this.#engine.stop(id)
    const isPurged = await this.#purge(userId, AbortSignal.timeout(maxWaitMs)).catch((err: unknown) => {
      // The account is closed, so the job must delete the rest.
      this.#platform.log.warn({ err }, 'an account could not be deleted at once')
      return false
    })
    if (!isPurged) await this.#job.send({}, { key: 'all' })
  }

  async #purgeAll(signal: AbortSignal): Promise<void> {
    const left = await this.#platform.db.user.findMany({ where: { deletingSince: { not: null } }, select: { id: true } })
    for (const { id } of left) await this.#purge(id, signal)
    signal.throwIfAborted()
  }

  /** Frees the email address. */
  async #close(tx: Transaction, userId: string): Promise<void> {
    const now = new Date()
    const email = `${userId}@deleted.invalid`
    await tx.user.updateMany({ where: { id: userId }, data: { email, isOperator: false, suspendedAt: now, deletingSince: now } })
    const where = { userId }
    for (const table of [tx.session, tx.accessToken, tx.account, tx.passkey, tx.profile]) {
      await (table as typeof tx.session).deleteMany({ where })
    }
  }

  /** Repeatable. False if the signal stopped it before the end. */
  async #purge(userId: string, signal: AbortSignal): Promise<boolean> {
    for await (const visits of deleteContent(this.#platform.db, userId)) {
      for (const visit of visits) await announce(this.#platform, visit.userId, { type: 'thread-deleted', threadId: visit.id })
      if (signal.aborted) return false
      await pause(pauseMs)
    }
    await transaction(this.#platform.db, (tx) => this.#deleteRows(tx, userId))
    await this.#deleteJobs(userId)
    return true
  }

  /** The only account can be deleted: the next one becomes the operator. */
  async #requireOtherOperator(tx: Transaction, id: string): Promise<void> {
    await takeLock(tx, 'twain.operators')
    if ((await tx.user.count({ where: { id, isOperator: true } })) === 0) return
    if ((await tx.user.count({ where: { id: { not: id }, isOperator: true, suspendedAt: null } })) > 0) return
    const others = await tx.user.count({ where: { id: { notIn: [id, this.#demoTwinId] }, deletingSince: null } })
    if (others > 0) throw new ConflictError('last_operator')
  }

  async #deleteRows(tx: Transaction, userId: string): Promise<void> {
    const ofVerification = sql<string>`split_part(${sql.ref('verifications.value')}, ' ', 1)`
    await countChanged(
      tx,
      kysely
        .with('gone', (eb) => eb.deleteFrom('users').where('id', '=', userId).returning('image'))
        .with('proofs', (eb) => eb.deleteFrom('verifications').where(ofVerification, '=', userId))
        .insertInto('deletedFiles')
        .columns(['path'])
        .expression((eb) =>
          eb
            .selectFrom('gone')
            .select(sql<string>`${sql.ref('gone.image')} || '/'`.as('path'))
            .where('gone.image', 'is not', null)
            .union(eb.selectFrom('gone').select(sql<string>`${getPhotoFolder({ userId })}::text`.as('path'))),
        )
        .onConflict((oc) => oc.doNothing()),
    )
  }

  async #deleteJobs(userId: string): Promise<void> {
    const { db } = this.#platform
    // pg-boss creates its tables on first use.
    const queue = await queryFirstRow(db, sql<{ exists: boolean }>`SELECT to_regclass('jobs.job') IS NOT NULL AS "exists"`)
    if (queue?.exists) await countChanged(db, sql`DELETE FROM jobs.job WHERE data ->> 'userId' = ${userId}`)
  }

  async #findOpenWork(userId: string) {
    const { db } = this.#platform
    const select = { id: true }
    const [sessions, tokens, runs] = await Promise.all([
      db.session.findMany({ where: { userId }, select }),
      db.accessToken.findMany({ where: { userId }, select }),
      db.run.findMany({
        where: { status: { in: ['queued', 'running'] }, thread: { OR: [{ userId }, { twinOwnerId: userId }] } },
        select,
      }),
    ])
    return { proofIds: [...sessions, ...tokens].map(({ id }) => id), runs }
  }
}
