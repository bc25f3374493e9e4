import { setTimeout as delay } from 'node:timers/promises'
import type { OpenStreams } from '../../account/sessions/openStreams.ts'
import type { Run, RunStatus } from '../../platform/__generated__/prisma/client.ts'
import type { Database } from '../../platform/database/database.ts'
import { kysely, prepared } from '../../platform/database/sql/typedSql.ts'
import { NotFoundError } from '../../platform/errors.ts'
import type { Entry } from '../../platform/events/eventLog.ts'
import type { Platform } from '../../platform/platform.ts'
import { createSharedLoads } from '../../platform/events/sharedLoads.ts'
import type { ClientInfo, Participant } from '../../platform/viewer.ts'
import type { ChatEvent, RunEvent } from '../engine/events/chatEvents.ts'
import { belongsTo, endOfAttempt, formatCursor, logKey, parseCursor, type ReadEvent } from '../engine/events/events.ts'
import { type Reasoning, type ToolCallState } from '../steps/toolCallState.ts'
import type { SendNews, Sends } from '../runs/sendNews.ts'
import { idOf, isThreadOf, ownedBy, type OwnerIds } from '../threads/participants.ts'
import { threadOfCursor } from './threadOfCursor.ts'
import { heartbeatMs, reasoningOfStep, toolCallsOfStep } from '../engine/runStore.ts'

/** The newest run of a thread as the database has it. */
export interface RunRow extends Reasoning {
  readonly runId: string
  readonly threadId: string
  readonly stepId: string
  readonly clientMessageId: string
  readonly status: RunStatus
  readonly attempt: number
  /** The last event that `text` and `toolCalls` contain; once the run is over, the number of its `done`. */
  readonly checkpointSeq: number
  readonly errorMessage: string | null
  readonly errorCode: string | null
  readonly text: string
  readonly toolCalls: ToolCallState[]
}

/** How far a reader has come in the run that it reads. */
interface LogPosition {
  attempt: number
  seq: number
}

export type RunReader = ReturnType<typeof createRunReader>

/** An owner that died without a word leaves a log that nobody closes: whoever hears nothing for so long looks at the row again. */
const silenceMs = 5_000

/** How long a stream that is opened beside a send waits for it. */
const longestSendMs = 10_000

/** Who reads, and over what. */
interface Reading {
  readonly participant: Participant
  readonly client: Pick<ClientInfo, 'response'>
}

