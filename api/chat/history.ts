import type { HistoryMessage } from '../brain/agent.ts'
import { type Attachment, withAttachments } from '../brain/attachments.ts'
import type { Database } from '../platform/database.ts'
import type { OwnedRun } from './runStore.ts'

/** What is older is either summarized or found by searching past chats. */
const longestHistory = 400

/**
 * What the model gets to read, oldest first. `question` spares the database when nothing was said before it and nothing is
 * attached to it; it is null otherwise.
 */
export async function loadHistory(db: Database, run: OwnedRun, question: string | null): Promise<HistoryMessage[]> {
  if (run.position === 1 && question !== null) return [{ role: 'user', text: question, position: 0, stepId: run.userStepId }]
  const newestFirst = await db.$queryRaw<(HistoryMessage & { attachments: Attachment[] | null })[]>`
    SELECT id AS "stepId", position, CASE step_type WHEN 'user_message' THEN 'user' ELSE 'assistant' END AS role,
      CASE step_type WHEN 'user_message' THEN input ELSE output END AS text,
      (SELECT json_agg(json_build_object('name', properties->>'filename', 'mimeType', mime_type, 'text', content) ORDER BY elements.position)
        FROM elements WHERE step_id = steps.id AND element_type = 'file') AS attachments
    FROM steps
    WHERE thread_id = ${run.threadId}::uuid AND position >= ${run.summaryPosition} AND position < ${run.position}
      AND (step_type = 'user_message' OR output <> '')
    ORDER BY position DESC LIMIT ${longestHistory}`
  return newestFirst
    .toReversed()
    .map(({ attachments, text, ...message }) => ({ ...message, text: withAttachments(text, attachments ?? []) }))
}
