import DataLoader from 'dataloader'
import { agents, defaultAgent } from '../../agents/registry.ts'
import type { Run, Step, Thread } from '../../platform/__generated__/prisma/client.ts'
import { transaction, type Transaction } from '../../platform/database/database.ts'
import { kysely, queryRows } from '../../platform/database/sql/typedSql.ts'
import { ConflictError, InputError, NotFoundError, RateLimitError, UnauthorizedError } from '../../platform/errors.ts'
import type { PlansService } from '../../plans/plans.service.ts'
import { parseInput } from '../../platform/text/parseInput.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Participant } from '../../platform/viewer.ts'
import type { RunExecutor } from './ownedRun.ts'
import { writeExchange, type Exchange, type NewExchange, type NewThread, type WrittenExchange } from './exchange.ts'
import { getParticipantId, ownedBy } from '../threads/participants.ts'
import { earlierExchange, newThreadId, requireUploads, nullOnUniqueViolation } from './sends.ts'
import { createNoPlaceError, getRunRefusal, getRunLimits } from './runLimits.ts'
import { areLastSteps } from '../threads/permissions.ts'
import { toPreview } from '../threads/previews.ts'
import { findActiveRun, findActiveRuns } from '../threads/activeRuns.ts'
import type { Sends } from './sendNews.ts'
import { announce } from '../threads/threadNews.ts'
import type { AskedTwin, TwinGate } from '../../twin/gate/twinGate.ts'
import { createTwinOwners } from './twinOwners.ts'
import { clientMessageId, messageText, uploadIds } from '../validation.ts'
import type { CodeOf } from '../../platform/errorCodes/catalogue.ts'

export interface SentExchange extends Exchange {
  readonly isNewThread: boolean
}

export interface ReplacedExchange extends Exchange {
  readonly deletedStepIds: string[]
}

export type { Run }
export type RunsService = ReturnType<typeof createRunsService>

/** Far more than users type; stops runaway scripts. */
const sendLimit = { points: 1_200, seconds: 60 }

