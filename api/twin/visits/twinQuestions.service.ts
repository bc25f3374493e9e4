import { type Expression, sql } from 'kysely'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { queryFirstRow, kysely, queryRows } from '../../platform/database/sql/typedSql.ts'
import { NotFoundError } from '../../platform/errors.ts'
import { toStorable } from '../../platform/text/text.ts'
import type { Viewer } from '../../platform/viewer.ts'

export interface TwinQuestion {
  key: string
  text: string
  count: number
  lastAskedAt: Date
  threadId: string
}

const maxQuestions = 100
const shownLength = 500

export class TwinQuestionsService {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  async list({ userId }: Viewer, { limit }: { limit: number }): Promise<TwinQuestion[]> {
    return queryRows(this.#db, selectQuestions(userId).limit(Math.min(Math.max(0, limit), maxQuestions)))
  }

  async find(viewer: Viewer | null, { key }: { key: string }): Promise<TwinQuestion | null> {
    if (!viewer || key.includes('\0')) return null
    return queryFirstRow(this.#db, selectQuestions(viewer.userId).where('key', '=', key).limit(1))
  }

  async dismiss(viewer: Viewer, { key }: { key: string }): Promise<void> {
    const { count } = await closeQuestion(this.#db, viewer, { key })
    if (count === 0) throw new NotFoundError('no_such_question')
  }
}

function shorten(text: Expression<string | null>) {
  return sql`CASE WHEN char_length(${text}) > ${shownLength} THEN left(${text}, ${shownLength - 1}) || '…' ELSE ${text} END`
}

function selectQuestions(ownerId: string) {
  return kysely
    .selectFrom('twinQuestions')
    .innerJoin('runs', 'runs.assistantStepId', 'twinQuestions.answerStepId')
    .innerJoin('steps as question', 'question.id', 'runs.userStepId')
    .select((eb) => [
      'key',
      sql<number>`count(*)::int`.as('count'),
      eb.fn.max('askedAt').as('lastAskedAt'),
      sql<string>`(array_agg(${shorten(eb.ref('question.input'))} ORDER BY ${eb.ref('askedAt')} DESC))[1]`.as('text'),
      sql<string>`(array_agg(${eb.ref('question.threadId')} ORDER BY ${eb.ref('askedAt')} DESC))[1]`.as('threadId'),
    ])
    .where('ownerId', '=', ownerId)
    .where('dismissedAt', 'is', null)
    .groupBy('key')
    .orderBy('lastAskedAt', 'desc')
    .orderBy('key')
}

export async function listQuestionTexts(db: Database | Transaction, { userId }: Viewer, { key }: { key: string }): Promise<string[]> {
  const questions = kysely
    .selectFrom('twinQuestions')
    .innerJoin('runs', 'runs.assistantStepId', 'twinQuestions.answerStepId')
    .innerJoin('steps as question', 'question.id', 'runs.userStepId')
    .select('question.input')
    .distinct()
    .where('ownerId', '=', userId)
    .where('key', '=', toStorable(key))
    .limit(maxQuestions)
  return (await queryRows(db, questions)).map(({ input }) => input)
}

/** Runs when awaited, on its own or in a transaction. */
export function closeQuestion(db: Database | Transaction, { userId }: Viewer, { key }: { key: string }) {
  const where = { ownerId: userId, key: toStorable(key), dismissedAt: null }
  return db.twinQuestion.updateMany({ where, data: { dismissedAt: new Date() } })
}
