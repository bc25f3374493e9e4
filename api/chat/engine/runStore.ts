import { sql, type SqlBool } from 'kysely'
import { Prisma, type AgentType, type Run, type RunStatus } from '../../platform/__generated__/prisma/client.ts'
import { agentsThat } from '../../agents/registry.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { among, columnsOf, kysely, prepared } from '../../platform/database/sql/typedSql.ts'
import type { Reasoning, ToolCallState } from '../stream/events.ts'
import type { NumberedSource } from '../../agents/sources.ts'
import { hasLeft } from '../../platform/database/processes.ts'
import { storableJson } from '../../platform/text/storableJson.ts'

/** A run that this process owns as long as its attempt is the newest. */
export interface OwnedRun {
  readonly id: string
  readonly attempt: number
  readonly threadId: string
  /** Null for a guest. */
  readonly userId: string | null
  /** Whose twin answers; null where none does. */
  readonly twinOwnerId: string | null
  readonly userStepId: string
  readonly assistantStepId: string
  readonly agentType: AgentType
  /** The answer's place in the thread. */
  readonly position: number
  readonly summary: string | null
  /** Steps before this position are said by `summary`. */
  readonly summaryPosition: number
  readonly timezone: string | null
  /** What the sender says of themselves in their settings; null where the agent is not told it. */
  readonly about: string | null
  readonly isNamedByOwner: boolean
}

/** An owner that is silent for this long is taken for dead. */
const lease = Prisma.raw(`interval '4 seconds'`)
/** What is left of the lease of an owner that has missed a heartbeat. */
const leaseAfterMissedBeat = Prisma.raw(`interval '2.5 seconds'`)
export const heartbeatMs = 1_000

/** One answer and five rewrites. */
export const maxAttempts = 6

const isActive = Prisma.raw(`status IN ('queued', 'running')`)

/** `about` of a run, beside the users of its sender. */
export const aboutSender = (agentType: Prisma.Sql) =>
  Prisma.sql`CASE WHEN ${agentType} = ANY(${toldAboutSender}::agent_type[]) THEN users.about END AS about`
const toldAboutSender = agentsThat(({ isToldAboutSender }) => isToldAboutSender)

/** What an insert of a run needs to be owned by this process from the start. */
export const ownedFromTheStart = (processId: string) => ({
  columns: Prisma.raw('status, attempt, process_id, lease_expires_at, started_at'),
  values: Prisma.sql`'running', 1, ${processId}::uuid, now() + ${lease}, now()`,
})

export interface AbandonedRun extends OwnedRun, Reasoning {
  readonly isStopRequested: boolean
  /** What the last owner had stored; gone from the database if the run is to be answered anew. */
  readonly text: string
  readonly toolCalls: ToolCallState[]
}

/** The calls of a step as their events show them, in one value. */
export const toolCallsOfStep = Prisma.raw(`(
  SELECT coalesce(jsonb_agg(jsonb_build_object('id', call.id, 'callId', call.call_id, 'position', call.position, 'name', call.name,
    'displayName', call.display_name, 'status', call.status, 'isError', call.is_error, 'inputParams', call.input_params,
    'outputResult', call.output_result, 'textOffset', call.text_offset, 'startTime', call.start_time, 'endTime', call.end_time,
    'durationMs', call.duration_ms) ORDER BY call.position), '[]')
  FROM tool_calls call WHERE call.step_id = steps.id)`)

/** As a Reasoning. */
export const reasoningOfStep = Prisma.raw('steps.reasoning, steps.reasoning_ms AS "reasoningMs"')

/**
 * Takes over the runs whose owners are dead: those whose lease ran out, those whose owner has missed a heartbeat and let go of
 * its lock, or all that are not of this process when it knows that it is the only one. Those that may be answered anew are emptied, the others keep their text and wait to be finished.
 */