export function createRunsService(platform: Platform, engine: RunExecutor, twinGate: TwinGate, plans: PlansService, sendNews: Sends) {
  const { config, db, processId } = platform
  const sends = platform.limits.define('send', sendLimit)
  const twinOwners = createTwinOwners(db)

  /**
   * The answer starts immediately in this process. A null `threadId` starts a thread, with the private assistant by default. `twin`
   * avoids reading a twin again that the caller has just read.
   */
  async function send(
    participant: Participant,
    input: {
      threadId: string | null
      newThread?: NewThread
      twin?: AskedTwin
      text: string
      clientMessageId: string
      elementIds?: readonly string[]
    },
  ): Promise<SentExchange> {
    const text = parseInput(messageText, input.text, 'text')
    const clientId = parseInput(clientMessageId, input.clientMessageId, 'clientMessageId')
    await checkLimit(participant)

    const isNewThread = input.threadId === null
    const newThread = input.newThread ?? (isNewThread ? privateThread(participant) : null)
    const elementIds = parseInput(uploadIds, input.elementIds ?? [], 'elementIds')
    const messageLimit = await plans.messageLimitOf(participant)
    const knownOwnerId = newThread?.twinOwnerId ?? null
    const threadId = input.threadId ?? newThreadId(getParticipantId(participant), clientId, ...(knownOwnerId ? [knownOwnerId] : []))
    const twinOwnerId = newThread ? knownOwnerId : await twinOwners.of(participant, threadId)
    const runLimits = getRunLimits(config, participant, twinOwnerId)
    const earlierSend = () =>
      earlierExchange(db, { participant, threadId, isNewThread, clientMessageId: clientId, message: { text, elementIds } })
    if (twinOwnerId !== null) {
      // Retries return the earlier run regardless of the limits.
      const earlier = await earlierSend()
      if (earlier) return { ...earlier, isNewThread }
      if (elementIds.length > 0) throw new InputError('attachments_for_twin', { field: 'elementIds' })
      // Check the sender's quota first so that rejected messages do not count against the twin's.
      await plans.requireMessage(participant, messageLimit)
      const refusal = await getRunRefusal(db, runLimits)
      if (refusal) throw refusal
      await twinGate.admit(participant, input.twin ?? { ownerId: twinOwnerId })
    }
    const thread = isNewThread && newThread ? { id: threadId, create: newThread } : { id: threadId, twinOwnerId }
    const message = { participant, processId, clientMessageId: clientId, text, elementIds, thread, messageLimit, runLimits }
    // The conflicting row may have been deleted in between; retry.
    for (let attempt = 1; attempt <= 3; attempt++) {
      const written = await nullOnUniqueViolation(() => writeExchange(db, message))
      if (written) return { ...begin(participant, written, elementIds.length === 0 ? text : null), isNewThread }
      const earlier = await earlierSend()
      if (earlier) return { ...earlier, isNewThread }
      await plans.requireMessage(participant, messageLimit)
      const refusal = await getRunRefusal(db, runLimits)
      if (refusal) throw refusal
      await requireUploads(db, participant, elementIds)
    }
    throw createNoPlaceError(runLimits)
  }

  /** Keeps the text written so far. Has no effect on ended runs. */
  async function stop(participant: Participant, { runId }: { runId: string }): Promise<Run> {
    const { count } = await db.run.updateMany({
      where: { id: runId, thread: ownedBy(participant), status: { in: ['queued', 'running'] }, stopRequestedAt: null },
      data: { stopRequestedAt: new Date() },
    })
    const run = await db.run.findFirst({ where: { id: runId, thread: ownedBy(participant) } })
    if (!run) throw new NotFoundError('no_such_answer')
    if (count > 0) await engine.stop(runId)
    return run
  }

  /** Regenerates the thread's last answer. */
  async function retry(participant: Participant, input: { runId: string; clientMessageId: string }): Promise<ReplacedExchange> {
    const clientId = parseInput(clientMessageId, input.clientMessageId, 'clientMessageId')
    await checkLimit(participant)
    const refused = await db.run.findFirst({
      where: { id: input.runId, thread: ownedBy(participant) },
      include: { userStep: true, assistantStep: true },
    })
    if (!refused) return repeated(participant, clientId, 'no_such_answer')
    const { userStep: question, assistantStep: answer } = refused
    return replace(participant, clientId, question.threadId, [answer], async (tx) => {
      await deleteLast(tx, [answer], 'not_last_answer')
      return { text: question.input, elementIds: [], existingQuestion: question }
    })
  }

  /** Replaces the thread's last question and its answer. Attachments are kept. */
  async function editAndResend(
    participant: Participant,
    input: { stepId: string; text: string; clientMessageId: string },
  ): Promise<ReplacedExchange> {
    const text = parseInput(messageText, input.text, 'text')
    const clientId = parseInput(clientMessageId, input.clientMessageId, 'clientMessageId')
    await checkLimit(participant)
    const question = await db.step.findFirst({
      where: { id: input.stepId, thread: ownedBy(participant), stepType: 'user_message' },
      include: { askedRun: { include: { assistantStep: true } } },
    })
    if (!question) return repeated(participant, clientId, 'no_such_message')
    const replaced = withAnswer(question)
    return replace(participant, clientId, question.threadId, replaced, async (tx) => {
      const attached = await tx.element.findMany({ where: { stepId: question.id }, orderBy: { position: 'asc' }, select: { id: true } })
      await tx.element.updateMany({ where: { stepId: question.id }, data: { stepId: null } })
      await tx.notification.deleteMany({ where: { questionStepId: question.id } })
      await deleteLast(tx, replaced, 'not_last_message')
      if (question.position === 0) {
        await tx.thread.update({ where: { id: question.threadId }, data: { firstMessagePreview: toPreview(text) } })
      }
      return { text, elementIds: attached.map(({ id }) => id) }
    })
  }

  /** `prepare` deletes the old steps and returns their replacements, in the same transaction. */
  async function replace(
    participant: Participant,
    clientId: string,
    threadId: string,
    replaced: readonly Step[],
    prepare: (tx: Transaction) => Promise<Pick<NewExchange, 'text' | 'elementIds' | 'existingQuestion'>>,
  ): Promise<ReplacedExchange> {
    await plans.requireMessage(participant, await plans.messageLimitOf(participant))
    const twinOwnerId = await twinOwners.of(participant, threadId)
    if (twinOwnerId !== null) await twinGate.admit(participant, { ownerId: twinOwnerId })
    const written = await nullOnUniqueViolation(() =>
      transaction(db, async (tx) => {
        // Before locking the thread, in the same order as sends, to avoid deadlocks.
        const refusal = await getRunRefusal(tx, getRunLimits(config, participant, twinOwnerId))
        // Concurrent sends and replacements wait here for the new state of the thread.
        await queryRows(tx, kysely.selectFrom('threads').select('id').where('id', '=', threadId).forUpdate())
        const isRepeated = await tx.run.findUnique({
          where: { threadId_clientMessageId: { threadId, clientMessageId: clientId } },
          select: { id: true },
        })
        if (isRepeated || (await findActiveRun(tx, threadId))) return null
        if (refusal) throw refusal
        const prepared = await prepare(tx)
        const thread = { id: threadId, twinOwnerId }
        // Limits were checked above: this must succeed now that the old steps are deleted.
        return writeExchange(tx, {
          participant,
          processId,
          clientMessageId: clientId,
          thread,
          messageLimit: null,
          runLimits: null,
          ...prepared,
        })
      }),
    )
    if (written) return { ...begin(participant, written, null), deletedStepIds: replaced.map(({ id }) => id) }
    const earlier = await earlierExchange(db, { participant, threadId, clientMessageId: clientId })
    if (!earlier) throw new NotFoundError('no_such_conversation')
    return { ...earlier, deletedStepIds: [] }
  }

  /** The replaced steps no longer exist, so a retry is recognized by its client ID alone. */
  async function repeated(participant: Participant, clientId: string, otherwise: CodeOf<404>): Promise<ReplacedExchange> {
    const run = await db.run.findFirst({ where: { clientMessageId: clientId, thread: ownedBy(participant) }, select: { threadId: true } })
    const earlier = run && (await earlierExchange(db, { participant, threadId: run.threadId, clientMessageId: clientId }))
    if (!earlier) throw new NotFoundError(otherwise)
    return { ...earlier, deletedStepIds: [] }
  }

  function begin(participant: Participant, { exchange, owned }: WrittenExchange, question: string | null): Exchange {
    // Start the model request before publishing.
    engine.start(owned, question)
    sendNews.announce(participant, exchange)
    void announce(platform, owned.userId, { type: 'thread-changed', threadId: owned.threadId })
    return exchange
  }

  async function checkLimit(participant: Participant): Promise<void> {
    const verdict = await sends.consume(getParticipantId(participant))
    if (verdict.isAllowed) return
    throw new RateLimitError('too_many_messages', Math.ceil(verdict.retryAfterMs / 1000))
  }

  /** Callers must check ownership first. Batched into one statement. */
  const active = new DataLoader((threadIds: readonly string[]) => findActiveRuns(db, threadIds), { cache: false })

  async function get(participant: Participant, { id }: { id: string }): Promise<Run> {
    const run = await db.run.findFirst({ where: { id, thread: ownedBy(participant) } })
    if (!run) throw new NotFoundError('no_such_answer')
    return run
  }

  /** Ignores send limits and active runs. */
  async function maySend(participant: Participant | null, { twinOwnerId }: Pick<Thread, 'twinOwnerId'>): Promise<boolean> {
    return twinOwnerId === null || twinGate.isOpenTo(participant, twinOwnerId)
  }

  async function mayRetry(participant: Participant | null, step: StepInThread & { run: object | null }): Promise<boolean> {
    return step.run !== null && areLastSteps(step.thread, [step]) && maySend(participant, step.thread)
  }

  async function mayEdit(participant: Participant | null, step: StepInThread & Asked<Position> & Pick<Step, 'stepType'>): Promise<boolean> {
    return step.stepType === 'user_message' && areLastSteps(step.thread, withAnswer(step)) && maySend(participant, step.thread)
  }

  return {
    send,
    stop,
    retry,
    editAndResend,
    get,
    maySend,
    mayRetry,
    mayEdit,
    activeIn: ({ id, activeRun, isAnswering }: { id: string; activeRun?: Run; isAnswering?: boolean }) =>
      isAnswering === false ? null : (activeRun ?? active.load(id)),
  }
}

