import { type QueryCreator, type RawBuilder, sql } from 'kysely'
import type { Run, RunStatus, Step } from '../../platform/__generated__/prisma/client.ts'
import type { JsonValue } from '../../platform/__generated__/prisma/internal/prismaNamespace.ts'
import type { Database } from '../../platform/database/database.ts'
import { selectEntries, kysely, prepareStatement, type Tables } from '../../platform/database/sql/typedSql.ts'
import type { ErrorCode } from '../../platform/errorCodes/catalogue.ts'
import type { Usage } from '../../models/streaming.ts'
import { toStorableJson } from '../../platform/text/storableJson.ts'
import { getSpan } from '../../platform/tracing/tracing.ts'
import type { Reasoning, ToolCallState } from '../steps/toolCallState.ts'
import { callFields, callTypes, isOwned, isStopRequested } from './runStore.ts'
import { leaseEnd, now, type OwnedRun } from '../runs/ownedRun.ts'

export interface Progress extends Reasoning {
  readonly text: string
  readonly seq: number
  readonly toolCalls: readonly ToolCallState[]
}

export async function keepRun(db: Database, run: OwnedRun, progress: Progress | null): Promise<{ isStopRequested: boolean } | null> {
  const { id, attempt } = run
  const [row] = progress ? await storeProgress(db, { id, attempt, ...toParameters(progress) }) : await extendLease(db, { id, attempt })
  return row ?? null
}

type Owned = Pick<OwnedRun, 'id' | 'attempt'>
type Kept = { readonly id: string; readonly isStopRequested: boolean }

/** By ID; without runs that were lost or that another transaction has locked. */
export async function extendLeases(db: Database, runs: readonly Owned[]): Promise<Map<string, Kept>> {
  const rows = await extendAll(db, { runs: JSON.stringify(runs.map(({ id, attempt }) => ({ id, attempt }))) })
  return new Map(rows.map((row) => [row.id, row]))
}

const ownedTypes: Record<keyof Owned, string> = { id: 'uuid', attempt: 'int' }

const extendAll = prepareStatement<{ runs: string }, Kept>((arg) => {
  const owned = selectEntries<Owned>(arg('runs'), ownedTypes).as('owned')
  const unlocked = kysely
    .selectFrom(['runs', owned])
    .select('runs.id')
    .where(isOwned({ id: sql.ref('owned.id'), attempt: sql.ref('owned.attempt') }))
    .forUpdate()
    .skipLocked()
  return kysely.updateTable('runs').set({ leaseExpiresAt: leaseEnd }).where('id', 'in', unlocked).returning(['id', isStopRequested])
})

const extendLease = prepareStatement<Owned, { isStopRequested: boolean }>((arg) =>
  kysely
    .updateTable('runs')
    .set({ leaseExpiresAt: leaseEnd })
    .where(isOwned({ id: arg('id'), attempt: arg('attempt') }))
    .returning(isStopRequested),
)

const storeProgress = prepareStatement<Owned & Written, { isStopRequested: boolean }>((arg) =>
  kysely
    .with('owned', (db) =>
      db
        .updateTable('runs')
        .set({ leaseExpiresAt: leaseEnd, checkpointSeq: arg('seq') })
        .where(isOwned({ id: arg('id'), attempt: arg('attempt') }))
        .returning(['assistantStepId', isStopRequested]),
    )
    .with('written', (db) =>
      db
        .updateTable('steps')
        .from('owned')
        .set({ output: arg('text'), reasoning: arg('reasoning'), reasoningMs: arg('reasoningMs') })
        .whereRef('steps.id', '=', 'owned.assistantStepId'),
    )
    .with('called', (db) => writeToolCalls(db, arg('calls')))
    .selectFrom('owned')
    .select('owned.isStopRequested'),
)

export interface Ending
  extends
    Progress,
    Pick<Run, 'promptTokens' | 'completionTokens' | 'firstTokenMs'>,
    Pick<Step, 'agentProcessingTimeMs' | 'stepCreationTimeMs' | 'totalTimeMs'> {
  readonly status: Exclude<RunStatus, 'queued' | 'running'>
  readonly error: { readonly message: string; readonly code: ErrorCode } | null
  readonly model: string | null
  readonly unavailableModel: string | null
  readonly lastPromptTokens: number | null
  readonly waitsForAnswer: boolean
  readonly partlyRead: readonly string[]
  readonly isUnanswered: boolean
  readonly preview: string | null
}

export function addUsage(before: Usage | null, { promptTokens, completionTokens, lastPromptTokens }: Usage): Usage {
  return {
    promptTokens: (before?.promptTokens ?? 0) + promptTokens,
    completionTokens: (before?.completionTokens ?? 0) + completionTokens,
    lastPromptTokens,
  }
}

/** Returns the stored status: an answer that completes after a stop request counts as stopped. */
export async function finishRun(db: Database, { id, attempt }: OwnedRun, ending: Ending): Promise<Ending['status'] | null> {
  const { error, model, unavailableModel, promptTokens, completionTokens, lastPromptTokens, partlyRead } = ending
  const [row] = await finish(db, {
    ...ending,
    ...toParameters(ending),
    id,
    attempt,
    errorMessage: error?.message ?? null,
    errorCode: error?.code ?? null,
    isError: error !== null,
    errors: JSON.stringify(error ? [error] : []),
    metadata: toStorableJson({
      ...(model !== null && { agent_model: model }),
      ...(unavailableModel !== null && { unavailable_model: unavailableModel }),
      ...(promptTokens !== null && { prompt_tokens: promptTokens }),
      ...(completionTokens !== null && { completion_tokens: completionTokens }),
      ...(lastPromptTokens !== null && { last_prompt_tokens: lastPromptTokens }),
      ...(partlyRead.length > 0 && { partly_read_files: partlyRead }),
    }),
  })
  return row?.status ?? null
}