export function createRunReader({ db, eventLog }: Pick<Platform, 'db' | 'eventLog'>, streams: OpenStreams, sendNews: Sends) {
  /**
   * The events of the thread's newest run after a cursor, in batches, until it is done or the viewer's session ends. Without a
   * cursor, or with one that is of another run or no longer held, a snapshot comes first. Null when there is no run, or nothing
   * after the cursor. With a client message id, of that message’s run, which it waits for.
   */
  async function read(
    { participant, client }: Reading,
    { threadId, after, clientMessageId = null }: { threadId: string; after: string | null; clientMessageId?: string | null },
  ): Promise<AsyncIterableIterator<ReadEvent[], void, void> | null> {
    streams.take(participant, client.response)
    if (clientMessageId !== null) return readSending({ participant, client }, { threadId, after, clientMessageId })
    const row = await newestRun(db, participant, threadId)
    if (!row) return null
    const position = positionIn(row, after)
    if (!isActive(row) && position?.attempt === row.attempt && position.seq >= row.checkpointSeq) return null
    return streams.follow(participant, client.response, (signal) => readRun(participant, row, position, signal))
  }

  /** The events of a run that was just sent, from its beginning; spares the look at the database that `read` begins with. */
  async function readSent(reading: Reading, run: Run): ReturnType<typeof read> {
    if (run.attempt !== 1 || !isActive(run)) return read(reading, { threadId: run.threadId, after: formatCursor(run.id, 1, 0) })
    const { participant, client } = reading
    return streams.follow(participant, client.response, (signal) =>
      readFromBeginning(participant, { ...run, runId: run.id, stepId: run.assistantStepId }, signal),
    )
  }

  /** The events of the run that a message begins, which may be sent only now; nothing follows when it is not. */
  async function readSending(
    { participant, client }: Reading,
    message: { threadId: string; after: string | null; clientMessageId: string },
  ) {
    const left = new AbortController()
    const sends = await sendNews.follow(participant, AbortSignal.any([left.signal, AbortSignal.timeout(longestSendMs)]))
    const last = sendNews.lastIn(participant, message.threadId)
    const newest = last
      ? null
      : await newestRun(db, participant, message.threadId).catch((error: unknown) => {
          left.abort()
          throw error
        })
    return streams.follow(participant, client.response, async function* (signal) {
      signal.addEventListener('abort', () => left.abort(), { once: true })
      try {
        if (last && isOf(message, last)) return yield* readFromBeginning(participant, last, signal)
        if (newest?.clientMessageId === message.clientMessageId)
          return yield* readRun(participant, newest, positionIn(newest, message.after), signal)
        for await (const sent of sends) if (isOf(message, sent)) return yield* readFromBeginning(participant, sent, signal)
      } finally {
        left.abort()
      }
    })
  }

  function readFromBeginning(participant: Participant, sent: SendNews, signal: AbortSignal) {
    const { threadId, clientMessageId, runId, stepId } = sent
    const written = { text: '', reasoning: '', reasoningMs: null, toolCalls: [], errorMessage: null, errorCode: null }
    const row: RunRow = { threadId, clientMessageId, runId, stepId, status: 'running', attempt: 1, checkpointSeq: 0, ...written }
    return readRun(participant, row, { attempt: 1, seq: 0 }, signal)
  }

  async function* readRun(
    participant: Participant,
    newest: RunRow,
    start: LogPosition | null,
    signal: AbortSignal,
  ): AsyncGenerator<ReadEvent[], void, void> {
    let row = newest
    let position = start
    while (isActive(row)) {
      const isFresh = position?.attempt !== row.attempt
      if (isFresh) yield opening(row, position)
      position = { attempt: row.attempt, seq: isFresh || !position ? row.checkpointSeq : position.seq }
      for await (const { entries, hasGap } of follow(row, position.seq, signal)) {
        if (hasGap) {
          // Right after a snapshot only the next checkpoint can close the gap.
          if (isFresh) await delay(heartbeatMs, null, { signal }).catch(() => {})
          position = null
          break
        }
        yield readEvents(row, entries)
        const last = entries.at(-1)
        if (last?.event.type === 'done') return
        position.seq = last?.seq ?? position.seq
      }
      if (signal.aborted) return
      const now = await newestRun(db, participant, row.threadId).catch(nullIfGone)
      if (now?.runId !== row.runId) return
      row = now
    }
    const last = await ending(row, position)
    if (last.length > 0) yield last
  }

  /** The log of one attempt, until it is closed, or until its owner is silent and turns out to be replaced. */
  async function* follow(row: RunRow, afterSeq: number, signal: AbortSignal) {
    const over = new AbortController()
    let hasHeard = false
    const watch = setInterval(() => {
      if (!hasHeard)
        void isReplaced(row).then(
          (isSo) => isSo && over.abort(),
          () => {},
        )
      hasHeard = false
    }, silenceMs)
    try {
      for await (const batch of eventLog.follow<RunEvent>(
        logKey(row.runId, row.attempt),
        afterSeq,
        AbortSignal.any([signal, over.signal]),
      )) {
        hasHeard = true
        yield batch
      }
    } finally {
      clearInterval(watch)
    }
  }

  async function isReplaced(row: RunRow): Promise<boolean> {
    const now = await db.run.findUnique({ where: { id: row.runId }, select: { status: true, attempt: true } })
    return !now || !isActive(now) || now.attempt !== row.attempt
  }

  /** What is left of a run that is over: from its log, or, when that is gone, from its row. */
  async function ending(row: RunRow, position: LogPosition | null): Promise<ReadEvent[]> {
    if (position?.attempt === row.attempt) {
      if (position.seq >= row.checkpointSeq) return []
      const { entries, hasGap } = await eventLog.read<RunEvent>(logKey(row.runId, row.attempt), position.seq)
      if (!hasGap && entries.at(-1)?.event.type === 'done') return readEvents(row, entries)
    }
    return endingFromRow(row, position)
  }

  const shared = createSharedLoads()
  /** What an event shows of the database, loaded once for all that read the event at the same time. `selection` says how much of it. */
  function loadFor<T>(participant: Participant, { cursor, event }: ReadEvent, selection: object, load: () => Promise<T>): Promise<T> {
    return shared([idOf(participant), cursor, event.type, JSON.stringify(selection)].join(' '), load)
  }

  return { read, readSent, loadFor, threadOf: (participant: Participant, cursor: string) => threadOfCursor(db, participant, cursor) }
}