function privateThread(participant: Participant): NewThread {
  // Guests can only talk to twins.
  if (!('userId' in participant)) throw new UnauthorizedError()
  return { agentType: defaultAgent, threadType: agents[defaultAgent].startsAs, twinOwnerId: null, metadata: {} }
}

type Position = Pick<Step, 'position'>
type StepInThread = Position & { thread: Pick<Thread, 'stepCount' | 'twinOwnerId'> }
type Asked<Answer> = { askedRun: { assistantStep: Answer } | null }

function withAnswer<Question extends Position, Answer extends Position>(question: Question & Asked<Answer>): (Question | Answer)[] {
  return question.askedRun ? [question, question.askedRun.assistantStep] : [question]
}

/** @param refusal error code if the steps are not the thread's last */
async function deleteLast(tx: Transaction, steps: readonly Step[], refusal: 'not_last_answer' | 'not_last_message'): Promise<void> {
  const [first] = steps
  const thread = first && (await tx.thread.findUnique({ where: { id: first.threadId }, select: { stepCount: true } }))
  const { count } = await tx.step.deleteMany({ where: { id: { in: steps.map(({ id }) => id) } } })
  if (!first || !thread || count !== steps.length || !areLastSteps(thread, steps)) throw new ConflictError(refusal)
  await tx.thread.update({ where: { id: first.threadId }, data: { stepCount: { decrement: count } } })
}
