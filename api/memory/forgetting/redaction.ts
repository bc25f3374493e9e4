import { Prisma } from '../../platform/__generated__/prisma/client.ts'
import type { Transaction } from '../../platform/database/database.ts'
import type { RememberedFact } from '../memory.service.ts'

/**
 * Empties the words of memories in what tools were given and gave back: in the answers that kept them, those that quote them and those that
 * looked them up. Runs before the memories change, since the quotations go with them. What the person and their assistant said stays.
 */
export async function redactMemories(tx: Transaction, userId: string, memories: readonly RememberedFact[]): Promise<void> {
  const ids = memories.map(({ id }) => id)
  const toldIn = memories.flatMap(({ sourceStepId }) => sourceStepId ?? [])
  for (const { id, content, createdAt } of memories) {
    const redact = (column: string) => {
      const json = Prisma.raw(column)
      return Prisma.sql`replace(${json}::text, ': ' || to_jsonb(${content}::text)::text, ': ""')::jsonb`
    }
    await tx.$executeRaw`
      WITH answers AS (
        SELECT step_id AS id FROM step_sources WHERE kind = 'memory' AND source_id = ANY(${ids}::text[])
        UNION SELECT assistant_step_id FROM runs WHERE user_step_id = ANY(${toldIn}::uuid[])
        UNION SELECT tool_calls.step_id FROM steps JOIN tool_calls ON tool_calls.step_id = steps.id
          WHERE steps.user_id = ${userId}::uuid AND steps.created_at >= ${createdAt} AND tool_calls.output_result::text LIKE ${`%${id}%`}
      ), calls AS (
        UPDATE tool_calls SET input_params = ${redact('input_params')}, output_result = ${redact('output_result')}
        WHERE step_id IN (SELECT id FROM answers)
      ), proposals AS (
        DELETE FROM memory_proposals WHERE user_id = ${userId}::uuid AND (memory_id = ${id}::uuid OR content = ${content})
      )
      UPDATE tool_effects SET result = ${redact('result')}
      WHERE run_id IN (SELECT runs.id FROM runs JOIN answers ON runs.assistant_step_id = answers.id)`
  }
}
