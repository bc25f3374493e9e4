import { estimateTokens } from '../../models/window/context.ts'
import type { AnswerRating, Element, Prisma, Step, Thread, ToolCall } from '../../platform/__generated__/prisma/client.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { NotFoundError } from '../../platform/errors.ts'
import { createQuestions, type Question } from '../questions/questions.ts'
import { getOwnThread, ownedBy } from '../threads/participants.ts'
import { type HistoryRange, type PositionRange, toPositionRange } from './stepPages.ts'
import { createVersions, type WithVersions } from './versions.ts'
import { hideWithdrawn, isWithdrawalNote, type SourceReader, type StoredAnswer } from '../visibility/withdrawnSources.ts'
import { isUnanswered } from '../../twin/agent/unanswered.ts'
import type { Participant, Viewer } from '../../platform/viewer.ts'
import { parseInput } from '../../platform/text/parseInput.ts'
import { ratingFields } from './validation.ts'

export type { Element, Step, ToolCall }

export const stepRelations = {
  elements: { orderBy: { position: 'asc' } },
  toolCalls: { orderBy: { position: 'asc' } },
  sources: { orderBy: { number: 'asc' } },
} satisfies Prisma.StepInclude

export type StepWithRelations = Prisma.StepGetPayload<{ include: typeof stepRelations }>

export type ShownStep = WithVersions<StepWithRelations> & { readonly question: Question | null }

export type NewStep = Prisma.StepGetPayload<{
  include: { elements: true; toolCalls: true; sources: true; run: true; askedRuns: { include: { assistantStep: true } }; thread: true }
}> & { readonly versionIds?: string[] }

export interface History {
  readonly steps: ShownStep[]
  readonly hasMore: boolean
  readonly hasNewer: boolean
  readonly thread: Thread
  readonly tokenInfo: { estimatedTokens: number; totalChars: number; messageCount: number }
}

export class StepsService {
  readonly #db: Database
  readonly #twins: SourceReader
  readonly #questions: ReturnType<typeof createQuestions>
  readonly versions: ReturnType<typeof createVersions>

  constructor(db: Database, twins: SourceReader) {
    this.#db = db
    this.#twins = twins
    this.versions = createVersions(db)
    this.#questions = createQuestions(db)
  }

  /** Hides what the visitor of a twin may no longer see. Callers must check ownership first. */
  async show<Answer extends StoredAnswer & { thread: Pick<Thread, 'id' | 'userId' | 'twinOwnerId'> | null }>(
    step: Answer,
  ): Promise<Answer> {
    // Prisma reads it after the step.
    if (!step.thread) throw new NotFoundError('no_such_conversation')
    const [shown] = await hideWithdrawn(this.#twins, step.thread, [step])
    return shown ?? step
  }

  async listHistory(participant: Participant, { threadId, ...range }: HistoryRange & { threadId: string }): Promise<History> {
    const thread = await getOwnThread(this.#db, participant, threadId)
    const { from, to, hasMore, hasNewer } = toPositionRange(thread.stepCount, range)
    const stored = await this.#db.step.findMany({
      where: { threadId, position: { gte: from, lt: to } },
      orderBy: { position: 'asc' },
      include: stepRelations,
    })
    const steps = await hideWithdrawn(this.#twins, thread, await this.#questions.add(await this.versions.add(stored)))
    return { steps, hasMore, hasNewer, thread, tokenInfo: sumTokens(steps) }
  }

  /** Callers must check ownership first. */
  async listPage(threadId: string, { from, to }: PositionRange, query: Prisma.StepFindManyArgs): Promise<Step[]> {
    if (from >= to) return []
    return this.#db.step.findMany({ ...query, where: { threadId, position: { gte: from, lt: to } }, orderBy: { position: 'asc' } })
  }

  async get(participant: Participant, { id }: { id: string }): Promise<ShownStep> {
    const include = { ...stepRelations, thread: true } as const
    const step = await this.#db.step.findFirst({ where: { id, thread: ownedBy(participant) }, include })
    if (!step) throw new NotFoundError('no_such_message')
    const [shown] = await this.#questions.add(await this.versions.add([step]))
    if (!shown) throw new NotFoundError('no_such_message')
    return this.show(shown)
  }

  async load(participant: Participant, { id }: { id: string }, query: Prisma.StepDefaultArgs): Promise<Step> {
    const step = await this.#db.step.findFirst({ ...query, where: { id, thread: ownedBy(participant) } })
    if (!step) throw new NotFoundError('no_such_message')
    return step
  }

  async list(participant: Participant, { ids }: { ids: readonly string[] }, query: Prisma.StepDefaultArgs): Promise<Step[]> {
    const where = { id: { in: [...ids] }, thread: ownedBy(participant) }
    return this.#db.step.findMany({ ...query, where, orderBy: { position: 'asc' } })
  }

  async rate(participant: Participant, { id, ...input }: { id: string; rating: AnswerRating | null; reason?: string | null | undefined }) {
    const { rating, reason } = parseInput(ratingFields, input)
    const { count } = await this.#db.step.updateMany({
      where: { id, stepType: 'assistant_message', status: 'completed', thread: ownedBy(participant) },
      data: { rating, ratingReason: rating && reason ? reason : null },
    })
    if (count === 0) throw new NotFoundError('no_such_message')
  }
}

/** Later messages to Profile Pal answer none of the earlier questions. */
export async function closeProfileQuestions(tx: Transaction, { userId }: Pick<Viewer, 'userId'>): Promise<void> {
  await tx.step.updateMany({
    where: { waitForAnswer: true, thread: { userId, agentType: 'profile_pal' } },
    data: { waitForAnswer: false },
  })
}

export interface ToolCallSession {
  readonly sessionId: string
  readonly toolCalls: ToolCall[]
  readonly totalToolsCalled: number
  readonly completedCalls: number
  readonly sessionStart: Date
  readonly completionStatus: 'in_progress' | 'completed'
}

export function toToolCallSession({
  id,
  createdAt,
  toolCalls,
}: Pick<Step, 'id' | 'createdAt'> & { toolCalls: ToolCall[] }): ToolCallSession | null {
  if (toolCalls.length === 0) return null
  const completed = toolCalls.filter(({ status }) => status === 'completed').length
  return {
    sessionId: id,
    toolCalls,
    totalToolsCalled: toolCalls.length,
    completedCalls: completed,
    sessionStart: toolCalls[0]?.startTime ?? createdAt,
    completionStatus: completed === toolCalls.length ? 'completed' : 'in_progress',
  }
}

/** The machine-readable mark of the EU AI Act, article 50(2). */
export function isAiGenerated({ stepType, isByOwner, approval }: Pick<Step, 'stepType' | 'isByOwner' | 'approval'>): boolean {
  return stepType !== 'user_message' && !isByOwner && (approval === null || approval === 'approved')
}

export function isStepUnanswered({ status, isError, output, toolCalls }: Step & { toolCalls: ToolCall[] }): boolean {
  return status === 'completed' && !isError && !isWithdrawalNote(output) && isUnanswered(output, toolCalls)
}

function sumTokens(steps: readonly Step[]): History['tokenInfo'] {
  const texts = steps.map(({ input, output }) => input + output)
  return {
    estimatedTokens: texts.reduce((sum, text) => sum + estimateTokens(text), 0),
    totalChars: texts.reduce((sum, text) => sum + text.length, 0),
    messageCount: steps.length,
  }
}
