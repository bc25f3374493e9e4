import { sql } from 'kysely'
import type { Run } from '../../platform/__generated__/prisma/client.ts'
import type { Database } from '../../platform/database/database.ts'
import { kysely, prepareStatement } from '../../platform/database/sql/typedSql.ts'
import { NotFoundError } from '../../platform/errors.ts'
import type { Participant } from '../../platform/viewer.ts'
import { getStepReasoning, listStepToolCalls } from '../engine/runStore.ts'
import type { Reasoning, ToolCallState } from '../steps/toolCallState.ts'
import { isOwnThread, ownedBy, type OwnerIds } from '../threads/participants.ts'

export interface RunRow
  extends Reasoning, Pick<Run, 'threadId' | 'clientMessageId' | 'status' | 'attempt' | 'checkpointSeq' | 'errorMessage' | 'errorCode'> {
  readonly runId: string
  readonly stepId: string
  readonly text: string
  readonly toolCalls: ToolCallState[]
  /** Owner of the visited twin; null in other conversations. */
  readonly visitedOwnerId: string | null
}

/** Every run's answer was once the last step of its thread. */
export async function findNewestRun(db: Database, participant: Participant, threadId: string): Promise<RunRow | null> {
  const [row] = await newestRuns(db, { threadId, userId: null, guestId: null, ...ownedBy(participant) })
  if (!row) throw new NotFoundError('no_such_conversation')
  return hasRun(row) ? row : null
}

type Found = { readonly [Field in keyof RunRow]: RunRow[Field] | null }

function hasRun(row: Found): row is RunRow {
  return row.runId !== null
}

const visitedOwner = sql<string | null>`CASE WHEN ${sql.ref('threads.twinOwnerId')} IS DISTINCT FROM ${sql.ref('threads.userId')}
  THEN ${sql.ref('threads.twinOwnerId')} END`

const newestRuns = prepareStatement<{ threadId: string } & OwnerIds, Found>((arg) =>
  kysely
    .selectFrom('threads')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('steps')
          .innerJoin('runs', 'runs.assistantStepId', 'steps.id')
          .select(['runs.id as runId', 'steps.id as stepId', 'runs.clientMessageId', 'runs.status', 'runs.attempt', 'runs.checkpointSeq'])
          .select(['runs.errorMessage', 'runs.errorCode', 'steps.output as text', ...getStepReasoning, listStepToolCalls.as('toolCalls')])
          .whereRef('steps.threadId', '=', 'threads.id')
          .where('steps.position', 'is not', null)
          .orderBy('steps.position', 'desc')
          .limit(1)
          .as('newest'),
      (join) => join.onTrue(),
    )
    .select(['threads.id as threadId', visitedOwner.as('visitedOwnerId')])
    .selectAll('newest')
    .where('threads.id', '=', arg('threadId'))
    .where(isOwnThread(arg('userId'), arg('guestId'))),
)
