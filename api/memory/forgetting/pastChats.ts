import { sql } from 'kysely'
import type { Transaction } from '../../platform/database/database.ts'
import { matches, toPrefixQuery } from '../../platform/database/fullText.ts'
import { anyOf, kysely, queryRows, castValue } from '../../platform/database/sql/typedSql.ts'
import { findContentWords, getRoot } from '../../platform/language/words.ts'
import type { RememberedFact } from '../memory.service.ts'

export interface RemainingThread {
  readonly threadId: string
  readonly threadName: string | null
}

/** The source conversation, then the most recent ones. */
const maxThreads = 3

/** A single word occurs in many unrelated messages. */
const minWords = 2

/**
 * Hides messages that state or quote these memories. Call before deleting the memories. @param runId the run that forgets them, whose own
 * messages repeat them
 */
export async function forgetInPastChats(
  tx: Transaction,
  userId: string,
  { memories, runId = null }: { memories: readonly RememberedFact[]; runId?: string | null },
): Promise<RemainingThread[]> {
  const ids = memories.map(({ id }) => id)
  const sourceStepIds = memories.flatMap(({ sourceStepId }) => sourceStepId ?? [])
  const queries = memories.flatMap(({ content }) => {
    const words = findContentWords(content).map(getRoot)
    return words.length < minWords ? [] : [toPrefixQuery(words.join(' '), '&')]
  })
  const own = kysely
    .selectFrom('runs')
    .select(sql<string>`unnest(ARRAY[user_step_id, assistant_step_id])`.as('id'))
    .where('id', '=', castValue(runId, 'uuid'))
    .where('userId', '=', userId)
  let stating = kysely
    .selectNoFrom(sql<string>`unnest(${sourceStepIds}::uuid[])`.as('id'))
    .union(kysely.selectFrom('runs').select('assistantStepId as id').where('userStepId', '=', anyOf(sourceStepIds, 'uuid')))
    .union(kysely.selectFrom('stepSources').select('stepId as id').where('kind', '=', 'memory').where('sourceId', '=', anyOf(ids, 'text')))
    .union(own)
  for (const query of queries) {
    stating = stating.union(
      kysely
        .selectFrom('steps')
        .select('id')
        .where('userId', '=', userId)
        .where(({ ref }) => matches(ref('search'), query)),
    )
  }
  return queryRows(
    tx,
    kysely
      .with('own', () => own)
      .with('stating', () => stating)
      .with('forgotten', (steps) =>
        steps
          .updateTable('steps')
          .set({ isForgotten: true })
          .where('userId', '=', userId)
          .where('id', 'in', (from) => from.selectFrom('stating').select('stating.id'))
          .returning(['id', 'threadId', 'position']),
      )
      .with('passagesOfThem', (passages) =>
        passages
          .deleteFrom('passages')
          .where('sourceKind', '=', 'step')
          .where('sourceId', 'in', (from) => from.selectFrom('forgotten').select('forgotten.id')),
      )
      .with('summaries', (threads) =>
        threads
          .updateTable('threads')
          .set({ summary: null, summaryPosition: 0 })
          .where('twinOwnerId', 'is', null)
          .where(({ exists, selectFrom }) =>
            exists(
              selectFrom('forgotten')
                .select('forgotten.id')
                .whereRef('forgotten.threadId', '=', 'threads.id')
                .whereRef('forgotten.position', '<', 'threads.summaryPosition'),
            ),
          ),
      )
      .selectFrom('threads')
      .select(['id as threadId', 'name as threadName'])
      .where('isTemporary', '=', sql.lit(false))
      .where('id', 'in', (from) =>
        from.selectFrom('forgotten').select('forgotten.threadId').where('forgotten.id', 'not in', from.selectFrom('own').select('own.id')),
      )
      .orderBy(
        ({ exists, selectFrom }) =>
          exists(
            selectFrom('forgotten')
              .select('forgotten.id')
              .whereRef('forgotten.threadId', '=', 'threads.id')
              .where('forgotten.id', '=', anyOf(sourceStepIds, 'uuid')),
          ),
        'desc',
      )
      .orderBy('updatedAt', 'desc')
      .limit(maxThreads),
  )
}
