import { randomUUIDv7 } from 'node:crypto'
import type { AgentType, Prisma, Run, Step, Thread, ThreadType } from '../../platform/__generated__/prisma/client.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import type { Participant } from '../../platform/viewer.ts'
import { ownedBy, type OwnerIds } from '../threads/participants.ts'
import { previewOf, titleOf } from '../threads/previews.ts'
import type { NewStep } from '../steps/newStep.ts'
import type { RunLimits } from './runLimits.ts'
import { answerAgain, begin, proceed, type Sent } from './sendStatements.ts'
import type { OwnedRun } from './ownedRun.ts'
import type { Said } from '../steps/said.ts'

/** A question and the run that answers it. */
export interface Exchange {
  readonly thread: Thread & { readonly activeRun?: Run }
  readonly userStep: Step | NewStep
  readonly assistantStep: Step | NewStep
  readonly run: Run
}

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

export interface WrittenThread extends Thread {
  timezone: string | null
  about: string | null
  /** What was said before; null in a new thread, where a twin answers, which reads with rights of its own, and where the question was there before or has files. */
  said: Said | null
}

/**
 * Writes the question, the empty answer, the run that this process owns, and the thread's count, previews and title, in one
 * statement. Null when the thread is missing or another's twin answers in it, is being answered, had this client message id before, the sender has
 * sent enough for today, too many answers are under way, or an element is not the sender's; a race with another send can also end as a unique constraint violation.
 */
export async function writeExchange(db: Database | Transaction, input: NewExchange): Promise<WrittenExchange | null> {
  const { participant, clientMessageId, existingQuestion } = input
  const { userId, guestId }: OwnerIds = { userId: null, guestId: null, ...ownedBy(participant) }
  const { thread, text, messageLimit, runLimits, processId } = input
  const isNew = 'create' in thread
  const userStepId = existingQuestion?.id ?? randomUUIDv7()
  const assistantStepId = randomUUIDv7()
  const runId = randomUUIDv7()
  const elementIds = [...input.elementIds]
  const preview = previewOf(text)
  const title = titleOf(text)
  const message = { text, preview, title, elementIds, elementCount: elementIds.length, clientMessageId }
  const ids = { threadId: thread.id, userId, guestId, userStepId, assistantStepId, runId, processId }
  const places = { sender: null, senderLimit: null, twinOwner: null, twinLimit: null, ...runLimits, messageLimit }
  const sent: Sent = { ...ids, ...message, ...places, twinOwnerId: isNew ? thread.create.twinOwnerId : thread.twinOwnerId }

  const [row] = isNew
    ? await begin(db, { ...sent, ...thread.create, metadata: JSON.stringify(thread.create.metadata) })
    : await (existingQuestion ? answerAgain : proceed)(db, sent)
  if (!row) return null

  const { timezone, about, said, ...written } = row
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
    saidBefore: said,
  }
  return { exchange, owned }
}

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
  isForgotten: false,
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
