import { randomUUIDv7 } from 'node:crypto'
import { Prisma, type AgentType, type Run, type Step, type Thread, type ThreadType } from '../../platform/__generated__/prisma/client.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { modelColumns } from '../../platform/database/sql/typedSql.ts'
import type { Participant } from '../../platform/viewer.ts'
import { isThreadOf, ownedBy } from '../threads/participants.ts'
import { previewOf, titleOf } from '../threads/previews.ts'
import { missingRunPlace, type RunLimits } from './runLimits.ts'
import { aboutSender, ownedFromTheStart, type OwnedRun } from '../engine/runStore.ts'

/** A question and the run that answers it. */
export interface Exchange {
  readonly thread: Thread & { readonly activeRun?: Run }
  readonly userStep: Step | NewStep
  readonly assistantStep: Step | NewStep
  readonly run: Run
}

/** A step that was just written, with all that hangs on it: what is known of it need not be read. */
export type NewStep = Prisma.StepGetPayload<{
  include: { elements: true; toolCalls: true; sources: true; run: true; askedRun: { include: { assistantStep: true } }; thread: true }
}>

export interface NewExchange {
  readonly participant: Participant
  readonly processId: string
  readonly clientMessageId: string
  readonly text: string
  /** Uploads of the sender that no step has yet. */
  readonly elementIds: readonly string[]
  readonly thread: { readonly id: string; readonly twinOwnerId: string | null } | { readonly id: string; readonly create: NewThread }
  /** How many messages the sender may have sent today, this one not counted; null when any number. */
  readonly messageLimit: number | null
  /** Null when a place for the run is taken already. */
  readonly runLimits: RunLimits | null
  /** A question that stands in the thread already and is answered again. */
  readonly existingQuestion?: Step
}

/** A thread that begins with its first message. */
export interface NewThread {
  readonly agentType: AgentType
  readonly threadType: ThreadType
  /** Whose twin answers; null where none does. */
  readonly twinOwnerId: string | null
  readonly metadata: Prisma.InputJsonObject
}

export interface WrittenExchange {
  readonly exchange: Exchange
  readonly owned: OwnedRun
}

interface WrittenThread extends Thread {
  timezone: string | null
  about: string | null
}

/**
 * Writes the question, the empty answer, the run that this process owns, and the thread's count, previews and title, in one
 * statement. Null when the thread is missing or another's twin answers in it, is being answered, had this client message id before, the sender has
 * sent enough for today, too many answers are under way, or an element is not the sender's; a race with another send can also end as a unique constraint violation.
 */
