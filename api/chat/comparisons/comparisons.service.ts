import DataLoader from 'dataloader'
import type { Comparison, Prisma, Step, Thread } from '../../platform/__generated__/prisma/client.ts'
import type { Database } from '../../platform/database/database.ts'
import { transaction } from '../../platform/database/database.ts'
import type { ModelChoice } from '../../models/connections/modelSettings.ts'
import { NotFoundError } from '../../platform/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { AlreadySendingError } from '../runs/sends.ts'
import { showBranch } from '../steps/branches.ts'
import { findActiveRun } from '../threads/activeRuns.ts'
import { areLastSteps } from '../threads/permissions.ts'
import { announce } from '../threads/threadNews.ts'
import { applyChosenModel, getChoice, getSide, hasAnswer, lockThread, type Side } from './comparisons.ts'

const place = { select: { id: true, position: true } } as const
const withPlaces = {
  thread: { select: { userId: true, stepCount: true } },
  firstStep: place,
  secondStep: place,
} satisfies Prisma.ComparisonInclude
type PlacedComparison = Prisma.ComparisonGetPayload<{ include: typeof withPlaces }>

interface StepRequest {
  readonly id: string
  readonly query: Prisma.StepDefaultArgs
}

export interface ComparedAnswer {
  readonly userId: string | null
  readonly choice: ModelChoice
  readonly stepId: string | null
  /** Continued by the next message. */
  readonly isShown: boolean
  readonly error: { readonly message: string; readonly code: string | null } | null
}

export interface OpenComparison extends Pick<Comparison, 'state'> {
  readonly answers: readonly ComparedAnswer[]
}

export class ComparisonsService {
  readonly #platform: Pick<Platform, 'db' | 'live' | 'log'>
  readonly #comparisons: DataLoader<string, PlacedComparison | null>
  readonly #steps: DataLoader<StepRequest, Step | null>

  constructor(platform: Pick<Platform, 'db' | 'live' | 'log'>) {
    this.#platform = platform
    this.#comparisons = new DataLoader((threadIds) => findComparisons(platform.db, threadIds), { cache: false })
    this.#steps = new DataLoader((requests) => findSteps(platform.db, requests), { cache: false })
  }

  /** Null while another branch is shown. Callers must check ownership first. */
  async find({ id, twinOwnerId }: Pick<Thread, 'id' | 'twinOwnerId'>): Promise<OpenComparison | null> {
    const comparison = twinOwnerId === null ? await this.#comparisons.load(id) : null
    if (!comparison) return null
    const { state, firstStep, secondStep, errorMessage, errorCode } = comparison
    const shown = [firstStep, secondStep].find((step) => step !== null && areLastSteps(comparison.thread, [step]))
    if (!shown) return null
    const show = (side: Side, step: PlacedComparison['secondStep'], error: ComparedAnswer['error']): ComparedAnswer => ({
      userId: comparison.thread.userId,
      choice: getChoice(comparison, side),
      stepId: step?.id ?? null,
      isShown: step === shown,
      error,
    })
    const error = errorMessage === null ? null : { message: errorMessage, code: errorCode }
    return { state, answers: [show('first', firstStep, null), show('second', secondStep, error)] }
  }

  /** Callers must check ownership first. */
  loadStep(id: string, query: Prisma.StepDefaultArgs): Promise<Step | null> {
    return this.#steps.load({ id, query })
  }

  async getThread({ userId }: Viewer, { id }: { id: string }): Promise<Thread> {
    const thread = await this.#platform.db.thread.findFirst({ where: { id, userId, twinOwnerId: null } })
    if (!thread) throw new NotFoundError('no_such_conversation')
    return thread
  }

  /** Ends the comparison. Repeatable while the answer is shown. */
  async keep({ userId }: Viewer, { stepId }: { stepId: string }): Promise<Thread> {
    const { db } = this.#platform
    const where = { id: stepId, stepType: 'assistant_message', thread: { userId, twinOwnerId: null } } as const
    const found = await db.step.findFirst({ where, select: { threadId: true } })
    if (!found) throw new NotFoundError('no_such_answer')
    const { threadId } = found
    const thread = await transaction(db, async (tx) => {
      await lockThread(tx, threadId)
      const step = await tx.step.findFirst({ where })
      const comparison = await tx.comparison.findFirst({ where: { threadId, ...hasAnswer(stepId) } })
      if (!step || (!comparison && step.position === null)) throw new NotFoundError('no_such_answer')
      if (comparison) {
        const active = await findActiveRun(tx, threadId)
        if (active) throw new AlreadySendingError(active)
        await showBranch(tx, step)
        await applyChosenModel(tx, comparison, getSide(comparison, stepId))
        await tx.comparison.delete({ where: { threadId } })
      }
      return tx.thread.findUniqueOrThrow({ where: { id: threadId } })
    })
    await announce(this.#platform, userId, { type: 'thread-changed', threadId })
    return thread
  }
}

async function findComparisons(db: Database, threadIds: readonly string[]): Promise<(PlacedComparison | null)[]> {
  const found = await db.comparison.findMany({ where: { threadId: { in: [...threadIds] } }, include: withPlaces })
  const byThread = new Map(found.map((comparison) => [comparison.threadId, comparison]))
  return threadIds.map((id) => byThread.get(id) ?? null)
}

async function findSteps(db: Database, requests: readonly StepRequest[]): Promise<(Step | null)[]> {
  const groups = [...Map.groupBy(requests, ({ query }) => JSON.stringify(query)).values()]
  const find = (group: readonly StepRequest[]) => db.step.findMany({ ...group[0]?.query, where: { id: { in: group.map(({ id }) => id) } } })
  const steps = new Map((await Promise.all(groups.map(find))).flat().map((step) => [step.id, step]))
  return requests.map(({ id }) => steps.get(id) ?? null)
}
