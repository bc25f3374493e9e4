import DataLoader from 'dataloader'
import type { Run, Step, Thread } from '../../platform/__generated__/prisma/client.ts'
import { type ModelChoice, type ModelSettings, noChoice } from '../../models/connections/modelSettings.ts'
import { ConflictError, InputError, NotFoundError, RateLimitError } from '../../platform/errors.ts'
import type { Limit } from '../../platform/limits/limits.ts'
import type { PlansService } from '../../plans/plans.service.ts'
import { parseInput } from '../../platform/text/parseInput.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Participant } from '../../platform/viewer.ts'
import type { RunExecutor } from './ownedRun.ts'
import type { Exchange, NewMessage, NewThread, WrittenExchange } from './exchange.ts'
import { getParticipantId, ownedBy } from '../threads/participants.ts'
import { findEarlierExchange, findFileNames, deriveThreadId, requireUploads, writeOrRefund } from './sends.ts'
import { type ReplacedExchange, Replacements } from './replacements.ts'
import { ComparisonRunner } from '../comparisons/comparing.ts'
import { keepBeside, replaceCompared, writeCompared } from '../comparisons/comparisons.ts'
import { createRunLimitError, getRunRefusal, getRunLimits } from './runLimits.ts'
import { type Asked, deleteLast, type Position, type StepInThread, withAnswer } from './replacement.ts'
import { areLastSteps } from '../threads/permissions.ts'
import { copyAttachments, hideFrom, requireStep, showBranch } from '../steps/branches.ts'
import { findActiveRuns } from '../threads/activeRuns.ts'
import type { Sends } from './sendNews.ts'
import { announce } from '../threads/threadNews.ts'
import type { AskedTwin, TwinGate } from '../../twin/gate/twinGate.ts'
import { readTalk } from '../../twin/talks/talk.ts'
import { preparePrivateThread, type PrivateThreadInput } from './privateThread.ts'
import { TwinOwners } from './twinOwners.ts'
import { findReferences, readReferences, type Reference } from '../references/references.ts'
import { newReferences } from '../references/validation.ts'
import { clientMessageId, getMessageRule, messageText, uploadIds } from '../validation.ts'

export interface SentExchange extends Exchange {
  readonly isNewThread: boolean
}

export type { ReplacedExchange, Run }

export class RunsService {
  readonly #platform: Platform
  readonly #engine: RunExecutor
  readonly #twinGate: TwinGate
  readonly #plans: PlansService
  readonly #sendNews: Sends
  readonly #sendLimit: Limit
  readonly #twinOwners: TwinOwners
  readonly #replacements: Replacements
  readonly #comparing: ComparisonRunner
  readonly #models: Pick<ModelSettings, 'toChoice'>
  readonly #activeRuns: DataLoader<string, Run | null>

  constructor(
    platform: Platform,
    engine: RunExecutor,
    twinGate: TwinGate,
    plans: PlansService,
    sendNews: Sends,
    models: Pick<ModelSettings, 'toChoice'>,
  ) {
    this.#platform = platform
    this.#engine = engine
    this.#twinGate = twinGate
    this.#plans = plans
    this.#sendNews = sendNews
    this.#models = models
    this.#sendLimit = platform.limits.define('send', { points: 1_200, seconds: 60 })
    this.#twinOwners = new TwinOwners(platform.db)
    const begin = (participant: Participant, written: WrittenExchange) => this.#begin(participant, written)
    this.#replacements = new Replacements({ platform, twinGate, plans, twinOwners: this.#twinOwners, begin })
    this.#comparing = new ComparisonRunner(platform, this.#replacements)
    this.#activeRuns = new DataLoader((threadIds) => findActiveRuns(platform.db, threadIds), { cache: false })
  }

