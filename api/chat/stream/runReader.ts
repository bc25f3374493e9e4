import { setTimeout as delay } from 'node:timers/promises'
import type { OpenStreams } from '../../account/sessions/openStreams.ts'
import type { RunStatus } from '../../platform/__generated__/prisma/client.ts'
import type { Database } from '../../platform/database/database.ts'
import { isErrorCode } from '../../platform/errorCodes/catalogue.ts'
import { nullOnNotFound } from '../../platform/errors.ts'
import type { Entry } from '../../platform/events/eventLog.ts'
import type { Platform } from '../../platform/platform.ts'
import { createSharedLoads } from '../../platform/events/sharedLoads.ts'
import type { ClientInfo, Participant } from '../../platform/viewer.ts'
import type { ChatEvent, RunEvent } from '../engine/events/chatEvents.ts'
import { belongsTo, endOfAttempt, formatCursor, logKey, parseCursor, type ReadEvent } from '../engine/events/events.ts'
import type { Exchange } from '../runs/exchange.ts'
import { hideWithdrawn, isVisit, type SourceReader } from '../visibility/withdrawnSources.ts'
import type { SendNews, Sends } from '../runs/sendNews.ts'
import { getParticipantId, ownedBy } from '../threads/participants.ts'
import { heartbeatMs } from '../engine/runStore.ts'
import { findNewestRun, type RunRow } from './newestRun.ts'
import { followSharedChanges, type SharedChanges } from './sharedChanges.ts'

interface LogPosition {
  attempt: number
  seq: number
}

/** A crashed owner never closes its log. */
const silenceMs = 5_000

const maxSendMs = 10_000

const endings: ReadonlySet<string> = new Set<ChatEvent['type']>(['stream_error', 'assistant_step', 'done'])

const lookbackMs = 24 * 3_600_000
const maxRuns = 200

interface Reader {
  readonly participant: Participant
  readonly client: Pick<ClientInfo, 'response'>
}