export async function claimAbandoned(
  db: Database,
  owner: { processId: string; isOnlyProcess: boolean; running: readonly string[] },
): Promise<AbandonedRun[]> {
  const isMine = Prisma.sql`process_id IS NOT DISTINCT FROM ${owner.processId}::uuid`
  const isLeftBehind = owner.isOnlyProcess
    ? Prisma.sql`NOT (${isMine})`
    : Prisma.sql`NOT (${isMine}) AND lease_expires_at < now() + ${leaseAfterMissedBeat} AND ${hasLeft(Prisma.sql`process_id`)}`
  return db.$queryRaw<AbandonedRun[]>`
    WITH claimed AS (
      UPDATE runs
      SET status = 'running', attempt = attempt + 1, checkpoint_seq = 0, process_id = ${owner.processId}::uuid,
        lease_expires_at = now() + ${lease}, started_at = coalesce(started_at, now())
      WHERE id IN (
        SELECT id FROM runs
        WHERE ${isActive}
          AND (lease_expires_at IS NULL OR lease_expires_at < now() OR (${isLeftBehind}))
          AND NOT (${isMine} AND id = ANY(${[...owner.running]}::uuid[]))
        ORDER BY created_at LIMIT 50 FOR UPDATE SKIP LOCKED
      )
      RETURNING *
    ), renewed AS (
      SELECT assistant_step_id FROM claimed WHERE attempt <= ${maxAttempts} AND stop_requested_at IS NULL
    ), emptied AS (
      UPDATE steps SET output = '', reasoning = '', reasoning_ms = NULL FROM renewed WHERE steps.id = renewed.assistant_step_id
    ), forgotten AS (
      DELETE FROM tool_calls USING renewed WHERE step_id = renewed.assistant_step_id
    ), unsourced AS (
      DELETE FROM step_sources USING renewed WHERE step_id = renewed.assistant_step_id
    )
    SELECT claimed.id, claimed.attempt, claimed.thread_id AS "threadId", claimed.user_id AS "userId",
      threads.twin_owner_id AS "twinOwnerId",
      claimed.user_step_id AS "userStepId", claimed.assistant_step_id AS "assistantStepId",
      threads.agent_type::text AS "agentType", steps.position, threads.summary, threads.summary_position AS "summaryPosition",
      threads.is_named_by_owner AS "isNamedByOwner", users.timezone, ${aboutSender(Prisma.raw('threads.agent_type'))},
      claimed.stop_requested_at IS NOT NULL AS "isStopRequested", steps.output AS text, ${reasoningOfStep},
      ${toolCallsOfStep} AS "toolCalls"
    FROM claimed
      JOIN threads ON threads.id = claimed.thread_id
      JOIN steps ON steps.id = claimed.assistant_step_id
      LEFT JOIN users ON users.id = claimed.user_id`
}

/** The part of an answer that is already written. */
export interface Progress extends Reasoning {
  readonly text: string
  /** The last event that `text` and `toolCalls` contain. */
  readonly seq: number
  readonly toolCalls: readonly ToolCallState[]
}

/**
 * Every write below is one statement that does nothing unless this attempt still owns the run, and answers null then: the
 * caller must stop.
 */
const owned = (run: OwnedRun) => Prisma.sql`id = ${run.id}::uuid AND attempt = ${run.attempt} AND status = 'running'`

/** Prolongs the lease, and stores what was written since the last time, if anything was. */
export async function keepRun(db: Database, run: OwnedRun, progress: Progress | null): Promise<{ isStopRequested: boolean } | null> {
  const prolong = (seq: Prisma.Sql) => Prisma.sql`
    UPDATE runs SET lease_expires_at = now() + ${lease}${seq} WHERE ${owned(run)}
    RETURNING id, assistant_step_id, stop_requested_at IS NOT NULL AS "isStopRequested"`
  const [row] = await db.$queryRaw<{ isStopRequested: boolean }[]>(
    progress
      ? Prisma.sql`
        WITH owned AS (${prolong(Prisma.sql`, checkpoint_seq = ${progress.seq}`)}),
          written AS (UPDATE steps SET output = ${progress.text}, ${writeReasoning(progress)} FROM owned WHERE steps.id = owned.assistant_step_id),
          called AS (${writeToolCalls(progress.toolCalls)})
        SELECT "isStopRequested" FROM owned`
      : prolong(Prisma.empty),
  )
  return row ?? null
}

