import { randomUUIDv7 } from 'node:crypto'
import type { Prisma, Run, Step, Thread } from '../../platform/__generated__/prisma/client.ts'
import { transaction } from '../../platform/database/database.ts'
import { kysely, queryRows } from '../../platform/database/sql/typedSql.ts'
import { ConflictError, NotFoundError } from '../../platform/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Participant } from '../../platform/viewer.ts'
import { type PlansService, getToday } from '../../plans/plans.service.ts'
import { findActiveRun } from '../threads/activeRuns.ts'
import { ownedBy } from '../threads/participants.ts'
import { areLastSteps } from '../threads/permissions.ts'
import { announce } from '../threads/threadNews.ts'
import type { KeptAnswer, RunExecutor } from './ownedRun.ts'
import type { StepInThread } from './replacement.ts'
import { getRunLimits, getRunRefusal } from './runLimits.ts'
import { AlreadySendingError } from './sends.ts'
import { countTokenMessage } from './sendStatements.ts'

export interface ContinuedAnswer {
  readonly thread: Thread
  readonly step: Step
  readonly run: Run
}

const answerRelations = {
  run: true,
  thread: true,
  toolCalls: { orderBy: { position: 'asc' } },
  sources: { select: { number: true } },
} satisfies Prisma.StepInclude
type Answer = Prisma.StepGetPayload<{ include: typeof answerRelations }>

export class ContinuationService {
  readonly #platform: Platform
  readonly #engine: Pick<RunExecutor, 'wake'>
  readonly #plans: PlansService

  constructor(platform: Platform, engine: Pick<RunExecutor, 'wake'>, plans: PlansService) {
    this.#platform = platform
    this.#engine = engine
    this.#plans = plans
  }

  /** Returns the active run if the answer is already being written. */
  async continue(participant: Participant, { stepId }: { stepId: string }): Promise<ContinuedAnswer> {
    const { db, config } = this.#platform
    const where = { id: stepId, stepType: 'assistant_message', thread: { ...ownedBy(participant), twinOwnerId: null } } as const
    const found = await db.step.findFirst({ where, select: { threadId: true } })
    if (!found) throw new NotFoundError('no_such_answer')
    const { threadId } = found
    const isActive = (await findActiveRun(db, threadId))?.assistantStepId === stepId
    if (!isActive) await this.#plans.requireMessage(participant, await this.#plans.getMessageLimit(participant))
    const continued = await transaction(db, async (tx) => {
      // In the same order as sends, to avoid deadlocks.
      const refusal = await getRunRefusal(tx, getRunLimits(config, participant, null))
      await queryRows(tx, kysely.selectFrom('threads').select('id').where('id', '=', threadId).forUpdate())
      const answer = await tx.step.findFirst({ where, include: answerRelations })
      const active = await findActiveRun(tx, threadId)
      if (answer && active?.assistantStepId === stepId) return { step: answer, thread: answer.thread, run: active }
      if (active) throw new AlreadySendingError(active)
      if (!answer || !isContinuable(answer)) throw new ConflictError('answer_not_continuable')
      if (refusal) throw refusal
      const { userId } = answer
      if (userId !== null) {
        const key = { userId, day: getToday() }
        await tx.dailyUse.upsert({ where: { userId_day: key }, create: { ...key, messages: 1 }, update: { messages: { increment: 1 } } })
        if ('userId' in participant && participant.isProgram) await countTokenMessage(tx, participant.sessionId)
      }
      // A new ID, because clients have read the end of the former one.
      const run = await tx.run.update({ where: { assistantStepId: stepId }, data: toContinuedRun(toKept(answer)) })
      const step = await tx.step.update({
        where: { id: stepId },
        data: { status: 'streaming', isError: false, errors: [], viewedAt: null },
      })
      return { step, thread: answer.thread, run }
    })
    await this.#engine.wake()
    await announce(this.#platform, continued.thread.userId, { type: 'thread-changed', threadId })
    return continued
  }

  mayContinue(step: Pick<Step, 'output' | 'waitForAnswer'> & StepInThread & { run: Pick<Run, 'status'> | null }): boolean {
    return isContinuable(step)
  }
}

function isContinuable({ run, output, waitForAnswer, ...step }: Parameters<ContinuationService['mayContinue']>[0]): boolean {
  const isCutOff = run?.status === 'stopped' || run?.status === 'interrupted' || run?.status === 'failed'
  return isCutOff && output !== '' && !waitForAnswer && step.thread.twinOwnerId === null && areLastSteps(step.thread, [step])
}

/** Drops tool calls that were cut off. */
function toKept({ output, reasoning, reasoningMs, toolCalls, sources }: Answer): KeptAnswer {
  const complete = toolCalls.filter(({ isError, outputResult }) => !isError || outputResult !== null)
  return {
    text: output,
    reasoning,
    reasoningMs,
    toolCalls: complete.map(({ startTime, endTime, ...call }, position) => ({
      ...call,
      position,
      startTime: startTime.toISOString(),
      endTime: endTime && endTime.toISOString(),
    })),
    sources: sources.map(({ number }) => number),
  }
}

/** Workers take it over like the run of a process that died. */
function toContinuedRun(kept: KeptAnswer) {
  const now = new Date()
  return {
    id: randomUUIDv7(),
    kept: kept as unknown as Prisma.InputJsonObject,
    status: 'running',
    attempt: 1,
    checkpointSeq: 0,
    processId: null,
    leaseExpiresAt: new Date(0),
    stopRequestedAt: null,
    errorMessage: null,
    errorCode: null,
    endedAt: null,
    createdAt: now,
    startedAt: now,
  } as const satisfies Prisma.RunUpdateInput
}
