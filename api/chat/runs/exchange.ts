import { randomUUIDv7 } from 'node:crypto'
import type { AnswerSettings } from '../../agents/answerSettings.ts'
import type { AgentType, Prisma, Run, Step, Thread, ThreadType } from '../../platform/__generated__/prisma/client.ts'
import type { ModelChoice } from '../../models/connections/modelSettings.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import type { Participant } from '../../platform/viewer.ts'
import { ownedBy, type OwnerIds } from '../threads/participants.ts'
import { toPreview, toThreadTitle } from '../threads/previews.ts'
import type { RunLimits } from './runLimits.ts'
import { insertAnswer, insertWithThread, insertMessage, type SendParameters } from './sendStatements.ts'
import { toStorableJson } from '../../platform/text/storableJson.ts'
import { type GivenAnswer, toMetadata } from '../questions/questions.ts'
import type { MessageReference } from '../references/references.ts'
import type { OwnedRun } from './ownedRun.ts'
import type { NewStep } from '../steps/steps.service.ts'
import { emptyHistory, type ThreadHistory } from '../steps/threadHistory.ts'

export interface Exchange {
  readonly thread: Thread & { readonly activeRun?: Run }
  readonly userStep: Step | NewStep
  readonly assistantStep: Step | NewStep
  readonly run: Run
}

export interface NewMessage {
  readonly clientMessageId: string
  readonly text: string
  readonly elementIds: readonly string[]
  /** Used in title and preview if the message has no text. */
  readonly fileNames?: readonly string[]
  readonly answer?: GivenAnswer | undefined
  readonly references?: readonly MessageReference[]
}

export interface NewExchange {
  readonly participant: Participant
  readonly processId: string
  readonly message: NewMessage
  readonly threadId: string
  readonly twinOwnerId: string | null
  readonly newThread: NewThread | null
  readonly choice: ModelChoice
  readonly messageLimit: number | null
  /** Number of messages counted against the daily limits, 1 by default. */
  readonly messageCount?: number
  readonly runLimits: RunLimits | null
  readonly existingQuestion?: Step
  readonly parentId?: string | null
}

export interface NewThread {
  readonly agentType: AgentType
  readonly threadType: ThreadType
  readonly twinOwnerId: string | null
  readonly metadata: Prisma.InputJsonObject
  readonly projectId?: string | null | undefined
  readonly isTemporary?: boolean
}

export interface WrittenExchange {
  readonly exchange: Exchange
  readonly owned: OwnedRun
}

export interface WrittenThread extends Thread {
  timezone: string | null
  answers: AnswerSettings | null
  /** Null in new threads, for twins, existing questions and files. */
  history: ThreadHistory | null
  hasRestrictedMemories: boolean
}

