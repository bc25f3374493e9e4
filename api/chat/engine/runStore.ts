import { expressionBuilder, type RawBuilder, sql, type SqlBool } from 'kysely'
import type { RunStatus } from '../../platform/__generated__/prisma/client.ts'
import type { JsonValue } from '../../platform/__generated__/prisma/internal/prismaNamespace.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { anyOf, countChanged, listColumns, selectEntries, kysely, queryRows, type Tables } from '../../platform/database/sql/typedSql.ts'
import type { Reasoning, ToolCallState } from '../steps/toolCallState.ts'
import { selectAnswerSettings, leaseEnd, now, type KeptAnswer, type OwnedRun } from '../runs/ownedRun.ts'
import { isActiveRun } from '../threads/activeRuns.ts'
import type { AgentPart } from '../../agents/agent.ts'
import type { NumberedSource } from '../../agents/sources.ts'
import { isKilled } from '../../platform/processes/processes.ts'
import { toStorableJson } from '../../platform/text/storableJson.ts'

/** Longest lease of an owner that missed a heartbeat. */
const leaseEndAfterMissedBeat = sql<Date>`now() + interval '2.5 seconds'`
/** The column has millisecond precision. */
const justExpired = sql<Date>`now() - interval '1 millisecond'`
const timeToGiveUp = sql<Date>`now() - interval '10 seconds'`

export const heartbeatMs = 1_000
export const maxAttempts = 6

export interface AbandonedRun extends OwnedRun, Reasoning {
  readonly isStopRequested: boolean
  readonly text: string
  readonly toolCalls: ToolCallState[]
}

export const callTypes: Record<keyof ToolCallState, string> = {
  id: 'uuid',
  callId: 'text',
  position: 'int',
  name: 'text',
  displayName: 'text',
  status: 'tool_call_status',
  isError: 'boolean',
  inputParams: 'jsonb',
  outputResult: 'jsonb',
  textOffset: 'int',
  startTime: 'timestamptz',
  endTime: 'timestamptz',
  durationMs: 'int',
}
export const callFields = Object.keys(callTypes) as (keyof ToolCallState)[]

const callState = sql.join(callFields.flatMap((field) => [sql.lit(field), sql.ref(`call.${field}`)]))
export const listStepToolCalls = sql<ToolCallState[]>`(${kysely
  .selectFrom('toolCalls as call')
  .select(sql`coalesce(jsonb_agg(jsonb_build_object(${callState}) ORDER BY ${sql.ref('call.position')}), '[]')`.as('states'))
  .where('call.stepId', '=', sql.ref<string>('steps.id'))})`

export const getStepReasoning = ['steps.reasoning', 'steps.reasoningMs'] as const

export const isStopRequested = sql<boolean>`${sql.ref('stopRequestedAt')} IS NOT NULL`.as('isStopRequested')

