import { toSourceKey } from '../../chat/visibility/withdrawnSources.ts'
import { z } from 'zod'
import type { TwinAccuracy } from '../../platform/__generated__/prisma/client.ts'
import type { Job } from '../../platform/jobs.ts'
import { findQuotedNumbers } from '../../models/prompt/quotedNumbers.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { noteUnanswered } from '../agent/tools.ts'
import type { TwinReader } from '../reader/reader.ts'

export type { TwinAccuracy }

const recent = 50
const validMs = 86_400_000
const lookEverySeconds = 600

export class AccuracyService {
  readonly #platform: Pick<Platform, 'db' | 'jobs'>
  readonly #reader: Pick<TwinReader, 'findWithdrawn'>
  #job: Job<{ ownerId: string }> | undefined

  constructor(platform: Pick<Platform, 'db' | 'jobs'>, reader: Pick<TwinReader, 'findWithdrawn'>) {
    this.#platform = platform
    this.#reader = reader
  }

  start(): void {
    const exclusive = { find: () => this.#findOutdated(), everySeconds: lookEverySeconds }
    this.#job = this.#platform.jobs.define(
      'measure-twin-accuracy',
      { schema: z.object({ ownerId: z.uuid() }), exclusive },
      async ({ ownerId }) => {
        await this.measure(ownerId)
      },
    )
  }

  async measureOutdated(): Promise<void> {
    await this.#job?.sendFound()
  }

  find({ userId }: Viewer): Promise<TwinAccuracy | null> {
    return this.#platform.db.twinAccuracy.findUnique({ where: { ownerId: userId } })
  }

  async measure(ownerId: string): Promise<TwinAccuracy> {
    const { db } = this.#platform
    const [checkCount, passedCount, questions, traced] = await Promise.all([
      db.twinCheck.count({ where: { ownerId } }),
      db.twinCheck.count({ where: { ownerId, state: 'passed' } }),
      this.#countUnsourced(ownerId),
      this.#traceCitations(ownerId),
    ])
    const figures = { checkCount, passedCount, ...questions, ...traced, measuredAt: new Date() }
    return db.twinAccuracy.upsert({ where: { ownerId }, create: { ownerId, ...figures }, update: figures })
  }

  /** Figures that visitors see are at most a day old. */
  async #findOutdated(): Promise<{ data: { ownerId: string }; key: string }[]> {
    const outdated = { OR: [{ twinAccuracy: null }, { twinAccuracy: { measuredAt: { lt: new Date(Date.now() - validMs) } } }] }
    const found = await this.#platform.db.profile.findMany({
      where: { showsAccuracy: true, user: outdated },
      select: { userId: true },
    })
    return found.map(({ userId: ownerId }) => ({ data: { ownerId }, key: ownerId }))
  }

  /** Twins call this tool when they decline a question. */
  async #countUnsourced(ownerId: string): Promise<Pick<TwinAccuracy, 'unsourcedCount' | 'refusedCount'>> {
    const noted = { where: { name: noteUnanswered.name, isError: false }, select: { id: true }, take: 1 } as const
    const questions = await this.#platform.db.twinQuestion.findMany({
      where: { ownerId },
      orderBy: { askedAt: 'desc' },
      take: recent,
      select: { answerStep: { select: { toolCalls: noted } } },
    })
    const refused = questions.filter(({ answerStep }) => answerStep.toolCalls.length > 0)
    return { unsourcedCount: questions.length, refusedCount: refused.length }
  }

  async #traceCitations(ownerId: string): Promise<Pick<TwinAccuracy, 'answerCount' | 'tracedCount'>> {
    const steps = await this.#platform.db.step.findMany({
      where: {
        thread: { twinOwnerId: ownerId, threadType: 'public_twin_chat' },
        stepType: 'assistant_message',
        isByOwner: false,
        output: { contains: '[' },
      },
      orderBy: { createdAt: 'desc' },
      take: recent,
      select: { threadId: true, output: true, sources: { select: { stepId: true, number: true } } },
    })
    const answers = steps.filter(({ output }) => findQuotedNumbers(output).size > 0)
    const isTraced = await Promise.all(
      answers.map(async ({ threadId, output, sources }) => {
        const withdrawn = await this.#reader.findWithdrawn({ threadId, ownerId })
        const traceable = new Set(sources.filter((source) => !withdrawn.has(toSourceKey(source))).map(({ number }) => number))
        return [...findQuotedNumbers(output)].every((number) => traceable.has(number))
      }),
    )
    return { answerCount: answers.length, tracedCount: isTraced.filter(Boolean).length }
  }
}
