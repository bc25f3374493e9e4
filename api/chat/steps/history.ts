import type { HistoryMessage } from '../../brain/agent.ts'
import { type Attachment, quotedFiles } from '../../brain/models/attachments.ts'
import type { NumberedSource } from '../../brain/twin/sources.ts'
import type { Database } from '../../platform/database/database.ts'
import type { OwnedRun } from '../engine/runStore.ts'

interface Row extends HistoryMessage {
  attachments: Attachment[] | null
  isThreadForeign: boolean
}

/** What is older is either summarized or found by searching past chats. */
const longestHistory = 400

export interface History {
  messages: HistoryMessage[]
  /** Words of others were before an earlier answer of the thread, whether or not it is among the messages. */
  hasForeignWords: boolean
  /** What its answers quote. */
  sources: NumberedSource[]
}

/** Of the newest ones; an older one that is found again gets a new number. */
const mostSources = 200

/**
 * What the model gets to read, oldest first. `question` spares the database when nothing was said before it and nothing is
 * attached to it; it is null otherwise.
 */
export async function loadHistory(db: Database, run: OwnedRun, question: string | null): Promise<History> {
  if (run.position === 1 && question !== null) {
    return { messages: [{ role: 'user', text: question, position: 0, stepId: run.userStepId }], hasForeignWords: false, sources: [] }
  }
  const [newestFirst, sources] = await Promise.all([readMessages(db, run), readQuoted(db, run)])
  const messages = newestFirst.toReversed().map(({ attachments, isThreadForeign: _isThreadForeign, ...message }) => {
    return attachments ? { ...message, quoted: quotedFiles(attachments) } : message
  })
  return { messages, hasForeignWords: newestFirst[0]?.isThreadForeign ?? false, sources }
}

function readMessages(db: Database, run: OwnedRun): Promise<Row[]> {
  return db.$queryRaw<Row[]>`
    SELECT id AS "stepId", position, CASE step_type WHEN 'user_message' THEN 'user' ELSE 'assistant' END AS role,
      CASE step_type WHEN 'user_message' THEN input ELSE output END AS text,
      has_foreign_words AS "hasForeignWords",
      EXISTS (
        SELECT FROM steps AS earlier
        WHERE earlier.thread_id = ${run.threadId}::uuid AND earlier.position < ${run.position} AND earlier.has_foreign_words
      ) AS "isThreadForeign",
      (SELECT json_agg(json_build_object('name', properties->>'filename', 'mimeType', mime_type, 'text', content) ORDER BY elements.position)
        FROM elements WHERE step_id = steps.id AND element_type = 'file') AS attachments
    FROM steps
    WHERE thread_id = ${run.threadId}::uuid AND position >= ${run.summaryPosition} AND position < ${run.position}
      AND (step_type = 'user_message' OR output <> '')
    ORDER BY position DESC LIMIT ${longestHistory}`
}

async function readQuoted(db: Database, run: OwnedRun): Promise<NumberedSource[]> {
  const newestFirst = await db.stepSource.findMany({
    where: { step: { threadId: run.threadId, position: { lt: run.position } } },
    orderBy: { number: 'desc' },
    take: mostSources,
  })
  return newestFirst.map(({ number, kind, sourceId, threadId, title, excerpt, ordinal, page }) => {
    return { number, kind, sourceId, threadId, title, text: excerpt, ordinal, page }
  })
}
