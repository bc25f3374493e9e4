import { z } from 'zod'
import type { ModelSettings } from '../../models/connections/modelSettings.ts'
import { explain, createModelFailure } from '../../models/failures.ts'
import { summarize } from '../../models/window/compaction.ts'
import { cutOnRequest } from '../../models/window/context.ts'
import type { Thread } from '../../platform/__generated__/prisma/client.ts'
import { anyOf, countChanged, kysely, queryRows } from '../../platform/database/sql/typedSql.ts'
import { type ErrorCode, isErrorCode } from '../../platform/errorCodes/catalogue.ts'
import { ConflictError, NotFoundError } from '../../platform/errors.ts'
import type { Job } from '../../platform/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { storedId } from '../../platform/text/validation.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { now } from '../runs/ownedRun.ts'
import { AlreadySendingError } from '../runs/sends.ts'
import { findActiveRun, isActiveRun } from '../threads/activeRuns.ts'
import { announce } from '../threads/threadNews.ts'
import { createContextMeter, type Context, type Prompt } from './measuring.ts'

export type { Context }

export interface Summary {
  readonly text: string
  readonly position: number
}

const jobData = z.object({ threadId: storedId() })
const lookEverySeconds = 5
/** Answers and forgotten messages can change what is summarized. */
const maxAttempts = 3

export class ContextService {
  readonly #platform: Platform
  readonly #measuring: ReturnType<typeof createContextMeter>
  readonly #job: Job<z.infer<typeof jobData>>

  constructor(platform: Platform, models: Pick<ModelSettings, 'getModel'>) {
    this.#platform = platform
    this.#measuring = createContextMeter(platform, models)
    const find = async () => (await this.#findRequested()).map(({ id }) => ({ data: { threadId: id }, key: id }))
    const rules = { schema: jobData, exclusive: { find, everySeconds: lookEverySeconds } }
    this.#job = platform.jobs.define('compact-conversation', rules, ({ threadId }, { signal }) => this.#compact(threadId, signal))
  }

  /** Callers must check ownership first. */
  measure(thread: Thread): Promise<Context | null> {
    return this.#measuring.measure(thread)
  }

  async getThread({ userId }: Viewer, { id }: { id: string }): Promise<Thread> {
    const thread = await this.#platform.db.thread.findFirst({ where: { id, userId, twinOwnerId: null } })
    if (!thread) throw new NotFoundError('no_such_conversation')
    return thread
  }

  /** Returns the thread unchanged if it is being summarized or has nothing to summarize. */
  async compact(viewer: Viewer, { id }: { id: string }): Promise<Thread> {
    const { db } = this.#platform
    const thread = await this.getThread(viewer, { id })
    if (thread.compactingSince) return thread
    const active = await findActiveRun(db, id)
    if (active) throw new AlreadySendingError(active)
    const prompt = await this.#measuring.readPrompt(thread)
    if (!prompt) throw new ConflictError('nothing_to_compact')
    if (!findOlder(prompt)) return thread
    await countChanged(
      db,
      kysely
        .updateTable('threads')
        .set({ compactingSince: now, compactionError: null })
        .where('id', '=', id)
        .where('compactingSince', 'is', null)
        .where(({ not, exists, selectFrom }) =>
          not(exists(selectFrom('runs').select('runs.id').where('runs.threadId', '=', id).where(isActiveRun))),
        ),
    )
    await this.#job.send({ threadId: id }, { key: id })
    await this.#announce(thread)
    return this.getThread(viewer, { id })
  }

  async #compact(threadId: string, signal: AbortSignal): Promise<void> {
    const { db, log } = this.#platform
    for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
      const thread = await db.thread.findFirst({ where: { id: threadId, compactingSince: { not: null } } })
      if (!thread) return
      const prompt = await this.#measuring.readPrompt(thread)
      const older = prompt && findOlder(prompt)
      if (!older) return this.#end(thread, null)
      const { model, summary: previous } = prompt
      const messages = older.filter(({ isForgotten }) => !isForgotten)
      try {
        const summary = await summarize(await model.load(), { previous, older: messages, window: model.contextTokens, signal })
        if (await this.#store(prompt, { summary, older })) return await this.#announce(thread)
      } catch (error) {
        if (signal.aborted) throw error
        const failure = explain(error)
        log.warn({ err: failure, cause: failure.cause, threadId }, 'a conversation could not be summarized')
        return this.#end(thread, failure.code)
      }
    }
    const thread = await db.thread.findUnique({ where: { id: threadId } })
    if (thread) await this.#end(thread, createModelFailure('model_unavailable').code)
  }

  /** Skipped if the messages were forgotten, hidden or summarized since. */
  async #store({ thread }: Prompt, { summary, older }: { summary: string; older: readonly { stepId: string; position: number }[] }) {
    const { id, summaryPosition } = thread
    const ids = older.map(({ stepId }) => stepId)
    const unchanged = kysely
      .selectFrom('steps')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('steps.id', '=', anyOf(ids, 'uuid'))
      .where('steps.position', 'is not', null)
    const stillKnown = unchanged.where('steps.isForgotten', '=', false)
    const known = thread.threadHistory.messages.filter(({ stepId, isForgotten }) => ids.includes(stepId) && !isForgotten).length
    const count = await countChanged(
      this.#platform.db,
      kysely
        .updateTable('threads')
        .set({ summary, summaryPosition: (older.at(-1)?.position ?? -1) + 1, compactingSince: null, compactionError: null })
        .where('id', '=', id)
        .where('compactingSince', 'is not', null)
        .where('summaryPosition', '=', summaryPosition)
        .where('summary', 'is not distinct from', thread.summary)
        .where(unchanged, '=', ids.length)
        .where(stillKnown, '=', known),
    )
    return count > 0
  }

  async #end(thread: Thread, code: ErrorCode | null): Promise<void> {
    const where = { id: thread.id, compactingSince: { not: null } }
    await this.#platform.db.thread.updateMany({ where, data: { compactingSince: null, compactionError: code } })
    await this.#announce(thread)
  }

  async #announce({ id, userId }: Pick<Thread, 'id' | 'userId'>): Promise<void> {
    await announce(this.#platform, userId, { type: 'thread-changed', threadId: id })
  }

  #findRequested(): Promise<{ id: string }[]> {
    const requested = kysely.selectFrom('threads').select('id').where('compactingSince', 'is not', null)
    return queryRows(this.#platform.db, requested.orderBy('compactingSince').limit(50))
  }
}

/** Excludes twins, whose visitors may no longer see the summarized messages. */
export function getSummary({ summary, summaryPosition, twinOwnerId }: Thread): Summary | null {
  return summary === null || twinOwnerId !== null ? null : { text: summary, position: summaryPosition }
}

export function getCompactionError({ compactionError }: Thread): ErrorCode | null {
  return compactionError !== null && isErrorCode(compactionError) ? compactionError : null
}

function findOlder({ history, model }: Prompt) {
  const cut = cutOnRequest(history, model.contextTokens)
  return cut === 0 ? null : history.slice(0, cut)
}
