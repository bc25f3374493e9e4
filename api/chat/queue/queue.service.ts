import DataLoader from 'dataloader'
import { sql } from 'kysely'
import { z } from 'zod'
import type { QueuedMessage, Thread } from '../../platform/__generated__/prisma/client.ts'
import { type Database, takeLock, transaction } from '../../platform/database/database.ts'
import type { ModelSettings } from '../../models/connections/modelSettings.ts'
import { kysely, queryRows } from '../../platform/database/sql/typedSql.ts'
import { AppError, ConflictError, NotFoundError } from '../../platform/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { nilUuid } from '../../platform/text/ids.ts'
import { parseInput } from '../../platform/text/parseInput.ts'
import { storedId } from '../../platform/text/validation.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { TooManyRunsError } from '../runs/runLimits.ts'
import { findReferences, readReferences, type Reference, requireReferences } from '../references/references.ts'
import { newReferences } from '../references/validation.ts'
import type { RunsService } from '../runs/runs.service.ts'
import { AlreadySendingError, requireUploads } from '../runs/sends.ts'
import { findActiveRun, isActiveRun } from '../threads/activeRuns.ts'
import { announce } from '../threads/threadNews.ts'
import { clientMessageId, getMessageRule, uploadIds } from '../validation.ts'

export type { QueuedMessage }

interface NewQueuedMessage {
  readonly threadId: string
  readonly text: string
  readonly clientMessageId: string
  readonly elementIds?: readonly string[]
  readonly references?: readonly Reference[]
  readonly comparedModelId?: string | null
}

const maxQueued = 20
const lookEverySeconds = 2
const isListed = { not: 'sending' } as const

export class QueueService {
  readonly #platform: Platform
  readonly #runs: Pick<RunsService, 'send' | 'stop' | 'advanceComparison'>
  readonly #models: Pick<ModelSettings, 'toChoice'>
  readonly #lists: DataLoader<string, QueuedMessage[]>

  constructor(platform: Platform, runs: Pick<RunsService, 'send' | 'stop' | 'advanceComparison'>, models: Pick<ModelSettings, 'toChoice'>) {
    this.#platform = platform
    this.#runs = runs
    this.#models = models
    this.#lists = new DataLoader((threadIds) => findLists(platform.db, threadIds), { cache: false })
  }

  start(): void {
    const find = async () => (await findDue(this.#platform.db)).map((threadId) => ({ data: { threadId }, key: threadId }))
    const rules = { schema: z.object({ threadId: storedId() }), exclusive: { find, everySeconds: lookEverySeconds } }
    this.#platform.jobs.define('send-queued-message', rules, ({ threadId }) => this.sendNext(threadId))
  }

  /** Callers must check ownership first. */
  async list({ id, twinOwnerId }: Pick<Thread, 'id' | 'twinOwnerId'>): Promise<QueuedMessage[]> {
    return twinOwnerId === null ? this.#lists.load(id) : []
  }

  async getThread({ userId }: Viewer, { id }: { id: string }): Promise<Thread> {
    const thread = await this.#platform.db.thread.findFirst({ where: { id, userId, twinOwnerId: null } })
    if (!thread) throw new NotFoundError('no_such_conversation')
    return thread
  }

  async queue(viewer: Viewer, input: NewQueuedMessage): Promise<Thread> {
    const { db } = this.#platform
    const { userId } = viewer
    const elementIds = parseInput(uploadIds, input.elementIds ?? [], 'elementIds')
    const text = parseInput(getMessageRule(elementIds), input.text, 'text')
    const clientId = parseInput(clientMessageId, input.clientMessageId, 'clientMessageId')
    const wanted = parseInput(newReferences, input.references ?? [], 'references')
    const { id: threadId } = await this.getThread(viewer, { id: input.threadId })
    const key = { threadId, clientMessageId: clientId }
    const sent = await db.run.findUnique({ where: { threadId_clientMessageId: key }, select: { userStep: { select: { input: true } } } })
    const queued = sent ? null : await db.queuedMessage.findUnique({ where: { threadId_clientMessageId: key } })
    const earlier = sent?.userStep.input ?? queued?.text
    if (earlier !== undefined && earlier !== text) throw new ConflictError('client_message_id_reused', { field: 'clientMessageId' })
    if (earlier === undefined) {
      await requireUploads(db, viewer, elementIds)
      const { modelId: comparedModelId } = await this.#models.toChoice(userId, input.comparedModelId ?? null)
      const references = (await requireReferences(db, viewer, wanted)).map((one) => ({ ...one }))
      const message = { ...key, userId, text, elementIds, references, comparedModelId }
      await transaction(db, async (tx) => {
        await takeLock(tx, `twain.queue.${threadId}`)
        const others = await tx.queuedMessage.count({ where: { threadId, clientMessageId: { not: clientId } } })
        if (others >= maxQueued) throw new ConflictError('queue_full')
        await tx.queuedMessage.createMany({ data: [message], skipDuplicates: true })
      })
    }
    return this.#change(viewer, threadId)
  }

  async edit(viewer: Viewer, { id, ...input }: { id: string; text: string }): Promise<Thread> {
    const { threadId, elementIds } = await this.#require(viewer, id)
    const text = parseInput(getMessageRule(elementIds), input.text, 'text')
    const { count } = await this.#platform.db.queuedMessage.updateMany({ where: { id, state: isListed }, data: { text } })
    if (count === 0) throw new NotFoundError('no_such_queued_message')
    return this.#change(viewer, threadId)
  }

  async withdraw(viewer: Viewer, { id }: { id: string }): Promise<Thread> {
    const { threadId } = await this.#require(viewer, id)
    const { count } = await this.#platform.db.queuedMessage.deleteMany({ where: { id, state: isListed } })
    if (count === 0) throw new NotFoundError('no_such_queued_message')
    return this.#change(viewer, threadId)
  }

  async sendNow(viewer: Viewer, { id }: { id: string }): Promise<Thread> {
    const { db } = this.#platform
    const { threadId } = await this.#require(viewer, id)
    const { count } = await db.queuedMessage.updateMany({ where: { id, state: isListed }, data: { state: 'next' } })
    if (count === 0) throw new NotFoundError('no_such_queued_message')
    const active = await findActiveRun(db, threadId)
    if (active) await this.#runs.stop(viewer, { runId: active.id })
    else await this.#sendNext(threadId)
    return this.#change(viewer, threadId)
  }

  /** Retried by a job if the process dies. */
  async sendNext(threadId: string): Promise<void> {
    await this.#sendNext(threadId).catch((err: unknown) => {
      const isExpected = err instanceof AppError
      if (!isExpected) this.#platform.log.error({ err, threadId }, 'a queued message could not be sent')
    })
  }