  /** `twin` avoids reading a known twin again. */
  async send(
    participant: Participant,
    input: Pick<NewMessage, 'text' | 'clientMessageId' | 'answer'> &
      Partial<Pick<NewMessage, 'elementIds'>> &
      PrivateThreadInput & {
        references?: readonly Reference[]
        modelId?: string | null
        comparedModelId?: string | null
        newThread?: NewThread
        twin?: AskedTwin
      },
  ): Promise<SentExchange> {
    const { db, config, processId } = this.#platform
    const elementIds = parseInput(uploadIds, input.elementIds ?? [], 'elementIds')
    const text = parseInput(getMessageRule(elementIds), input.text, 'text')
    const clientId = parseInput(clientMessageId, input.clientMessageId, 'clientMessageId')
    const messageCount = input.comparedModelId ? 2 : 1
    await this.#checkLimit(participant, messageCount)

    const isNewThread = input.threadId === null
    const newThread = input.newThread ?? (await preparePrivateThread(db, participant, input))
    const wanted = parseInput(newReferences, input.references ?? [], 'references')
    const fileNames = text === '' ? await findFileNames(db, participant, elementIds) : []
    const sent = { text, clientMessageId: clientId, elementIds, fileNames, answer: input.answer }
    const messageLimit = await this.#plans.getMessageLimit(participant)
    const knownOwnerId = newThread?.twinOwnerId ?? null
    const threadId = input.threadId ?? deriveThreadId(getParticipantId(participant), clientId, ...(knownOwnerId ? [knownOwnerId] : []))
    const { twinOwnerId, talk } = newThread
      ? { twinOwnerId: knownOwnerId, talk: readTalk(newThread) }
      : await this.#twinOwners.find(participant, threadId)
    if (talk && !isNewThread) throw new ConflictError('talk_has_question')
    const choice = await this.#toChoice(participant, twinOwnerId, input.modelId)
    const compared = input.comparedModelId ? await this.#toChoice(participant, twinOwnerId, input.comparedModelId) : null
    const runLimits = getRunLimits(config, participant, twinOwnerId)
    const requirePlace = async () => {
      await this.#plans.requireMessage(participant, messageLimit, messageCount)
      const refusal = await getRunRefusal(db, runLimits)
      if (refusal) throw refusal
    }
    const findEarlier = () => findEarlierExchange(db, participant, { threadId, isNewThread, message: { ...sent, references: wanted } })
    if (twinOwnerId !== null) {
      // Retries return the earlier run, whatever the limits.
      const earlier = await findEarlier()
      if (earlier) return { ...earlier, isNewThread }
      if (elementIds.length > 0) throw new InputError('attachments_for_twin', { field: 'elementIds' })
      if (wanted.length > 0) throw new InputError('references_for_twin', { field: 'references' })
      // Rejected messages must not count against the twin's quota.
      await requirePlace()
    }
    const references = await findReferences(db, participant, wanted)
    if (references.length < wanted.length) {
      // Retries of a sent message return its run, even if something was deleted since.
      const earlier = await findEarlier()
      if (earlier) return { ...earlier, isNewThread }
      throw new InputError('reference_missing', { field: 'references' })
    }
    const message = { ...sent, references }
    const exchange = { participant, processId, message, threadId, twinOwnerId, newThread: isNewThread ? newThread : null, choice }
    // The conflicting row may have been deleted in between.
    for (let attempt = 1; attempt <= 3; attempt++) {
      const refund = twinOwnerId === null ? null : await this.#twinGate.admit(participant, { ownerId: twinOwnerId, ...input.twin, talk })
      const written = await writeOrRefund(refund, () => writeCompared(db, { ...exchange, messageLimit, messageCount, runLimits }, compared))
      if (written) return { ...this.#begin(participant, written), isNewThread }
      const earlier = await findEarlier()
      if (earlier) return { ...earlier, isNewThread }
      if (!newThread) await this.advanceComparison(threadId)
      await requirePlace()
      await requireUploads(db, participant, elementIds)
    }
    throw createRunLimitError(runLimits)
  }

  /** Returns whether an answer of the thread’s comparison is still pending. */
  advanceComparison(threadId: string): Promise<boolean> {
    return this.#comparing.advance(threadId)
  }

  async stop(participant: Participant, { runId }: { runId: string }): Promise<Run> {
    const { count } = await this.#platform.db.run.updateMany({
      where: { id: runId, thread: ownedBy(participant), status: { in: ['queued', 'running'] }, stopRequestedAt: null },
      data: { stopRequestedAt: new Date() },
    })
    const run = await this.get(participant, { id: runId })
    if (count > 0) await this.#engine.stop(runId)
    return run
  }

  async retry(
    participant: Participant,
    input: { runId: string; clientMessageId: string; modelId?: string | null; isCompared?: boolean | null },
  ): Promise<ReplacedExchange> {
    const clientId = parseInput(clientMessageId, input.clientMessageId, 'clientMessageId')
    await this.#checkLimit(participant)
    const refused = await this.#platform.db.run.findFirst({
      where: { id: input.runId, thread: ownedBy(participant) },
      include: { userStep: true, assistantStep: true, thread: { select: { twinOwnerId: true } } },
    })
    if (!refused) return this.#replacements.findReplacement(participant, clientId, 'no_such_answer')
    const { userStep: question, assistantStep: answer } = refused
    const { twinOwnerId } = refused.thread
    if (input.isCompared && twinOwnerId !== null) throw new NotFoundError('no_such_answer')
    const choice = await this.#toChoice(participant, twinOwnerId, input.modelId)
    await this.advanceComparison(question.threadId)
    return this.#replacements.replace(participant, clientId, question.threadId, async (tx) => {
      const replacement = { text: question.input, elementIds: [], choice }
      if (twinOwnerId !== null) {
        return { ...replacement, existingQuestion: question, left: await deleteLast(tx, [answer], 'not_last_answer') }
      }
      if (input.isCompared) return { ...replacement, existingQuestion: question, ...(await keepBeside(tx, answer, choice)) }
      const position = await showBranch(tx, await requireStep(tx, question))
      const left = await hideFrom(tx, question.threadId, position + 1)
      const compared = await replaceCompared(tx, answer.id, choice)
      await tx.step.deleteMany({ where: { id: answer.id, output: '', toolCalls: { none: {} }, children: { none: {} } } })
      return { ...replacement, ...compared, existingQuestion: { ...question, position }, left }
    })
  }

  async editAndResend(
    participant: Participant,
    input: { stepId: string; text: string; clientMessageId: string },
  ): Promise<ReplacedExchange> {
    const text = parseInput(messageText, input.text, 'text')
    const clientId = parseInput(clientMessageId, input.clientMessageId, 'clientMessageId')
    await this.#checkLimit(participant)
    const question = await this.#platform.db.step.findFirst({
      where: { id: input.stepId, thread: ownedBy(participant), stepType: 'user_message' },
      include: { askedRuns: { include: { assistantStep: true } }, thread: { select: { twinOwnerId: true } } },
    })
    if (!question) return this.#replacements.findReplacement(participant, clientId, 'no_such_message')
    const { id, threadId, parentId } = question
    await this.advanceComparison(threadId)
    return this.#replacements.replace(participant, clientId, threadId, async (tx) => {
      const replacement = { text, parentId, choice: noChoice, references: readReferences(question.metadata) }
      if (question.thread.twinOwnerId !== null) {
        await tx.notification.deleteMany({ where: { questionStepId: id } })
        return { ...replacement, elementIds: [], left: await deleteLast(tx, withAnswer(question), 'not_last_message') }
      }
      const position = await showBranch(tx, await requireStep(tx, question))
      await tx.comparison.deleteMany({ where: { threadId } })
      return { ...replacement, elementIds: await copyAttachments(tx, id), left: await hideFrom(tx, threadId, position) }
    })
  }

  async get(participant: Participant, { id }: { id: string }): Promise<Run> {
    const run = await this.#platform.db.run.findFirst({ where: { id, thread: ownedBy(participant) } })
    if (!run) throw new NotFoundError('no_such_answer')
    return run
  }

  /** Callers must check ownership first. */
  async findActive(thread: { id: string; activeRun?: Run; isAnswering?: boolean }): Promise<Run | null> {
    return thread.isAnswering === false ? null : (thread.activeRun ?? this.#activeRuns.load(thread.id))
  }

  /** Ignores send limits and active runs. */
  async maySend(participant: Participant | null, thread: Pick<Thread, 'twinOwnerId' | 'threadType'>): Promise<boolean> {
    return thread.threadType !== 'twin_to_twin' && this.#isOpenTo(participant, thread)
  }

  async mayRetry(participant: Participant | null, step: StepInThread & { run: object | null }): Promise<boolean> {
    if (step.run === null) return false
    return step.thread.twinOwnerId === null || (areLastSteps(step.thread, [step]) && this.#isOpenTo(participant, step.thread))
  }

  async mayEdit(participant: Participant | null, step: StepInThread & Asked<Position> & Pick<Step, 'stepType'>): Promise<boolean> {
    if (step.stepType !== 'user_message') return false
    return step.thread.twinOwnerId === null || (areLastSteps(step.thread, withAnswer(step)) && this.#isOpenTo(participant, step.thread))
  }

  async #isOpenTo(participant: Participant | null, { twinOwnerId }: Pick<Thread, 'twinOwnerId'>): Promise<boolean> {
    return twinOwnerId === null || this.#twinGate.isOpenTo(participant, twinOwnerId)
  }

  async #toChoice(participant: Participant, twinOwnerId: string | null, modelId: string | null = null): Promise<ModelChoice> {
    if (modelId === null) return noChoice
    if (twinOwnerId !== null || !('userId' in participant)) throw new NotFoundError('no_such_model')
    return this.#models.toChoice(participant.userId, modelId)
  }

  #begin(participant: Participant, { exchange, owned }: WrittenExchange): Exchange {
    this.#engine.start(owned)
    this.#sendNews.announce(participant, exchange)
    void announce(this.#platform, owned.userId, { type: 'thread-changed', threadId: owned.threadId })
    return exchange
  }

  async #checkLimit(participant: Participant, messageCount = 1): Promise<void> {
    const verdict = await this.#sendLimit.consume(getParticipantId(participant), messageCount)
    if (!verdict.isAllowed) throw new RateLimitError('too_many_messages', Math.ceil(verdict.retryAfterMs / 1000))
  }
}
