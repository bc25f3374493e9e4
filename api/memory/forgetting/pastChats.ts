import { Prisma } from '../../platform/__generated__/prisma/client.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { prefixQuery } from '../../platform/database/fullText.ts'
import { contentWords, rootOf } from '../../platform/language/words.ts'
import type { RememberedFact } from '../memory.service.ts'

/** A conversation that still contains what was forgotten. */
export interface RemainingThread {
  readonly threadId: string
  readonly threadName: string | null
}

/** The one that it comes from, then the most recent ones. */
const maxThreads = 3

/** A single word is in many messages that state something else. */
const minWords = 2

/**
 * Removes messages that state these memories from past-chat search and from summaries: those that they come from, those that quote them and
 * those with all their words. Must run before the memories are deleted, since their citations are deleted with them.
 * @param runId The run that forgets them, whose own messages repeat them.
 */
export async function forgetInPastChats(
  tx: Transaction,
  userId: string,
  { memories, runId = null }: { memories: readonly RememberedFact[]; runId?: string | null },
): Promise<RemainingThread[]> {
  const ids = memories.map(({ id }) => id)
  const sourceStepIds = memories.flatMap(({ sourceStepId }) => sourceStepId ?? [])
  const queries = memories.flatMap(({ content }) => {
    const words = contentWords(content).map(rootOf)
    return words.length < minWords ? [] : [prefixQuery(words.join(' '), '&')]
  })
  const stating = queries.map((query) => Prisma.sql`UNION SELECT id FROM steps WHERE user_id = ${userId}::uuid AND search @@ ${query}`)
  return tx.$queryRaw<RemainingThread[]>`
    WITH own AS (
      SELECT unnest(ARRAY[user_step_id, assistant_step_id]) AS id FROM runs WHERE id = ${runId}::uuid AND user_id = ${userId}::uuid
    ), stating AS (
      SELECT unnest(${sourceStepIds}::uuid[]) AS id
      UNION SELECT assistant_step_id FROM runs WHERE user_step_id = ANY(${sourceStepIds}::uuid[])
      UNION SELECT step_id FROM step_sources WHERE kind = 'memory' AND source_id = ANY(${ids}::text[])
      UNION SELECT id FROM own
      ${Prisma.join(stating, ' ', '', '')}
    ), forgotten AS (
      UPDATE steps SET is_forgotten = true WHERE user_id = ${userId}::uuid AND id IN (SELECT id FROM stating)
      RETURNING id, thread_id, position
    ), passages_of_them AS (
      DELETE FROM passages WHERE source_kind = 'step' AND source_id IN (SELECT id FROM forgotten)
    ), summaries AS (
      UPDATE threads SET summary = NULL, summary_position = 0
      WHERE twin_owner_id IS NULL
        AND EXISTS (SELECT FROM forgotten WHERE thread_id = threads.id AND position < threads.summary_position)
    )
    SELECT id AS "threadId", name AS "threadName" FROM threads
    WHERE id IN (SELECT thread_id FROM forgotten WHERE id NOT IN (SELECT id FROM own))
    ORDER BY EXISTS (SELECT FROM forgotten WHERE thread_id = threads.id AND id = ANY(${sourceStepIds}::uuid[])) DESC, updated_at DESC
    LIMIT ${maxThreads}`
}