type Finished = Owned &
  Written &
  Omit<Ending, keyof Progress | 'error' | 'partlyRead' | 'unavailableModel' | 'lastPromptTokens'> & {
    readonly errorMessage: string | null
    readonly errorCode: string | null
    readonly isError: boolean
    readonly errors: string
    readonly metadata: string
  }

const finish = prepareStatement<Finished, Pick<Ending, 'status'>>((arg) =>
  kysely
    .with('owned', (db) =>
      db
        .updateTable('runs')
        .set((eb) => ({
          status: sql<RunStatus>`CASE WHEN ${eb.ref('stopRequestedAt')} IS NOT NULL AND ${arg('status')}::text = 'completed' THEN 'stopped'
            ELSE ${arg('status')}::text END::run_status`,
          checkpointSeq: arg('seq'),
          leaseExpiresAt: null,
          kept: sql<null>`NULL`,
          endedAt: now,
          model: arg('model'),
          errorMessage: arg('errorMessage'),
          errorCode: arg('errorCode'),
          promptTokens: arg('promptTokens'),
          completionTokens: arg('completionTokens'),
          firstTokenMs: arg('firstTokenMs'),
        }))
        .where(isOwned({ id: arg('id'), attempt: arg('attempt') }))
        .returning(['threadId', 'userStepId', 'assistantStepId', 'status']),
    )
    .with('written', (db) =>
      db
        .updateTable('steps')
        .from('owned')
        .set((eb) => ({
          output: arg('text'),
          reasoning: arg('reasoning'),
          reasoningMs: arg('reasoningMs'),
          status: 'completed',
          isError: arg('isError'),
          errors: sql<JsonValue>`${arg('errors')}::jsonb`,
          waitForAnswer: arg('waitsForAnswer'),
          metadata: sql<JsonValue>`${eb.ref('steps.metadata')} || ${arg('metadata')}::jsonb`,
          agentProcessingTimeMs: arg('agentProcessingTimeMs'),
          stepCreationTimeMs: arg('stepCreationTimeMs'),
          totalTimeMs: arg('totalTimeMs'),
        }))
        .whereRef('steps.id', '=', 'owned.assistantStepId'),
    )
    .with('called', (db) => writeToolCalls(db, arg('calls')))
    .with('moved', (db) =>
      db
        .updateTable('threads')
        .from('owned')
        .set((eb) => ({ updatedAt: now, lastMessagePreview: eb.fn.coalesce(arg('preview'), 'lastMessagePreview') }))
        .whereRef('threads.id', '=', 'owned.threadId'),
    )
    .with('noted', (db) =>
      db
        .insertInto('twinQuestions')
        .columns(['id', 'ownerId', 'answerStepId', 'key'])
        .expression((eb) =>
          eb
            .selectFrom('owned')
            .innerJoin('threads', 'threads.id', 'owned.threadId')
            .innerJoin('steps as question', 'question.id', 'owned.userStepId')
            .select((eb) => [
              sql<string>`gen_random_uuid()`.as('id'),
              'threads.twinOwnerId',
              'owned.assistantStepId',
              sql<string>`md5(trim(regexp_replace(lower(${eb.ref('question.input')}), '[[:punct:][:space:]]+', ' ', 'g')))`.as('key'),
            ])
            .where('owned.status', '=', sql<RunStatus>`'completed'`)
            .where(sql<boolean>`${arg('isUnanswered')}::boolean`),
        ),
    )
    .selectFrom('owned')
    .select('owned.status')
    .$narrowType<Pick<Ending, 'status'>>(),
)

type Written = Pick<Progress, 'seq' | 'text' | keyof Reasoning> & { readonly calls: string }

function toParameters({ seq, text, reasoning, reasoningMs, toolCalls }: Progress): Written {
  return { seq, text, reasoning, reasoningMs, calls: toStorableJson(toolCalls) }
}

function writeToolCalls(db: QueryCreator<Tables & { owned: { assistantStepId: string } }>, calls: RawBuilder<string>) {
  const kept = new Set<keyof ToolCallState>(['id', 'position', 'startTime'])
  const changed = callFields.filter((field) => !kept.has(field))
  return db
    .insertInto('toolCalls')
    .columns(['stepId', ...callFields])
    .expression((eb) =>
      eb
        .selectFrom(['owned', selectEntries<ToolCallState>(calls, callTypes).as('call')])
        .select(['owned.assistantStepId', ...callFields.map((field) => `call.${field}` as const)]),
    )
    .onConflict((oc) =>
      oc
        .columns(['stepId', 'position'])
        .doUpdateSet((eb) => Object.fromEntries(changed.map((field) => [field, eb.ref(`excluded.${field}`)]))),
    )
}

export function traceFirstToken(): void {
  getSpan()?.addEvent('first_token')
}

export function traceEnding({ status, error, promptTokens, completionTokens }: Omit<Ending, keyof Progress>): void {
  getSpan()?.set({
    'twain.outcome': status,
    'error.type': error?.code,
    'gen_ai.usage.input_tokens': promptTokens ?? undefined,
    'gen_ai.usage.output_tokens': completionTokens ?? undefined,
  })
}