/** When giving up, claims only runs without a worker for a while, and keeps their content. */
export async function claimAbandoned(
  db: Database,
  owner: { processId: string; isOnlyProcess: boolean; running: readonly string[]; isGivingUp?: boolean },
): Promise<AbandonedRun[]> {
  const isMine = sql<SqlBool>`${sql.ref('runs.processId')} IS NOT DISTINCT FROM ${owner.processId}::uuid`
  const abandoned = kysely
    .selectFrom('runs')
    .select('runs.id')
    .where(isActiveRun)
    .where((eb) => {
      if (owner.isGivingUp) return eb('runs.leaseExpiresAt', '<', timeToGiveUp)
      const isLeftBehind = owner.isOnlyProcess
        ? eb.not(isMine)
        : eb.and([eb.not(isMine), eb('runs.leaseExpiresAt', '<', leaseEndAfterMissedBeat), isKilled(eb.ref('runs.processId'))])
      return eb.or([eb('runs.leaseExpiresAt', 'is', null), eb('runs.leaseExpiresAt', '<', now), isLeftBehind])
    })
    .where((eb) => eb.not(eb.and([isMine, eb('runs.id', '=', anyOf(owner.running, 'uuid'))])))
    .orderBy('runs.createdAt')
    .limit(50)
    .forUpdate()
    .skipLocked()
  return queryRows(
    db,
    kysely
      .with('claimed', (db) =>
        db
          .updateTable('runs')
          .set((eb) => ({
            status: 'running',
            attempt: eb('attempt', '+', 1),
            checkpointSeq: 0,
            processId: owner.processId,
            leaseExpiresAt: leaseEnd,
            startedAt: eb.fn.coalesce('startedAt', now),
          }))
          .where('id', 'in', abandoned)
          .returning(listColumns('runs')),
      )
      .with('renewed', (db) =>
        db
          .selectFrom('claimed')
          .select(['assistantStepId', 'kept'])
          .where(sql.lit(!owner.isGivingUp))
          .where('attempt', '<=', maxAttempts)
          .where('stopRequestedAt', 'is', null),
      )
      .with('emptied', (db) =>
        db
          .updateTable('steps')
          .from('renewed')
          .set({
            output: sql<string>`coalesce(${sql.ref('renewed.kept')}->>'text', '')`,
            reasoning: sql<string>`coalesce(${sql.ref('renewed.kept')}->>'reasoning', '')`,
            reasoningMs: sql<number | null>`(${sql.ref('renewed.kept')}->>'reasoningMs')::int`,
          })
          .whereRef('steps.id', '=', 'renewed.assistantStepId'),
      )
      .with('forgotten', (db) =>
        db
          .deleteFrom('toolCalls')
          .using('renewed')
          .whereRef('toolCalls.stepId', '=', 'renewed.assistantStepId')
          .where(isNotKept('toolCalls', sql`jsonb_build_array(jsonb_build_object('id', ${sql.ref('toolCalls.id')}))`)),
      )
      .with('unsourced', (db) =>
        db
          .deleteFrom('stepSources')
          .using('renewed')
          .whereRef('stepSources.stepId', '=', 'renewed.assistantStepId')
          .where(isNotKept('sources', sql`to_jsonb(${sql.ref('stepSources.number')})`)),
      )
      .selectFrom('claimed')
      .innerJoin('threads', 'threads.id', 'claimed.threadId')
      .innerJoin('steps', 'steps.id', 'claimed.assistantStepId')
      .leftJoin('users', 'users.id', 'claimed.userId')
      .select([sql<KeptAnswer | null>`${sql.ref('claimed.kept')}`.as('kept')])
      .select(['claimed.id', 'claimed.attempt', 'claimed.threadId', 'claimed.userId', 'claimed.userStepId', 'claimed.assistantStepId'])
      .select(['threads.twinOwnerId', 'threads.agentType', 'threads.summary', 'threads.summaryPosition', 'threads.isNamedByOwner'])
      .select(['threads.modelId', 'threads.modelName', 'threads.threadType', 'threads.metadata', 'threads.isTemporary'])
      .select(['users.timezone', selectAnswerSettings('threads'), isStopRequested])
      .select(['steps.position', 'steps.output as text', ...getStepReasoning, listStepToolCalls.as('toolCalls')])
      .$narrowType<{ position: number }>(),
  )
}

const isNotKept = (field: keyof KeptAnswer, entry: RawBuilder<unknown>) =>
  sql<SqlBool>`NOT coalesce(${sql.ref('renewed.kept')}->${sql.lit(field)} @> ${entry}, false)`

const { and } = expressionBuilder<Tables, 'runs'>()
/** Condition of every write for a run: an attempt that lost the run writes nothing. */
export const isOwned = ({ id, attempt }: { [Field in 'id' | 'attempt']: OwnedRun[Field] | RawBuilder<OwnedRun[Field]> }) =>
  and({ 'runs.id': id, 'runs.attempt': attempt, 'runs.status': sql<RunStatus>`'running'` })