export interface Ending extends Progress {
  readonly status: Exclude<RunStatus, 'queued' | 'running'>
  readonly error: { readonly message: string; readonly code: string } | null
  readonly model: string
  /** Whether the text ends with a question to the user. */
  readonly waitsForAnswer: boolean
  /** The names of attached files of which the model read only parts. */
  readonly partlyRead: readonly string[]
  /** Whether it leaves open what a visitor asked a twin; its owner is shown the question. */
  readonly isUnanswered: boolean
  readonly preview: string | null
  readonly promptTokens: number | null
  readonly completionTokens: number | null
  readonly firstTokenMs: number | null
  readonly agentProcessingTimeMs: number
  readonly stepCreationTimeMs: number
  readonly totalTimeMs: number
}

/** Answers with the status that was stored: an answer that came to its end after a stop was asked for counts as stopped. */
export async function finishRun(db: Database, run: OwnedRun, ending: Ending): Promise<Ending['status'] | null> {
  const [row] = await db.$queryRaw<{ status: Ending['status'] }[]>`
    WITH owned AS (
      UPDATE runs
      SET status = CASE WHEN stop_requested_at IS NOT NULL AND ${ending.status} = 'completed' THEN 'stopped' ELSE ${ending.status} END::run_status,
        checkpoint_seq = ${ending.seq}, lease_expires_at = NULL, ended_at = now(), model = ${ending.model},
        error_message = ${ending.error?.message ?? null}, error_code = ${ending.error?.code ?? null},
        prompt_tokens = ${ending.promptTokens}::int, completion_tokens = ${ending.completionTokens}::int,
        first_token_ms = ${ending.firstTokenMs}::int
      WHERE ${owned(run)}
      RETURNING id, thread_id, user_step_id, assistant_step_id, status
    ), written AS (
      UPDATE steps
      SET output = ${ending.text}, ${writeReasoning(ending)}, status = 'completed', is_error = ${ending.error !== null},
        errors = ${JSON.stringify(ending.error ? [ending.error] : [])}::jsonb,
        wait_for_answer = ${ending.waitsForAnswer},
        metadata = steps.metadata || ${storableJson(aboutAnswer(ending))}::jsonb,
        agent_processing_time_ms = ${ending.agentProcessingTimeMs}::int, step_creation_time_ms = ${ending.stepCreationTimeMs}::int,
        total_time_ms = ${ending.totalTimeMs}::int
      FROM owned WHERE steps.id = owned.assistant_step_id
    ), called AS (${writeToolCalls(ending.toolCalls)}), moved AS (
      UPDATE threads SET updated_at = now(), last_message_preview = coalesce(${ending.preview}, last_message_preview)
      FROM owned WHERE threads.id = owned.thread_id
    )${ending.isUnanswered ? noteQuestion : Prisma.empty}
    SELECT status::text FROM owned`
  return row?.status ?? null
}

/** Files are named only where there are any. */
function aboutAnswer({ model, partlyRead }: Ending): object {
  return { agent_model: model, ...(partlyRead.length > 0 && { partly_read_files: partlyRead }) }
}

/** Kept under what its words are, without case, punctuation and spaces. */
const noteQuestion = Prisma.sql`, noted AS (
  INSERT INTO twin_questions (id, owner_id, answer_step_id, key)
  SELECT gen_random_uuid(), threads.twin_owner_id, owned.assistant_step_id,
    md5(trim(regexp_replace(lower(question.input), '[[:punct:][:space:]]+', ' ', 'g')))
  FROM owned JOIN threads ON threads.id = owned.thread_id JOIN steps AS question ON question.id = owned.user_step_id
  WHERE owned.status = 'completed')`

/** Lets the next process take over at once. */
export async function releaseRun(db: Database, run: OwnedRun): Promise<void> {
  await db.$executeRaw`UPDATE runs SET lease_expires_at = NULL, process_id = NULL WHERE ${owned(run)}`
}

/** Whatever the answer says from here on may be drawn from words of others. */
export async function markForeignWords(db: Database, run: OwnedRun): Promise<boolean> {
  const marked = await db.$executeRaw`
    UPDATE steps SET has_foreign_words = true
    WHERE id = (SELECT assistant_step_id FROM runs WHERE ${owned(run)} FOR UPDATE)`
  return marked > 0
}