export async function writeExchange(db: Database | Transaction, input: NewExchange): Promise<WrittenExchange | null> {
  const { participant, clientMessageId, existingQuestion } = input
  const { userId, guestId } = { userId: null, guestId: null, ...ownedBy(participant) }
  const userStepId = existingQuestion?.id ?? randomUUIDv7()
  const assistantStepId = randomUUIDv7()
  const runId = randomUUIDv7()
  const preview = previewOf(input.text)
  const elementIds = [...input.elementIds]
  const day = Prisma.sql`(now() AT TIME ZONE 'UTC')::date`
  const ownership = ownedFromTheStart(input.processId)

  const areOwnUploads = Prisma.sql`
    (SELECT count(*) FROM elements WHERE id = ANY(${elementIds}::uuid[]) AND user_id = ${userId}::uuid AND step_id IS NULL) = ${elementIds.length}`
  const isWithinLimit =
    input.messageLimit === null
      ? Prisma.sql`true`
      : Prisma.sql`coalesce((SELECT messages FROM daily_uses WHERE user_id = ${userId}::uuid AND day = ${day}), 0) < ${input.messageLimit}`
  const hasPlace = input.runLimits === null ? Prisma.sql`true` : Prisma.sql`${missingRunPlace(input.runLimits)} IS NULL`
  const thread =
    'create' in input.thread
      ? Prisma.sql`
        INSERT INTO threads (id, user_id, guest_id, twin_owner_id, name, agent_type, thread_type, metadata, step_count, first_message_preview,
          last_message_preview)
        SELECT ${input.thread.id}::uuid, ${userId}::uuid, ${guestId}::uuid, ${input.thread.create.twinOwnerId}::uuid, ${titleOf(input.text)},
          ${input.thread.create.agentType}::agent_type, ${input.thread.create.threadType}::thread_type,
          ${JSON.stringify(input.thread.create.metadata)}::jsonb, 2, ${preview}, ${preview}
        WHERE ${areOwnUploads} AND ${isWithinLimit} AND ${hasPlace}
        ON CONFLICT (id) DO NOTHING
        RETURNING ${threadColumns}`
      : Prisma.sql`
        UPDATE threads
        SET step_count = step_count + ${existingQuestion ? 1 : 2}, updated_at = now(), last_message_preview = ${preview},
          first_message_preview = CASE WHEN step_count = 0 THEN ${preview} ELSE first_message_preview END,
          name = coalesce(name, ${titleOf(input.text)})
        WHERE id = ${input.thread.id}::uuid AND ${isThreadOf(participant)} AND ${areOwnUploads} AND ${isWithinLimit} AND ${hasPlace}
          AND twin_owner_id IS NOT DISTINCT FROM ${input.thread.twinOwnerId}::uuid
          AND NOT EXISTS (SELECT FROM runs WHERE thread_id = ${input.thread.id}::uuid AND client_message_id = ${clientMessageId})
          AND NOT EXISTS (SELECT FROM runs WHERE thread_id = ${input.thread.id}::uuid AND status IN ('queued', 'running'))
        RETURNING ${threadColumns}`
  const question = existingQuestion
    ? Prisma.empty
    : Prisma.sql`
      question AS (
        INSERT INTO steps (id, thread_id, user_id, position, step_type, status, input)
        SELECT ${userStepId}::uuid, id, "userId", "stepCount" - 2, 'user_message', 'sent', ${input.text} FROM thread
      ), attached AS (
        UPDATE elements SET step_id = ${userStepId}::uuid, position = array_position(${elementIds}::uuid[], elements.id) - 1
        FROM thread WHERE elements.id = ANY(${elementIds}::uuid[])
      ),`

  const [row] = await db.$queryRaw<WrittenThread[]>`
    WITH thread AS (${thread}), ${question} answer AS (
      INSERT INTO steps (id, thread_id, user_id, position, step_type, status, created_at, start_time)
      SELECT ${assistantStepId}::uuid, id, "userId", "stepCount" - 1, 'assistant_message', 'streaming', now() + interval '1 ms', now() FROM thread
    ), run AS (
      INSERT INTO runs (id, thread_id, user_id, user_step_id, assistant_step_id, client_message_id, ${ownership.columns})
      SELECT ${runId}::uuid, id, "userId", ${userStepId}::uuid, ${assistantStepId}::uuid, ${clientMessageId}, ${ownership.values} FROM thread
    ), counted AS (
      INSERT INTO daily_uses (user_id, day, messages) SELECT "userId", ${day}, 1 FROM thread WHERE "userId" IS NOT NULL
      ON CONFLICT (user_id, day) DO UPDATE SET messages = daily_uses.messages + 1
    )
    SELECT thread.*, users.timezone, ${aboutSender(Prisma.raw('thread."agentType"'))} FROM thread LEFT JOIN users ON users.id = ${userId}::uuid`
  if (!row) return null

  const { timezone, about, ...written } = row
  const now = written.updatedAt
  const position = written.stepCount - 1
  const step = { ...blankStep, threadId: written.id, userId }
  const run: Run = {
    ...blankRun,
    id: runId,
    threadId: written.id,
    userId,
    userStepId,
    assistantStepId,
    clientMessageId,
    processId: input.processId,
    createdAt: now,
    startedAt: now,
  }
  const userStep: Step = existingQuestion ?? {
    ...step,
    id: userStepId,
    position: position - 1,
    stepType: 'user_message',
    status: 'sent',
    input: input.text,
    createdAt: now,
    startTime: null,
  }
  const assistantStep: NewStep = {
    ...step,
    ...nothingYet,
    id: assistantStepId,
    position,
    stepType: 'assistant_message',
    status: 'streaming',
    input: '',
    createdAt: new Date(now.getTime() + 1),
    startTime: now,
    run,
    askedRun: null,
    thread: written,
  }
  const isWithoutElements = !existingQuestion && elementIds.length === 0
  const exchange: Exchange = {
    thread: { ...written, activeRun: run },
    userStep: isWithoutElements
      ? { ...userStep, ...nothingYet, run: null, askedRun: { ...run, assistantStep }, thread: written }
      : userStep,
    assistantStep,
    run,
  }
  const owned: OwnedRun = {
    id: runId,
    attempt: 1,
    threadId: written.id,
    userId,
    twinOwnerId: written.twinOwnerId,
    userStepId,
    assistantStepId,
    agentType: written.agentType,
    position,
    summary: written.summary,
    summaryPosition: written.summaryPosition,
    timezone,
    about,
    isNamedByOwner: written.isNamedByOwner,
  }
  return { exchange, owned }
}

const threadColumns = modelColumns('threads')

const blankStep = {
  output: '',
  reasoning: '',
  reasoningMs: null,
  isError: false,
  errors: [],
  metadata: {},
  tags: [],
  indentLevel: 0,
  showInput: false,
  waitForAnswer: false,
  hasForeignWords: false,
  viewedAt: null,
  agentProcessingTimeMs: null,
  stepCreationTimeMs: null,
  totalTimeMs: null,
} satisfies Partial<Step>

const nothingYet = { elements: [], toolCalls: [], sources: [] } satisfies Partial<NewStep>

const blankRun = {
  status: 'running',
  attempt: 1,
  checkpointSeq: 0,
  leaseExpiresAt: null,
  stopRequestedAt: null,
  model: null,
  errorMessage: null,
  errorCode: null,
  promptTokens: null,
  completionTokens: null,
  firstTokenMs: null,
  endedAt: null,
} satisfies Partial<Run>
