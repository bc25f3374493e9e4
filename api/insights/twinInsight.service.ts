import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'
import { kysely, queryRows, type Tables } from '../platform/database/sql/typedSql.ts'
import type { Viewer } from '../platform/viewer.ts'
import { type AskedQuestion, groupByTopic, type Topic } from './topics.ts'
import type { Period } from './usage.service.ts'

type AnswerTables = Tables & { answer: Tables['steps'] }

const maxQuestions = 300
const shownLength = 300

export class TwinInsightService {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  async listTopics({ userId }: Pick<Viewer, 'userId'>, period: Period): Promise<Topic[]> {
    const [questions, { username, name }] = await Promise.all([
      queryRows(this.#db, selectQuestions(userId, period)),
      this.#db.user.findUniqueOrThrow({ where: { id: userId }, select: { username: true, name: true } }),
    ])
    return groupByTopic(questions, [username, name])
  }
}

/** Excludes talks, in which twins ask and may quote texts withdrawn since. */
function selectQuestions(ownerId: string, { from, to, timezone }: Period) {
  const toTime = (day: RawBuilder<unknown>) => sql<Date>`${day}::timestamp AT TIME ZONE ${timezone}`
  const start = toTime(sql`${from}::date`)
  return kysely
    .selectFrom('threads')
    .innerJoin('runs', 'runs.threadId', 'threads.id')
    .innerJoin('steps as question', 'question.id', 'runs.userStepId')
    .innerJoin('steps as answer', 'answer.id', 'runs.assistantStepId')
    .leftJoin('twinQuestions', 'twinQuestions.answerStepId', 'answer.id')
    .select((eb) => [
      sql<string>`left(${eb.ref('question.input')}, ${shownLength})`.as('text'),
      'threads.id as conversationId',
      'runs.createdAt as askedAt',
      sql<boolean>`${eb.ref('twinQuestions.id')} IS NOT NULL AND ${eb.ref('dismissedAt')} IS NULL`.as('isUnanswered'),
      sql<AskedQuestion['rating']>`${eb.ref('answer.rating')}::text`.as('rating'),
      selectCited(eb).select('sourceId').where('kind', '=', 'item').orderBy('number').limit(1).as('itemId'),
    ])
    .where('twinOwnerId', '=', ownerId)
    .where('threadType', '=', 'public_twin_chat')
    .where('threads.userId', 'is distinct from', ownerId)
    .where('threads.updatedAt', '>=', start)
    .where('runs.createdAt', '>=', start)
    .where('runs.createdAt', '<', toTime(sql`(${to}::date + 1)`))
    .where((eb) => eb.or([eb('twinQuestions.id', 'is not', null), eb.exists(selectCited(eb).select('stepSources.id'))]))
    .orderBy('runs.createdAt', 'desc')
    .limit(maxQuestions)
}

/** Twins store all sources of the conversation with each answer. */
function selectCited(eb: ExpressionBuilder<AnswerTables, 'answer'>) {
  return eb
    .selectFrom('stepSources')
    .whereRef('stepId', '=', 'answer.id')
    .where(sql<boolean>`strpos(${eb.ref('answer.output')}, '[' || ${sql.ref('number')} || ']') > 0`)
}