function isOf(message: Pick<SendNews, 'threadId' | 'clientMessageId'>, sent: SendNews): boolean {
  return sent.threadId === message.threadId && sent.clientMessageId === message.clientMessageId
}

function nullIfGone(error: unknown): null {
  if (error instanceof NotFoundError) return null
  throw error
}

/** Null for a cursor of another run, and for none. */
export function positionIn(row: RunRow, cursor: string | null): LogPosition | null {
  const parsed = parseCursor(cursor)
  if (!parsed || parsed.attempt === 0 || parsed.attempt > row.attempt || !belongsTo(parsed, row.runId)) return null
  return { attempt: parsed.attempt, seq: parsed.seq }
}

/** What a reader needs before it can follow the log of an active run. */
export function opening(row: RunRow, position: LogPosition | null): ReadEvent[] {
  return [...restarting(row, position), ...readEvents(row, [{ seq: row.checkpointSeq, event: snapshotOf(row) }])]
}

/** The last events carry the numbers that they had in the log, so that a client which has seen them drops them. */
export function endingFromRow(row: RunRow, position: LogPosition | null): ReadEvent[] {
  const last: ChatEvent[] = [{ type: 'assistant_step' }, { type: 'done' }]
  if (row.errorMessage !== null) last.unshift({ type: 'stream_error', message: row.errorMessage, code: row.errorCode ?? 'internal' })
  const first = row.checkpointSeq - last.length
  const events = [snapshotOf(row), ...last].map((event, index) => ({ seq: first + index, event }))
  return [...restarting(row, position), ...readEvents(row, events)]
}

/** Tells a reader of an older attempt to forget it. Its cursor stands between the attempts. */
function restarting(row: RunRow, position: LogPosition | null): ReadEvent[] {
  if (!position || position.attempt === row.attempt) return []
  const entry = { seq: endOfAttempt, event: { type: 'restarted', attempt: row.attempt } } as const
  return readEvents({ ...row, attempt: row.attempt - 1 }, [entry])
}

function snapshotOf(row: RunRow): ChatEvent {
  const { text, reasoning, reasoningMs, toolCalls } = row
  return { type: 'snapshot', text, reasoning, reasoningMs, toolCalls }
}

function readEvents({ runId, attempt, threadId, stepId }: RunRow, entries: Entry<ChatEvent>[]): ReadEvent[] {
  return entries.map(({ seq, event }) => ({ cursor: formatCursor(runId, attempt, seq), runId, threadId, stepId, event }))
}

function isActive({ status }: { status: RunStatus }): boolean {
  return status === 'queued' || status === 'running'
}

/** Every run's answer is the last step of its thread for a time, so the newest run is found from the end of the steps. */
async function newestRun(db: Database, participant: Participant, threadId: string): Promise<RunRow | null> {
  const [row] = await newestRuns(db, { threadId, userId: null, guestId: null, ...ownedBy(participant) })
  if (!row) throw new NotFoundError('no_such_conversation')
  return hasRun(row) ? row : null
}

type Found = { readonly [Field in keyof RunRow]: RunRow[Field] | null }

/** A thread without messages has none. */
function hasRun(row: Found): row is RunRow {
  return row.runId !== null
}

const newestRuns = prepared<{ threadId: string } & OwnerIds, Found>((arg) =>
  kysely
    .selectFrom('threads')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('steps')
          .innerJoin('runs', 'runs.assistantStepId', 'steps.id')
          .select(['runs.id as runId', 'steps.id as stepId', 'runs.clientMessageId', 'runs.status', 'runs.attempt', 'runs.checkpointSeq'])
          .select(['runs.errorMessage', 'runs.errorCode', 'steps.output as text', ...reasoningOfStep, toolCallsOfStep.as('toolCalls')])
          .whereRef('steps.threadId', '=', 'threads.id')
          .orderBy('steps.position', 'desc')
          .limit(1)
          .as('newest'),
      (join) => join.onTrue(),
    )
    .select('threads.id as threadId')
    .selectAll('newest')
    .where('threads.id', '=', arg('threadId'))
    .where(isThreadOf(arg('userId'), arg('guestId'))),
)
