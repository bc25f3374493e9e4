import type { AccountService } from '../../account/account.service.ts'
import { hasScope } from '../../account/programs.ts'
import type { DeletionService } from '../../accountData/deletion.service.ts'
import type { RunEngine } from '../../chat/engine/engine.ts'
import type { Prisma } from '../../platform/__generated__/prisma/client.ts'
import { takeLock, type Transaction, transaction } from '../../platform/database/database.ts'
import { escapeLike } from '../../platform/database/fullText.ts'
import { formatCursor, type KeysetPage, selectPage } from '../../platform/database/keysetPages.ts'
import { kysely, queryRows } from '../../platform/database/sql/typedSql.ts'
import { ConflictError, InputError, NotFoundError } from '../../platform/errors.ts'
import { publishSharedContent } from '../../platform/events/viewerNews.ts'
import type { Platform } from '../../platform/platform.ts'
import { isUuid } from '../../platform/text/ids.ts'
import { parseInput } from '../../platform/text/parseInput.ts'
import type { Viewer } from '../../platform/viewer.ts'
import type { PlansService } from '../../plans/plans.service.ts'
import type { OperatorService } from '../operator.service.ts'
import { peopleSearch, personDeletion } from './validation.ts'

const select = {
  id: true,
  username: true,
  name: true,
  email: true,
  isOperator: true,
  suspendedAt: true,
  planId: true,
  createdAt: true,
} as const
type Account = Prisma.UserGetPayload<{ select: typeof select }>

/** Never includes content. */
export interface Person extends Omit<Account, 'name' | 'planId'> {
  readonly displayName: string
  readonly planKey: string
  readonly sessionCount: number
  readonly lastActiveAt: Date | null
}

export interface PeoplePage extends KeysetPage {
  readonly query?: string | null
  readonly isSuspended?: boolean | null
}

export const formatPersonCursor = ({ createdAt, id }: Person): string => formatCursor({ updatedAt: createdAt, id })

interface Uses {
  operator: OperatorService
  account: AccountService
  deletion: DeletionService
  engine: Pick<RunEngine, 'stop'>
  plans: PlansService
  demoTwinId: string
}

export class PeopleService {
  readonly #platform: Pick<Platform, 'db' | 'live' | 'log'>
  readonly #uses: Uses

  constructor(platform: Pick<Platform, 'db' | 'live' | 'log'>, uses: Uses) {
    this.#platform = platform
    this.#uses = uses
  }

  async list(viewer: Viewer, { query, isSuspended, ...page }: PeoplePage): Promise<Person[]> {
    await this.#uses.operator.require(viewer)
    const words = parseInput(peopleSearch, query, 'query')
    const pattern = `%${escapeLike(words ?? '')}%`
    const all = kysely
      .selectFrom('users')
      .select(['id', 'username', 'name', 'email', 'isOperator', 'suspendedAt', 'planId', 'createdAt'])
      .where('id', '<>', this.#uses.demoTwinId)
      .where('deletingSince', 'is', null)
      .$if(Boolean(words), (some) =>
        some.where((eb) => eb.or([eb('name', 'ilike', pattern), eb('username', 'ilike', pattern), eb('email', 'ilike', pattern)])),
      )
      .$if(typeof isSuspended === 'boolean', (some) => some.where('suspendedAt', isSuspended ? 'is not' : 'is', null))
    return this.#load(await queryRows(this.#platform.db, selectPage(all, 'users', 'createdAt', page)))
  }

  async find(viewer: Viewer | null, { id }: { id: string }): Promise<Person | null> {
    const { operator, demoTwinId } = this.#uses
    if (!viewer || !hasScope(viewer, 'operator') || !isUuid(id) || id === demoTwinId || !(await operator.isOperator(viewer))) return null
    const account = await this.#platform.db.user.findUnique({ where: { id, deletingSince: null }, select })
    const [person] = account ? await this.#load([account]) : []
    return person ?? null
  }

  async get(viewer: Viewer, { id }: { id: string }): Promise<Person> {
    await this.#uses.operator.require(viewer)
    const person = await this.find(viewer, { id })
    if (!person) throw new NotFoundError('not_found')
    return person
  }

  /** Access tokens are refused until the account is restored. */
  async suspend(viewer: Viewer, { id }: { id: string }): Promise<Person> {
    await this.#change(viewer, id, async (tx) => {
      const { count } = await tx.user.updateMany({ where: { id, suspendedAt: null }, data: { suspendedAt: new Date() } })
      if (count > 0) await this.#uses.operator.recordAudit(tx, viewer, 'person.suspended', { user_id: id })
    })
    const { sessions } = this.#uses.account
    await sessions.endAll(id)
    const tokens = await this.#platform.db.accessToken.findMany({ where: { userId: id }, select: { id: true } })
    await sessions.announceEnded(tokens.map((token) => token.id))
    await publishSharedContent(this.#platform, id)
    await this.#stopRuns(id)
    return this.get(viewer, { id })
  }

