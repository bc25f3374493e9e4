import { type Expression, sql, type SqlBool } from 'kysely'
import type { Prisma } from '../../platform/__generated__/prisma/client.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { anyOf, countChanged, kysely } from '../../platform/database/sql/typedSql.ts'
import type { RememberedFact } from '../memory.service.ts'

/** Call before the memories change: citations are deleted with them. */
export async function redactMemories(tx: Transaction, userId: string, memories: readonly RememberedFact[]): Promise<void> {
  const ids = memories.map(({ id }) => id)
  const sourceStepIds = memories.flatMap(({ sourceStepId }) => sourceStepId ?? [])
  for (const { id, content, createdAt } of memories) {
    const redact = (json: Expression<unknown>) =>
      sql<Prisma.JsonValue>`replace(${json}::text, ': ' || to_jsonb(${content}::text)::text, ': ""')::jsonb`
    const answers = kysely
      .selectFrom('stepSources')
      .select('stepId as id')
      .where('kind', '=', 'memory')
      .where('sourceId', '=', anyOf(ids, 'text'))
      .union(kysely.selectFrom('runs').select('assistantStepId as id').where('userStepId', '=', anyOf(sourceStepIds, 'uuid')))
      .union(
        kysely
          .selectFrom('steps')
          .innerJoin('toolCalls', 'toolCalls.stepId', 'steps.id')
          .select('toolCalls.stepId as id')
          .where('steps.userId', '=', userId)
          .where('steps.createdAt', '>=', createdAt)
          .where(({ ref }) => sql<SqlBool>`${ref('toolCalls.outputResult')}::text LIKE ${`%${id}%`}`),
      )
    await countChanged(
      tx,
      kysely
        .with('answers', () => answers)
        .with('calls', (calls) =>
          calls
            .updateTable('toolCalls')
            .set(({ ref }) => ({ inputParams: redact(ref('inputParams')), outputResult: redact(ref('outputResult')) }))
            .where('stepId', 'in', (from) => from.selectFrom('answers').select('answers.id')),
        )
        .with('proposals', (proposals) =>
          proposals
            .deleteFrom('memoryProposals')
            .where('userId', '=', userId)
            .where((eb) => eb.or([eb('memoryId', '=', id), eb('content', '=', content)])),
        )
        .updateTable('toolEffects')
        .set(({ ref }) => ({ result: redact(ref('result')) }))
        .where('runId', 'in', (from) =>
          from.selectFrom('runs').innerJoin('answers', 'answers.id', 'runs.assistantStepId').select('runs.id'),
        ),
    )
  }
}
