import type { Step, Thread } from '../../platform/__generated__/prisma/client.ts'
import { transaction, type Transaction } from '../../platform/database/database.ts'
import { kysely, queryRows } from '../../platform/database/sql/typedSql.ts'
import { NotFoundError } from '../../platform/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Participant } from '../../platform/viewer.ts'
import { AlreadySendingError } from '../runs/sends.ts'
import { deleteBranch, requireStep, showBranch } from '../steps/branches.ts'
import { findActiveRun } from '../threads/activeRuns.ts'
import { ownedBy } from '../threads/participants.ts'
import { announce } from '../threads/threadNews.ts'

export interface ShownBranch {
  readonly thread: Thread
  readonly step: Step
}

export class BranchesService {
  readonly #platform: Pick<Platform, 'db' | 'live' | 'log'>

  constructor(platform: Pick<Platform, 'db' | 'live' | 'log'>) {
    this.#platform = platform
  }

  show(participant: Participant, { stepId }: { stepId: string }): Promise<ShownBranch> {
    return this.#change(participant, { id: stepId }, async (tx, step) => ({
      ...step,
      position: await showBranch(tx, step),
      hiddenAt: null,
    }))
  }

  /** Owners of twins need complete conversations. */
  async removeMessage(participant: Participant, { stepId }: { stepId: string }): Promise<Thread> {
    const where = { id: stepId, stepType: 'user_message', thread: { twinOwnerId: null } } as const
    return (await this.#change(participant, where, async (tx, step) => (await deleteBranch(tx, step), step))).thread
  }

  async #change(
    participant: Participant,
    where: { id: string; stepType?: Step['stepType']; thread?: { twinOwnerId: null } },
    change: (tx: Transaction, step: Step) => Promise<Step>,
  ): Promise<ShownBranch> {
    const { db } = this.#platform
    const found = await db.step.findFirst({ where: { ...where, thread: { ...where.thread, ...ownedBy(participant) } } })
    if (!found) throw new NotFoundError('no_such_message')
    const { threadId: id } = found
    const { thread, step } = await transaction(db, async (tx) => {
      await queryRows(tx, kysely.selectFrom('threads').select('id').where('id', '=', id).forUpdate())
      const active = await findActiveRun(tx, id)
      if (active) throw new AlreadySendingError(active)
      const step = await change(tx, await requireStep(tx, found))
      return { step, thread: await tx.thread.findUniqueOrThrow({ where: { id } }) }
    })
    await announce(this.#platform, thread.userId, { type: 'thread-changed', threadId: id })
    return { thread, step }
  }
}
