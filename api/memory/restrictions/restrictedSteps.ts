import { sql } from 'kysely'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { prepareStatement } from '../../platform/database/sql/typedSql.ts'
import { isReadableBy, isRestricted, type Recipient } from './recipient.ts'

export interface RestrictedStep {
  readonly stepId: string
  readonly threadId: string
  readonly position: number
  readonly isWithheld: boolean
}

const selectRestricted = prepareStatement<Recipient & { threadIds: readonly string[] }, RestrictedStep>(
  (arg) => sql<RestrictedStep>`
  WITH restricted AS MATERIALIZED (
    SELECT id::text AS id, source_step_id, ${isReadableBy({ projectId: arg('projectId'), model: arg('model') })} IS NOT TRUE AS is_withheld
    FROM memories WHERE user_id = ${arg('userId')}::uuid AND ${isRestricted}
  ), told AS MATERIALIZED (
    SELECT id, thread_id, step_type, position FROM steps
    WHERE thread_id = ANY(${arg('threadIds')}::uuid[]) AND position IS NOT NULL AND EXISTS (SELECT FROM restricted)
  ), origins AS (
    SELECT told.id, told.thread_id, told.position, is_withheld FROM told JOIN restricted ON source_step_id = told.id
    UNION ALL
    SELECT told.id, told.thread_id, told.position, is_withheld FROM told
    JOIN step_sources ON step_id = told.id AND kind = 'memory' JOIN restricted ON restricted.id = source_id
    UNION ALL
    SELECT told.id, told.thread_id, told.position, is_withheld FROM told
    JOIN tool_calls ON step_id = told.id CROSS JOIN jsonb_path_query(output_result, '$.**.memoryId') AS shown
    JOIN restricted ON restricted.id = shown #>> '{}'
  )
  SELECT told.id AS step_id, told.thread_id, told.position, bool_or(is_withheld) AS is_withheld
  FROM told JOIN origins USING (thread_id)
  WHERE told.id = origins.id OR (told.step_type = 'assistant_message' AND told.position >= origins.position)
  GROUP BY told.id, told.thread_id, told.position`,
)

/**
 * Messages that state restricted memories, answers that read them, and later answers in the same conversations, which may repeat them.
 * `isWithheld` if the recipient may not read them.
 */
export async function findRestrictedSteps(
  db: Database | Transaction,
  recipient: Recipient,
  threadIds: readonly string[],
): Promise<ReadonlyMap<string, RestrictedStep>> {
  const steps = threadIds.length === 0 ? [] : await selectRestricted(db, { ...recipient, threadIds })
  return new Map(steps.map((step) => [step.stepId, step]))
}
