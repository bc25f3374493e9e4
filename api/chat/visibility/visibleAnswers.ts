import DataLoader from 'dataloader'
import { type Expression, type RawBuilder, sql, type SqlBool } from 'kysely'
import { jsonBuildObject } from 'kysely/helpers/postgres'
import type { Step, Thread } from '../../platform/__generated__/prisma/client.ts'
import type { Database } from '../../platform/database/database.ts'
import { matches } from '../../platform/database/fullText.ts'
import { anyOf, kysely, prepareStatement, queryRows } from '../../platform/database/sql/typedSql.ts'
import type { Reader } from '../../platform/database/twinRole.ts'
import { isVisit, getWithdrawalNote, type SourcedAnswer, type SourceReader } from './withdrawnSources.ts'

declare const isShown: unique symbol

/** A thread whose preview has no withdrawn text. */
export type ShownThread = Thread & { readonly [isShown]: true }

/** Older answers of twins are not searched. */
const maxMatches = 300

export class VisibleAnswers {
  readonly #db: Database
  readonly #twins: SourceReader
  readonly #previews = new DataLoader((threads: readonly Thread[]) => this.#loadPreviews(threads), { cache: false })

  constructor(db: Database, twins: SourceReader) {
    this.#db = db
    this.#twins = twins
  }

  async showThread(thread: Thread): Promise<ShownThread> {
    return { ...thread, lastMessagePreview: await this.getLastPreview(thread) } as ShownThread
  }

  showThreads(threads: readonly Thread[]): Promise<ShownThread[]> {
    return Promise.all(threads.map((thread) => this.showThread(thread)))
  }

  async getLastPreview(thread: Thread): Promise<string | null> {
    return isVisit(thread) && thread.lastMessagePreview !== null ? this.#previews.load(thread) : thread.lastMessagePreview
  }

  async findMatches(userId: string, words: RawBuilder<unknown>): Promise<string[]> {
    return this.#findReadable(
      userId,
      await queryRows(
        this.#db,
        selectVisitedSteps(userId)
          .where(({ ref }) => matches(ref('steps.search'), words))
          .orderBy('steps.createdAt', 'desc')
          .limit(maxMatches),
      ),
    )
  }

  async findReadable(userId: string, stepIds: readonly string[]): Promise<string[]> {
    if (stepIds.length === 0) return []
    return this.#findReadable(userId, await queryRows(this.#db, selectVisitedSteps(userId).where('steps.id', '=', anyOf(stepIds, 'uuid'))))
  }

  async #findReadable(userId: string, answers: readonly SourcedAnswer[]): Promise<string[]> {
    const withdrawn = await this.#twins.findWithdrawnAnswers({ userId }, answers)
    return answers.flatMap(({ stepId }) => (withdrawn.has(stepId) ? [] : [stepId]))
  }

  async #loadPreviews(threads: readonly Thread[]): Promise<(string | null)[]> {
    const visits = threads.filter(isVisit)
    const answers = await lastAnswers(this.#db, {
      threadIds: visits.map(({ id }) => id),
      positions: visits.map(({ stepCount }) => stepCount - 1),
    })
    const byThread = new Map(answers.map((answer) => [answer.threadId, answer]))
    const byVisitor = Map.groupBy(visits, ({ userId, guestId }) => userId ?? guestId)
    const loads = [...byVisitor.values()].map(async (visits) => {
      const answers = visits.flatMap(({ id, twinOwnerId: ownerId }) => {
        const answer = byThread.get(id)
        return answer ? [{ ...answer, ownerId }] : []
      })
      const withdrawn = await this.#twins.findWithdrawnAnswers(toReader(visits[0]), answers)
      return answers.flatMap(({ threadId, stepId }) => (withdrawn.has(stepId) ? [threadId] : []))
    })
    const hidden = new Set((await Promise.all(loads)).flat())
    return threads.map(({ id, lastMessagePreview: preview }) => (preview && hidden.has(id) ? getWithdrawalNote(preview) : preview))
  }
}

interface Match {
  stepId: Expression<string>
  stepType: Expression<Step['stepType']>
  threadId: Expression<string>
}

export function isVisibleMatch(userId: string, readable: readonly string[], { stepId, stepType, threadId }: Match): RawBuilder<SqlBool> {
  const visits = selectVisits(userId).select('id')
  return sql`(${stepType} = 'user_message' OR ${threadId} NOT IN (${visits}) OR ${stepId} = ${anyOf(readable, 'uuid')})`
}

function toReader(thread: Pick<Thread, 'userId' | 'guestId'> | undefined): Reader {
  if (thread?.userId) return { userId: thread.userId }
  return thread?.guestId ? { guestId: thread.guestId } : null
}

const listSources = kysely
  .selectFrom('stepSources')
  .select((eb) =>
    sql<SourcedAnswer['sources']>`coalesce(json_agg(${jsonBuildObject({
      kind: eb.ref('kind'),
      sourceId: eb.ref('sourceId'),
      title: eb.ref('title'),
      text: eb.ref('excerpt'),
      ordinal: eb.ref('ordinal'),
      ownerId: eb.ref('ownerId'),
    })}), '[]')`.as('list'),
  )
  .whereRef('stepSources.stepId', '=', sql.ref('steps.id'))
  .where('stepSources.isUsed', '=', true)

/** Conversations with twins of others. Their index has the same condition. */
function selectVisits(userId: string) {
  return kysely.selectFrom('threads').where('userId', '=', userId).whereRef('twinOwnerId', '<>', 'userId')
}

/** Starts from the threads, because imports can add many messages. */
function selectVisitedSteps(userId: string) {
  return kysely
    .with(
      (cte) => cte('visits').materialized(),
      () => selectVisits(userId).select(['id', 'twinOwnerId']),
    )
    .selectFrom('visits')
    .innerJoin('steps', 'steps.threadId', 'visits.id')
    .select(['steps.id as stepId', 'visits.twinOwnerId as ownerId', listSources.as('sources')])
    .where('steps.stepType', '=', 'assistant_message')
    .$narrowType<{ ownerId: string; sources: SourcedAnswer['sources'] }>()
}

/** While an answer is being written, the preview is of its question. */
const lastAnswers = prepareStatement<{ threadIds: string[]; positions: number[] }, Omit<SourcedAnswer, 'ownerId'> & { threadId: string }>(
  (arg) =>
    kysely
      .selectFrom(
        sql<{ id: string; position: number }>`unnest(${arg('threadIds')}::uuid[], ${arg('positions')}::int[])`.as<'last'>(
          sql`last(id, position)`,
        ),
      )
      .innerJoin('steps', (join) => join.onRef('steps.threadId', '=', 'last.id').onRef('steps.position', '=', 'last.position'))
      .select(['steps.threadId', 'steps.id as stepId', listSources.as('sources')])
      .where('steps.status', '=', 'completed')
      .where('steps.output', '<>', '')
      .$narrowType<{ sources: SourcedAnswer['sources'] }>(),
)
