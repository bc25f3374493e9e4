import { Prisma } from '../../platform/__generated__/prisma/client.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { NotFoundError } from '../../platform/errors.ts'
import { storable } from '../../platform/text/text.ts'
import type { Viewer } from '../../platform/viewer.ts'

/** What visitors asked a twin in the same words, and it could not answer. */
export interface TwinQuestion {
  /** The same for the same words, whatever their case and punctuation. */
  key: string
  /** As it was asked last; the beginning of a long one. */
  text: string
  count: number
  lastAskedAt: Date
  /** Where it was asked last. */
  threadId: string
}

export type TwinQuestionsService = ReturnType<typeof createTwinQuestionsService>

const maxQuestions = 100
const shownLength = 500

/** For the owner of a twin: what its visitors wanted to know. The run engine writes it down with the answer. */
export function createTwinQuestionsService(db: Database) {
  /** What was asked last comes first. */
  async function list({ userId }: Viewer, { limit }: { limit: number }): Promise<TwinQuestion[]> {
    return read(userId, Prisma.empty, Math.min(Math.max(0, limit), maxQuestions))
  }

  async function find(viewer: Viewer | null, { key }: { key: string }): Promise<TwinQuestion | null> {
    if (!viewer || key.includes('\0')) return null
    const [question] = await read(viewer.userId, Prisma.sql`AND key = ${key}`, 1)
    return question ?? null
  }

  function read(ownerId: string, condition: Prisma.Sql, limit: number): Promise<TwinQuestion[]> {
    return db.$queryRaw<TwinQuestion[]>`
      SELECT key, count(*)::int AS count, max(asked_at) AS "lastAskedAt",
        (array_agg(left(question.input, ${shownLength}) ORDER BY asked_at DESC))[1] AS text,
        (array_agg(question.thread_id ORDER BY asked_at DESC))[1] AS "threadId"
      FROM twin_questions
        JOIN runs ON runs.assistant_step_id = twin_questions.answer_step_id
        JOIN steps AS question ON question.id = runs.user_step_id
      WHERE owner_id = ${ownerId}::uuid AND dismissed_at IS NULL ${condition}
      GROUP BY key ORDER BY max(asked_at) DESC, key LIMIT ${limit}`
  }

  /** Until somebody asks it again. */
  async function dismiss(viewer: Viewer, { key }: { key: string }): Promise<void> {
    const { count } = await closeQuestion(db, viewer, { key })
    if (count === 0) throw new NotFoundError('no_such_question')
  }

  return { list, find, dismiss }
}

/** It is listed no longer, until somebody asks it again. Not run before it is awaited, alone or in a transaction with what answers it. */
export function closeQuestion(db: Database | Transaction, { userId }: Viewer, { key }: { key: string }) {
  const where = { ownerId: userId, key: storable(key), dismissedAt: null }
  return db.twinQuestion.updateMany({ where, data: { dismissedAt: new Date() } })
}
