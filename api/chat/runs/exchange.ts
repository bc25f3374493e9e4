import { randomUUIDv7 } from 'node:crypto'
import type { AgentType, Prisma, Run, Step, Thread, ThreadType } from '../../platform/__generated__/prisma/client.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import type { Participant } from '../../platform/viewer.ts'
import { ownedBy, type OwnerIds } from '../threads/participants.ts'
import { toPreview, toThreadTitle } from '../threads/previews.ts'
import type { NewStep } from '../steps/newStep.ts'
import type { RunLimits } from './runLimits.ts'
import { answerAgain, begin, proceed, type Sent } from './sendStatements.ts'
import type { OwnedRun } from './ownedRun.ts'
import type { Said } from '../steps/said.ts'

/** A question and its run. */
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
  /** The sender's uploads without a step. */
  readonly elementIds: readonly string[]
  readonly thread: { readonly id: string; readonly twinOwnerId: string | null } | { readonly id: string; readonly create: NewThread }
  /** Maximum messages before this one today; null if unlimited. */
  readonly messageLimit: number | null
  /** Null if a place for the run is already reserved. */
  readonly runLimits: RunLimits | null
  /** An existing question to answer again. */
  readonly existingQuestion?: Step
}

export interface NewThread {
  readonly agentType: AgentType
  readonly threadType: ThreadType
  /** Owner of the twin that answers; null if no twin does. */
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
  /**
   * The history; null in new threads, for twins (which read it with their own permissions), and for existing questions or those with
   * files.
   */
  said: Said | null
}

/**
 * Writes the question, the empty answer, the run owned by this process, and the thread's count, previews and title in one statement.
 * Returns null if the thread is missing or has another twin, has an active run or already has this client message ID, if the daily
 * message or concurrency limit is reached, or if an element is not the sender's. A race with another send can also cause a unique
 * constraint violation.
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
  const preview = toPreview(text)
  const title = toThreadTitle(text)
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
  hasUntrustedContent: false,
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