export function createRunReader(
  { db, eventLog, live }: Pick<Platform, 'db' | 'eventLog' | 'live'>,
  streams: OpenStreams,
  { sendNews, twins }: { sendNews: Sends; twins: SourceReader },
) {
  async function read(
    { participant, client }: Reader,
    { threadId, after, clientMessageId = null }: { threadId: string; after: string | null; clientMessageId?: string | null },
  ): Promise<AsyncIterableIterator<ReadEvent[], void, void> | null> {
    streams.take(participant, client.response)
    if (clientMessageId !== null) return readSending({ participant, client }, { threadId, after, clientMessageId })
    const row = await findNewestRun(db, participant, threadId)
    if (!row) return null
    const position = parsePosition(row, after)
    if (!isActive(row) && position?.attempt === row.attempt && position.seq >= row.checkpointSeq) return null
    return streams.follow(participant, client.response, (signal) => readRun(participant, row, position, signal))
  }

  async function readSent(reading: Reader, { run, thread }: Pick<Exchange, 'run' | 'thread'>): ReturnType<typeof read> {
    if (run.attempt !== 1 || !isActive(run)) return read(reading, { threadId: run.threadId, after: formatCursor(run.id, 1, 0) })
    const { participant, client } = reading
    return streams.follow(participant, client.response, (signal) =>
      readFromBeginning(participant, { ...run, runId: run.id, stepId: run.assistantStepId, isVisit: isVisit(thread) }, signal),
    )
  }

  async function readSending(
    { participant, client }: Reader,
    message: { threadId: string; after: string | null; clientMessageId: string },
  ) {
    const left = new AbortController()
    const sends = await sendNews.follow(participant, AbortSignal.any([left.signal, AbortSignal.timeout(maxSendMs)]))
    const last = sendNews.lastIn(participant, message.threadId)
    const newest = last
      ? null
      : await findNewestRun(db, participant, message.threadId).catch((error: unknown) => {
          left.abort()
          throw error
        })
    return streams.follow(participant, client.response, async function* (signal) {
      signal.addEventListener('abort', () => left.abort(), { once: true })
      try {
        if (last && isSameMessage(message, last)) return yield* readFromBeginning(participant, last, signal)
        if (newest?.clientMessageId === message.clientMessageId)
          return yield* readRun(participant, newest, parsePosition(newest, message.after), signal)
        for await (const sent of sends) if (isSameMessage(message, sent)) return yield* readFromBeginning(participant, sent, signal)
      } finally {
        left.abort()
      }
    })
  }

  async function* readFromBeginning(participant: Participant, sent: SendNews, signal: AbortSignal) {
    const { threadId, clientMessageId, runId, stepId, isVisit } = sent
    const running = { visitedOwnerId: null, status: 'running', attempt: 1, checkpointSeq: 0 } as const
    const written = { text: '', reasoning: '', reasoningMs: null, toolCalls: [], errorMessage: null, errorCode: null }
    const begun: RunRow = { threadId, clientMessageId, runId, stepId, ...running, ...written }
    // Sources may have been withdrawn since the message was sent.
    const row = isVisit ? await findNewestRun(db, participant, threadId) : begun
    if (row?.runId === runId) yield* readRun(participant, row, { attempt: 1, seq: 0 }, signal)
  }

  async function* readRun(
    participant: Participant,
    newest: RunRow,
    start: LogPosition | null,
    signal: AbortSignal,
  ): AsyncGenerator<ReadEvent[], void, void> {
    const { visitedOwnerId } = newest
    const left = new AbortController()
    const ended = AbortSignal.any([signal, left.signal])
    try {
      const changes = visitedOwnerId !== null && isActive(newest) ? await followSharedChanges(live, visitedOwnerId, ended) : null
      yield* readChanging(participant, newest, start, { changes, signal })
    } finally {
      left.abort()
    }
  }

  async function* readChanging(
    participant: Participant,
    newest: RunRow,
    start: LogPosition | null,
    { changes, signal }: { changes: SharedChanges | null; signal: AbortSignal },
  ): AsyncGenerator<ReadEvent[], void, void> {
    let row = newest
    let position = start
    while (isActive(row)) {
      const count = changes?.count
      const hidden = await findHidden(row)
      const isFresh = hidden !== null || position?.attempt !== row.attempt
      if (isFresh) yield toOpeningEvents(hidden ?? row, position)
      position = { attempt: row.attempt, seq: isFresh || !position ? row.checkpointSeq : position.seq }
      for await (const { entries, hasGap } of follow(row, position.seq, { changes: hidden ? null : changes, count, signal })) {
        if (hasGap) {
          // After a snapshot, the next checkpoint closes the gap.
          if (isFresh) await delay(heartbeatMs, null, { signal }).catch(() => {})
          position = null
          break
        }
        yield readEvents(row, hidden ? entries.filter(({ event }) => endings.has(event.type)) : entries)
        const last = entries.at(-1)
        if (last?.event.type === 'done') return
        position.seq = last?.seq ?? position.seq
      }
      if (signal.aborted) return
      const now = await findNewestRun(db, participant, row.threadId).catch(nullOnNotFound)
      if (now?.runId !== row.runId) return
      row = now
    }
    const last = await readEnding(row, position)
    if (last.length > 0) yield last
  }

  /** Ends when content that the answer uses is withdrawn after `count` changes. */
  async function* follow(
    row: RunRow,
    afterSeq: number,
    { changes, count, signal }: { changes: SharedChanges | null; count: number | undefined; signal: AbortSignal },
  ) {
    const replacement = new AbortController()
    let hasNews = false
    const endIfHidden = () =>
      void findHidden(row).then(
        (hidden) => hidden && replacement.abort(),
        () => replacement.abort(),
      )
    if (changes) changes.onChange = endIfHidden
    if (changes && changes.count !== count) endIfHidden()
    const watch = setInterval(() => {
      if (!hasNews)
        void isReplaced(row).then(
          (hasEnded) => hasEnded && replacement.abort(),
          () => {},
        )
      hasNews = false
    }, silenceMs)
    try {
      for await (const batch of eventLog.follow<RunEvent>(
        logKey(row.runId, row.attempt),
        afterSeq,
        AbortSignal.any([signal, replacement.signal]),
      )) {
        hasNews = true
        yield batch
      }
    } finally {
      clearInterval(watch)
      if (changes) changes.onChange = () => {}
    }
  }

  async function isReplaced(row: RunRow): Promise<boolean> {
    const now = await db.run.findUnique({ where: { id: row.runId }, select: { status: true, attempt: true } })
    return !now || !isActive(now) || now.attempt !== row.attempt
  }

  async function readEnding(row: RunRow, position: LogPosition | null): Promise<ReadEvent[]> {
    if (position?.attempt === row.attempt && position.seq >= row.checkpointSeq) return []
    const hidden = await findHidden(row)
    if (position?.attempt === row.attempt && !hidden) {
      const { entries, hasGap } = await eventLog.read<RunEvent>(logKey(row.runId, row.attempt), position.seq)
      if (!hasGap && entries.at(-1)?.event.type === 'done') return readEvents(row, entries)
    }
    return toEndingEvents(hidden ?? row, position)
  }

  /** The answer without withdrawn content; null if nothing was withdrawn from the visitor. */
  async function findHidden(row: RunRow): Promise<RunRow | null> {
    if (row.visitedOwnerId === null) return null
    const thread = { select: { id: true, userId: true, twinOwnerId: true } } as const
    const step = await db.step.findUnique({
      where: { id: row.stepId },
      select: { sources: { select: { stepId: true, number: true, isUsed: true } }, thread },
    })
    if (!step) return null
    const answer = { output: row.text, sources: step.sources, toolCalls: row.toolCalls }
    const [shown] = await hideWithdrawn(twins, step.thread, [answer])
    if (!shown || shown.sources.length === step.sources.length) return null
    return { ...row, text: shown.output, toolCalls: shown.toolCalls }
  }

  const shared = createSharedLoads()
  function loadFor<T>(participant: Participant, { cursor, event }: ReadEvent, selection: object, load: () => Promise<T>): Promise<T> {
    return shared([getParticipantId(participant), cursor, event.type, JSON.stringify(selection)].join(' '), load)
  }

  return { read, readSent, loadFor, findThread: (participant: Participant, cursor: string) => findCursorThread(db, participant, cursor) }
}