/** The thread's steps up to and including `throughPosition` are from now on said by `summary`. */
export async function storeSummary(
  db: Database,
  run: OwnedRun,
  { summary, throughPosition, sources = [] }: { summary: string; throughPosition: number; sources?: readonly NumberedSource[] },
): Promise<boolean> {
  const rows = await db.$executeRaw`
    UPDATE threads SET summary = ${summary}, summary_position = ${throughPosition + 1}, summary_sources = ${storableJson(sources)}::jsonb
    WHERE id = (SELECT thread_id FROM runs WHERE ${owned(run)} FOR UPDATE)`
  return rows > 0
}

/** What the answer is drawn from, before anything of it is stored. */
export async function storeSources(db: Database, run: OwnedRun, sources: readonly NumberedSource[]): Promise<boolean> {
  const rows = await db.$executeRaw`
    INSERT INTO step_sources (id, step_id, number, kind, source_id, thread_id, title, excerpt, ordinal, page)
    SELECT gen_random_uuid(), runs.assistant_step_id, source.number, source.kind::source_kind, source."sourceId", source."threadId", source.title,
      source.text, source.ordinal, source.page
    FROM runs, jsonb_to_recordset(${storableJson(sources)}::jsonb) AS source(number int, kind text, "sourceId" text, "threadId" uuid,
      title text, text text, ordinal int, page int)
    WHERE ${owned(run)}`
  return rows > 0
}

/** Holds the run for the rest of the transaction, so that nobody takes it over before the transaction ends. */
export async function lockOwnedRun(tx: Transaction, run: OwnedRun): Promise<boolean> {
  const rows = await tx.$queryRaw<unknown[]>`SELECT id FROM runs WHERE ${owned(run)} FOR UPDATE`
  return rows.length > 0
}

/**
 * In the order of the ids. The status is written out, as only then PostgreSQL uses the small index of active runs and not
 * the one of all runs that a long thread ever had.
 */
export async function activeRunsOf(db: Database | Transaction, threadIds: readonly string[]): Promise<(Run | null)[]> {
  const runs = await activeRuns(db, { threadIds: [...threadIds] })
  const byThread = new Map(runs.map((run) => [run.threadId, run]))
  return threadIds.map((id) => byThread.get(id) ?? null)
}

/** Of the table `runs` in a query. */
export const isActiveRun = sql<SqlBool>`${sql.ref('runs.status')} in ('queued', 'running')`

const activeRuns = prepared<{ threadIds: string[] }, Run>((arg) =>
  kysely
    .selectFrom('runs')
    .select(columnsOf('runs'))
    .where('threadId', '=', among(arg('threadIds'), 'uuid'))
    .where(isActiveRun),
)

export async function activeRunOf(db: Database | Transaction, threadId: string): Promise<Run | null> {
  const [run] = await activeRunsOf(db, [threadId])
  return run ?? null
}

function writeReasoning({ reasoning, reasoningMs }: Reasoning): Prisma.Sql {
  return Prisma.sql`reasoning = ${reasoning}, reasoning_ms = ${reasoningMs}::int`
}

function writeToolCalls(calls: readonly ToolCallState[]): Prisma.Sql {
  if (calls.length === 0) return Prisma.sql`SELECT`
  return Prisma.sql`
    INSERT INTO tool_calls (id, step_id, call_id, position, name, display_name, status, is_error, input_params, output_result,
      text_offset, start_time, end_time, duration_ms)
    SELECT call.id, owned.assistant_step_id, call."callId", call.position, call.name, call."displayName",
      call.status::tool_call_status, call."isError", call."inputParams", call."outputResult", call."textOffset",
      call."startTime", call."endTime", call."durationMs"
    FROM owned, jsonb_to_recordset(${storableJson(calls)}::jsonb) AS call(id uuid, "callId" text, position int, name text,
      "displayName" text, status text, "isError" boolean, "inputParams" jsonb, "outputResult" jsonb, "textOffset" int,
      "startTime" timestamptz, "endTime" timestamptz, "durationMs" int)
    ON CONFLICT (step_id, position) DO UPDATE
    SET call_id = excluded.call_id, name = excluded.name, display_name = excluded.display_name, status = excluded.status,
      is_error = excluded.is_error, input_params = excluded.input_params, output_result = excluded.output_result,
      text_offset = excluded.text_offset, end_time = excluded.end_time, duration_ms = excluded.duration_ms`
}