/** One statement; null if anything was refused. Races can violate a unique constraint. */
export async function writeExchange(db: Database | Transaction, input: NewExchange): Promise<WrittenExchange | null> {
  const {
    participant,
    processId,
    message,
    threadId,
    twinOwnerId,
    newThread,
    messageLimit,
    messageCount = 1,
    runLimits,
    choice,
    existingQuestion,
    parentId = null,
  } = input
  const { text, clientMessageId, answer } = message
  const references = [...(message.references ?? [])]
  const messageMetadata = {
    ...(answer && toMetadata(answer)),
    ...(references.length > 0 && { references: references.map((one) => ({ ...one })) }),
  }
  const { userId, guestId }: OwnerIds = { userId: null, guestId: null, ...ownedBy(participant) }
  const ids = { userStepId: existingQuestion?.id ?? randomUUIDv7(), assistantStepId: randomUUIDv7(), runId: randomUUIDv7() }
  const { userStepId, assistantStepId, runId } = ids
  const elementIds = [...message.elementIds]
  const places = { sender: null, senderLimit: null, twinOwner: null, twinLimit: null, ...runLimits, messageLimit, messageCount }
  const shown = text === '' ? (message.fileNames ?? []).join(', ') : text
  const texts = { text, preview: toPreview(shown), title: toThreadTitle(shown) }
  const owner = { userId, guestId, processId, threadId, twinOwnerId }
  const sent: SendParameters = {
    ...ids,
    ...owner,
    ...texts,
    ...places,
    ...choice,
    clientMessageId,
    messageMetadata: toStorableJson(messageMetadata),
    askingStepId: answer?.stepId ?? null,
    elementIds,
    elementCount: elementIds.length,
    tokenId: 'userId' in participant && participant.isProgram ? participant.sessionId : null,
  }

  const [row] = newThread
    ? await insertWithThread(db, {
        ...sent,
        ...newThread,
        metadata: JSON.stringify(newThread.metadata),
        projectId: newThread.projectId ?? null,
        isTemporary: newThread.isTemporary ?? false,
      })
    : await (existingQuestion ? insertAnswer : insertMessage)(db, sent)
  if (!row) return null

  const { timezone, answers, history: before, hasRestrictedMemories, ...thread } = row
  const now = thread.updatedAt
  const position = thread.stepCount - 1
  const step = { ...blankStep, threadId, userId }
  const shared = { threadId, userId, userStepId, assistantStepId }
  const run: Run = { ...blankRun, ...shared, id: runId, clientMessageId, processId, createdAt: now, startedAt: now }
  const isVersion = input.parentId !== undefined
  const userStep: Step = existingQuestion ?? {
    ...step,
    parentId,
    id: userStepId,
    position: position - 1,
    stepType: 'user_message',
    status: 'sent',
    input: text,
    metadata: messageMetadata,
    createdAt: now,
    startTime: null,
  }
  const assistantStep: NewStep = {
    ...step,
    ...noRelations,
    id: assistantStepId,
    parentId: userStepId,
    position,
    stepType: 'assistant_message',
    status: 'streaming',
    input: '',
    createdAt: new Date(now.getTime() + 1),
    startTime: now,
    run,
    askedRuns: [],
    thread,
    ...(!existingQuestion && { versionIds: [assistantStepId] }),
  }
  const isWithoutElements = !existingQuestion && elementIds.length === 0
  const exchange: Exchange = {
    thread: { ...thread, activeRun: run },
    userStep: isWithoutElements
      ? {
          ...userStep,
          ...noRelations,
          run: null,
          askedRuns: [{ ...run, assistantStep }],
          thread,
          ...(!isVersion && { versionIds: [userStepId] }),
        }
      : userStep,
    assistantStep,
    run,
  }
  const history = newThread ? emptyHistory : before
  const question = {
    role: 'user',
    text,
    position: position - 1,
    stepId: userStepId,
    hasUntrustedContent: false,
    attachments: null,
    references,
    ...(answer && { answer: { choices: answer.choices, text: answer.text } }),
  } as const
  const { agentType, threadType, metadata, isTemporary, summary, summaryPosition, isNamedByOwner, modelId, modelName } = thread
  const type = { agentType, threadType, metadata, isTemporary }
  const known = { ...type, modelId, modelName, twinOwnerId, position, summary, summaryPosition, timezone, answers, isNamedByOwner }
  const owned: OwnedRun = {
    ...shared,
    ...known,
    id: runId,
    attempt: 1,
    hasRestrictedMemories,
    history: isWithoutElements && history ? { ...history, messages: [question, ...history.messages] } : null,
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
  hiddenAt: null,
  isByOwner: false,
  approval: null,
  clientMessageId: null,
  viewedAt: null,
  rating: null,
  ratingReason: null,
  agentProcessingTimeMs: null,
  stepCreationTimeMs: null,
  totalTimeMs: null,
} satisfies Partial<Step>

const noRelations = { elements: [], toolCalls: [], sources: [] } satisfies Partial<NewStep>

const blankRun = {
  status: 'running',
  attempt: 1,
  checkpointSeq: 0,
  kept: null,
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