function isSameMessage(message: Pick<SendNews, 'threadId' | 'clientMessageId'>, sent: SendNews): boolean {
  return sent.threadId === message.threadId && sent.clientMessageId === message.clientMessageId
}

export function parsePosition(row: RunRow, cursor: string | null): LogPosition | null {
  const parsed = parseCursor(cursor)
  if (!parsed || parsed.attempt === 0 || parsed.attempt > row.attempt || !belongsTo(parsed, row.runId)) return null
  return { attempt: parsed.attempt, seq: parsed.seq }
}

export function toOpeningEvents(row: RunRow, position: LogPosition | null): ReadEvent[] {
  return [...toRestartEvents(row, position), ...readEvents(row, [{ seq: row.checkpointSeq, event: toSnapshot(row) }])]
}

/** Numbered as in the log, so that clients can skip events they have seen. */
export function toEndingEvents(row: RunRow, position: LogPosition | null): ReadEvent[] {
  const last: ChatEvent[] = [{ type: 'assistant_step' }, { type: 'done' }]
  if (row.errorMessage !== null) {
    const code = isErrorCode(row.errorCode) ? row.errorCode : 'internal'
    last.unshift({ type: 'stream_error', message: row.errorMessage, code })
  }
  const first = row.checkpointSeq - last.length
  const events = [toSnapshot(row), ...last].map((event, index) => ({ seq: first + index, event }))
  return [...toRestartEvents(row, position), ...readEvents(row, events)]
}

/** The cursor falls between the two attempts. */
function toRestartEvents(row: RunRow, position: LogPosition | null): ReadEvent[] {
  if (!position || position.attempt === row.attempt) return []
  const entry = { seq: endOfAttempt, event: { type: 'restarted', attempt: row.attempt } } as const
  return readEvents({ ...row, attempt: row.attempt - 1 }, [entry])
}

function toSnapshot(row: RunRow): ChatEvent {
  const { text, reasoning, reasoningMs, toolCalls } = row
  return { type: 'snapshot', text, reasoning, reasoningMs, toolCalls }
}

function readEvents({ runId, attempt, threadId, stepId }: RunRow, entries: Entry<ChatEvent>[]): ReadEvent[] {
  return entries.map(({ seq, event }) => ({ cursor: formatCursor(runId, attempt, seq), runId, threadId, stepId, event }))
}

function isActive({ status }: { status: RunStatus }): boolean {
  return status === 'queued' || status === 'running'
}

/** EventSource reconnects to its original URL, without the new thread’s ID. */
async function findCursorThread(db: Database, participant: Participant, cursor: string): Promise<string | null> {
  const parsed = parseCursor(cursor)
  if (!parsed?.runTag) return null
  const runs = await db.run.findMany({
    where: { thread: { ...ownedBy(participant), updatedAt: { gt: new Date(Date.now() - lookbackMs) } } },
    orderBy: { createdAt: 'desc' },
    take: maxRuns,
    select: { id: true, threadId: true },
  })
  return runs.find(({ id }) => belongsTo(parsed, id))?.threadId ?? null
}