  async #sendNext(threadId: string): Promise<void> {
    const { db } = this.#platform
    if (await this.#runs.advanceComparison(threadId)) return
    const found = await db.queuedMessage.findFirst({
      where: { threadId, state: { not: 'held' }, user: { suspendedAt: null } },
      orderBy: [{ state: 'asc' }, { id: 'asc' }],
    })
    if (!found) return
    const { id, state, userId } = found
    if (state !== 'sending' && !(await this.#isDue(found))) return
    const [message] = await db.queuedMessage.updateManyAndReturn({ where: { id, state }, data: { state: 'sending' } })
    if (!message) return
    const { text, clientMessageId: clientId, elementIds, comparedModelId } = message
    const sender = { userId, sessionId: nilUuid }
    try {
      const references = await findReferences(db, sender, readReferences(message))
      await this.#runs.send(sender, { threadId, text, clientMessageId: clientId, elementIds, references, comparedModelId })
    } catch (error) {
      const sending = { id, state: 'sending' } as const
      if (error instanceof NotFoundError && error.code === 'no_such_model') {
        await db.queuedMessage.updateMany({ where: sending, data: { state, comparedModelId: null } })
        return this.#sendNext(threadId)
      }
      const isTemporary = error instanceof AlreadySendingError || error instanceof TooManyRunsError || !(error instanceof AppError)
      const after = isTemporary ? (state === 'sending' ? 'waiting' : state) : 'held'
      await db.queuedMessage.updateMany({ where: sending, data: { state: after } })
      await announce(this.#platform, userId, { type: 'thread-changed', threadId })
      throw error
    }
    // Repeated sends return the same run, so a message is sent once even if the process dies here.
    await db.queuedMessage.deleteMany({ where: { id } })
    // The answer may have completed before the message left the queue.
    await this.#sendNext(threadId)
  }

  async #isDue({ threadId, state }: QueuedMessage): Promise<boolean> {
    const last = await this.#platform.db.run.findFirst({ where: { threadId }, orderBy: { createdAt: 'desc' }, select: { status: true } })
    if (!last || last.status === 'completed') return true
    return state === 'next' && last.status !== 'queued' && last.status !== 'running'
  }

  async #require({ userId }: Viewer, id: string): Promise<QueuedMessage> {
    const message = await this.#platform.db.queuedMessage.findFirst({ where: { id, userId } })
    if (!message) throw new NotFoundError('no_such_queued_message')
    return message
  }

  async #change(viewer: Viewer, threadId: string): Promise<Thread> {
    await this.sendNext(threadId)
    await announce(this.#platform, viewer.userId, { type: 'thread-changed', threadId })
    return this.getThread(viewer, { id: threadId })
  }
}

async function findLists(db: Database, threadIds: readonly string[]): Promise<QueuedMessage[][]> {
  const messages = await db.queuedMessage.findMany({ where: { threadId: { in: [...threadIds] }, state: isListed }, orderBy: { id: 'asc' } })
  return threadIds.map((threadId) => messages.filter((message) => message.threadId === threadId))
}

async function findDue(db: Database): Promise<string[]> {
  const runsOf = (threadId: string) => kysely.selectFrom('runs').where('runs.threadId', '=', sql.ref<string>(threadId))
  const messages = kysely
    .selectFrom('queuedMessages')
    .innerJoin('users', 'users.id', 'queuedMessages.userId')
    .select('queuedMessages.threadId')
    .where('users.suspendedAt', 'is', null)
    .where((eb) => {
      const runs = runsOf('queuedMessages.threadId')
      const last = runs.select('runs.status').orderBy('runs.createdAt', 'desc').limit(1)
      const isIdle = eb.not(eb.exists(runs.select('runs.id').where(isActiveRun)))
      return eb.or([
        eb('queuedMessages.state', '=', 'sending'),
        eb.and([eb('queuedMessages.state', '=', 'next'), isIdle]),
        eb.and([eb('queuedMessages.state', '=', 'waiting'), eb(eb.fn.coalesce(last, eb.val('completed')), '=', 'completed')]),
      ])
    })
  const comparisons = kysely
    .selectFrom('comparisons')
    .innerJoin('threads', 'threads.id', 'comparisons.threadId')
    .innerJoin('users', 'users.id', 'threads.userId')
    .select('comparisons.threadId')
    .where('users.suspendedAt', 'is', null)
    .where('comparisons.state', 'in', ['waiting', 'answering'])
    .where((eb) => eb.not(eb.exists(runsOf('comparisons.threadId').select('runs.id').where(isActiveRun))))
  const rows = await queryRows(db, messages.union(comparisons).limit(50))
  return rows.map(({ threadId }) => threadId)
}
