import { transaction } from '../../platform/database/database.ts'
import { AppError } from '../../platform/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { nilUuid } from '../../platform/text/ids.ts'
import type { Viewer } from '../../platform/viewer.ts'
import type { Replacements } from '../runs/replacements.ts'
import { TooManyRunsError } from '../runs/runLimits.ts'
import { AlreadySendingError } from '../runs/sends.ts'
import { findActiveRun } from '../threads/activeRuns.ts'
import { announce } from '../threads/threadNews.ts'
import { ComparisonEndedError, lockThread, prepareSecondAnswer, showPreferred, withAnswers } from './comparisons.ts'

/** Starts the second answer when the first has ended. If the process dies, the job for queued messages repeats it. */
export class ComparisonRunner {
  readonly #platform: Platform
  readonly #replacements: Pick<Replacements, 'replace'>

  constructor(platform: Platform, replacements: Pick<Replacements, 'replace'>) {
    this.#platform = platform
    this.#replacements = replacements
  }

  /** Returns whether an answer is still pending. */
  async advance(threadId: string): Promise<boolean> {
    const comparison = await this.#platform.db.comparison.findUnique({
      where: { threadId, state: { not: 'open' }, thread: { user: { suspendedAt: null } } },
      select: { state: true, firstStepId: true, tokenId: true, thread: { select: { userId: true } } },
    })
    const userId = comparison?.thread.userId ?? null
    if (!comparison || userId === null) return false
    const isPending =
      comparison.state === 'waiting' ? await this.#startSecond({ ...comparison, threadId, userId }) : await this.#settle(threadId)
    if (!isPending) await announce(this.#platform, userId, { type: 'thread-changed', threadId })
    return isPending
  }

  async #startSecond(comparison: { threadId: string; firstStepId: string; userId: string; tokenId: string | null }): Promise<boolean> {
    const { threadId, firstStepId } = comparison
    const { db } = this.#platform
    const where = { threadId, state: 'waiting' } as const
    try {
      const sender = await this.#findSender(comparison)
      await this.#replacements.replace(sender, `second answer ${firstStepId}`, threadId, (tx) => prepareSecondAnswer(tx, threadId))
      return true
    } catch (error) {
      if (error instanceof AlreadySendingError || error instanceof TooManyRunsError) return true
      if (error instanceof ComparisonEndedError) await db.comparison.deleteMany({ where })
      else if (error instanceof AppError)
        await db.comparison.updateMany({ where, data: { state: 'open', errorCode: error.code, errorMessage: error.message } })
      else throw error
      return false
    }
  }

  /** Counts against the access token that sent the message. */
  async #findSender({ userId, tokenId }: { userId: string; tokenId: string | null }): Promise<Viewer> {
    const token = tokenId && (await this.#platform.db.accessToken.findUnique({ where: { id: tokenId }, select: { messagesPerDay: true } }))
    if (tokenId === null || !token) return { userId, sessionId: nilUuid }
    const { messagesPerDay } = token
    return { userId, sessionId: tokenId, isProgram: true, limits: { requestsPerMinute: null, messagesPerDay } }
  }

  async #settle(threadId: string): Promise<boolean> {
    return transaction(this.#platform.db, async (tx) => {
      await lockThread(tx, threadId)
      if (await findActiveRun(tx, threadId)) return true
      const comparison = await tx.comparison.findUnique({ where: { threadId, state: 'answering' }, include: withAnswers })
      if (comparison) await showPreferred(tx, comparison)
      return false
    })
  }
}