  async restore(viewer: Viewer, { id }: { id: string }): Promise<Person> {
    await this.#change(viewer, id, async (tx) => {
      const { count } = await tx.user.updateMany({ where: { id, suspendedAt: { not: null } }, data: { suspendedAt: null } })
      if (count > 0) await this.#uses.operator.recordAudit(tx, viewer, 'person.restored', { user_id: id })
    })
    await publishSharedContent(this.#platform, id)
    return this.get(viewer, { id })
  }

  async endSessions(viewer: Viewer, { id }: { id: string }): Promise<Person> {
    await this.get(viewer, { id })
    await transaction(this.#platform.db, (tx) => this.#uses.operator.recordAudit(tx, viewer, 'person.sessions_ended', { user_id: id }))
    await this.#uses.account.sessions.endAll(id)
    return this.get(viewer, { id })
  }

  async setPlan(viewer: Viewer, { id, planKey }: { id: string; planKey: string }): Promise<Person> {
    const { planKey: former } = await this.get(viewer, { id })
    if (!this.#uses.plans.defaults.some((plan) => plan.id === planKey)) throw new NotFoundError('no_such_plan')
    await transaction(this.#platform.db, async (tx) => {
      const { count } = await tx.user.updateMany({ where: { id }, data: { planId: planKey } })
      if (count === 0) throw new NotFoundError('not_found')
      const details = { user_id: id, old_value: former, new_value: planKey }
      if (former !== planKey) await this.#uses.operator.recordAudit(tx, viewer, 'person.plan_changed', details)
    })
    return this.get(viewer, { id })
  }

  async delete(viewer: Viewer, { id, ...input }: { id: string; username: string }): Promise<void> {
    const { username } = parseInput(personDeletion, input)
    const person = await this.get(viewer, { id })
    if (id === viewer.userId) throw new ConflictError('own_account')
    if (username !== person.username) throw new InputError('username_mismatch', { field: 'username' })
    await this.#uses.deletion.delete(id, async (tx) => {
      await this.#lock(tx, viewer, id)
      await this.#uses.operator.recordAudit(tx, viewer, 'person.deleted', { user_id: id })
    })
  }

  async #change(viewer: Viewer, id: string, change: (tx: Transaction) => Promise<void>): Promise<void> {
    await this.get(viewer, { id })
    if (id === viewer.userId) throw new ConflictError('own_account')
    await transaction(this.#platform.db, async (tx) => {
      await this.#lock(tx, viewer, id)
      await change(tx)
    })
  }

  /** Takes a lock, so that two operators can’t suspend or delete each other concurrently. */
  async #lock(tx: Transaction, { userId }: Viewer, id: string): Promise<void> {
    await takeLock(tx, 'twain.operators')
    const isActing = await tx.user.count({ where: { id: userId, isOperator: true, suspendedAt: null } })
    if (isActing === 0) throw new NotFoundError('not_found')
    if ((await tx.user.count({ where: { id, deletingSince: null } })) === 0) throw new NotFoundError('not_found')
  }

  async #stopRuns(userId: string): Promise<void> {
    const runs = await this.#platform.db.run.updateManyAndReturn({
      where: {
        status: { in: ['queued', 'running'] },
        stopRequestedAt: null,
        thread: { OR: [{ userId }, { twinOwnerId: userId }] },
      },
      data: { stopRequestedAt: new Date() },
      select: { id: true },
    })
    for (const { id } of runs) await this.#uses.engine.stop(id)
  }

  async #load(accounts: readonly Account[]): Promise<Person[]> {
    const counts = await this.#platform.db.session.groupBy({
      by: ['userId'],
      where: { userId: { in: accounts.map(({ id }) => id) }, expiresAt: { gt: new Date() } },
      _count: true,
      _max: { lastActiveAt: true },
    })
    const byUser = new Map(counts.map((count) => [count.userId, count]))
    return accounts.map(({ name, planId, ...account }) => {
      const sessions = byUser.get(account.id)
      const planKey = this.#uses.plans.findDefault(planId).id
      return {
        ...account,
        planKey,
        displayName: name,
        sessionCount: sessions?._count ?? 0,
        lastActiveAt: sessions?._max.lastActiveAt ?? null,
      }
    })
  }
}