export async function releaseRun(db: Database, run: OwnedRun): Promise<void> {
  await countChanged(db, kysely.updateTable('runs').set({ leaseExpiresAt: justExpired, processId: null }).where(isOwned(run)))
}

export type StoredPart = Extract<AgentPart, { type: 'compacting-completed' | 'sources' | 'unused-sources' | 'untrusted-content' }>

/** False if the run was lost. */
export async function storePart(db: Database, run: OwnedRun, part: StoredPart): Promise<boolean> {
  switch (part.type) {
    case 'compacting-completed':
      return storeSummary(db, run, part)
    case 'sources': {
      const sources = part.sources.filter(({ number }) => !run.kept?.sources.includes(number))
      return sources.length === 0 || storeSources(db, run, sources)
    }
    case 'unused-sources':
      return markUnusedSources(db, run, part.numbers)
    case 'untrusted-content':
      return markUntrustedContent(db, run)
  }
}

async function markUntrustedContent(db: Database, run: OwnedRun): Promise<boolean> {
  const step = kysely.selectFrom('runs').select('assistantStepId').where(isOwned(run)).forUpdate()
  return (await countChanged(db, kysely.updateTable('steps').set({ hasUntrustedContent: true }).where('id', '=', step))) > 0
}

async function storeSummary(
  db: Database,
  run: OwnedRun,
  { summary, throughPosition, sources = [] }: { summary: string; throughPosition: number; sources?: readonly NumberedSource[] },
): Promise<boolean> {
  const thread = kysely.selectFrom('runs').select('threadId').where(isOwned(run)).forUpdate()
  const summarySources = sql<JsonValue>`${toStorableJson(sources)}::jsonb`
  const rows = await countChanged(
    db,
    kysely
      .updateTable('threads')
      .set({ summary, summaryPosition: throughPosition + 1, summarySources })
      .where('id', '=', thread),
  )
  return rows > 0
}

/** Call before storing text derived from them. */
async function storeSources(db: Database, run: OwnedRun, sources: readonly NumberedSource[]): Promise<boolean> {
  const rows = await countChanged(
    db,
    kysely
      .insertInto('stepSources')
      .columns(['id', 'stepId', 'number', 'kind', 'sourceId', 'threadId', 'ownerId', 'title', 'excerpt', 'ordinal', 'page'])
      .expression((eb) =>
        eb
          .selectFrom(['runs', selectEntries<NumberedSource>(toStorableJson(sources), sourceTypes).as('source')])
          .select([sql<string>`gen_random_uuid()`.as('id'), 'runs.assistantStepId', 'source.number', 'source.kind', 'source.sourceId'])
          .select(['source.threadId', 'source.ownerId', 'source.title', 'source.text', 'source.ordinal', 'source.page'])
          .where(isOwned(run)),
      ),
  )
  return rows > 0
}

async function markUnusedSources(db: Database, run: OwnedRun, numbers: readonly number[]): Promise<boolean> {
  const step = kysely.selectFrom('runs').select('assistantStepId').where(isOwned(run)).forUpdate()
  const unused = kysely
    .updateTable('stepSources')
    .set({ isUsed: false })
    .where('stepId', '=', step)
    .where('number', '=', anyOf(numbers, 'int'))
  return (await countChanged(db, unused)) > 0
}

const sourceTypes: Record<keyof NumberedSource, string> = {
  number: 'int',
  kind: 'source_kind',
  sourceId: 'text',
  threadId: 'uuid',
  ownerId: 'uuid',
  title: 'text',
  text: 'text',
  ordinal: 'int',
  page: 'int',
}

export async function lockOwnedRun(tx: Transaction, run: OwnedRun): Promise<boolean> {
  const rows = await queryRows(tx, kysely.selectFrom('runs').select('id').where(isOwned(run)).forUpdate())
  return rows.length > 0
}
