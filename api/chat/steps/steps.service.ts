import { estimateTokens } from '../../models/window/context.ts'
import type { Element, Prisma, Step, Thread, ToolCall } from '../../platform/__generated__/prisma/client.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { NotFoundError } from '../../platform/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { ownedBy } from '../threads/participants.ts'
import { type HistoryPlace, type PositionRange, toPositionRange } from './stepPages.ts'
import type { Participant, Viewer } from '../../platform/viewer.ts'

export type { Element, Step, ToolCall }
export type StepsService = ReturnType<typeof createStepsService>

export const wholeStep = {
  elements: { orderBy: { position: 'asc' } },
  toolCalls: { orderBy: { position: 'asc' } },
  sources: { orderBy: { number: 'asc' } },
} satisfies Prisma.StepInclude

export type WholeStep = Prisma.StepGetPayload<{ include: typeof wholeStep }>

/** A new step with its relations, which need not be loaded again. */
export type NewStep = Prisma.StepGetPayload<{
  include: { elements: true; toolCalls: true; sources: true; run: true; askedRun: { include: { assistantStep: true } }; thread: true }
}>

export interface History {
  readonly steps: WholeStep[]
  /** Whether there are older steps than this page. */
  readonly hasMore: boolean
  /** Whether there are newer steps than this page. */
  readonly hasNewer: boolean
  readonly thread: Thread
  /** For the steps of this page. */
  readonly tokenInfo: { estimatedTokens: number; totalChars: number; messageCount: number }
}

export function createStepsService({ db }: Platform) {
  /** Oldest first. Positions have no gaps, so every page costs the same. */
  async function history(participant: Participant, { threadId, ...place }: HistoryPlace & { threadId: string }): Promise<History> {
    const thread = await db.thread.findFirst({ where: { id: threadId, ...ownedBy(participant) } })
    if (!thread) throw new NotFoundError('no_such_conversation')
    const { from, to, hasMore, hasNewer } = toPositionRange(thread.stepCount, place)
    const steps = await db.step.findMany({
      where: { threadId, position: { gte: from, lt: to } },
      orderBy: { position: 'asc' },
      include: wholeStep,
    })
    return { steps, hasMore, hasNewer, thread, tokenInfo: sumTokens(steps) }
  }

  /** Callers must check ownership first. */
  async function page(threadId: string, { from, to }: PositionRange, query: Prisma.StepFindManyArgs): Promise<Step[]> {
    if (from >= to) return []
    return db.step.findMany({ ...query, where: { threadId, position: { gte: from, lt: to } }, orderBy: { position: 'asc' } })
  }

  async function get(participant: Participant, { id }: { id: string }): Promise<WholeStep> {
    const step = await db.step.findFirst({ where: { id, thread: ownedBy(participant) }, include: wholeStep })
    if (!step) throw new NotFoundError('no_such_message')
    return step
  }

  async function load(participant: Participant, { id }: { id: string }, query: Prisma.StepDefaultArgs): Promise<Step> {
    const step = await db.step.findFirst({ ...query, where: { id, thread: ownedBy(participant) } })
    if (!step) throw new NotFoundError('no_such_message')
    return step
  }

  async function count(participant: Participant, { threadId }: { threadId: string }): Promise<number> {
    const thread = await db.thread.findFirst({ where: { id: threadId, ...ownedBy(participant) }, select: { stepCount: true } })
    if (!thread) throw new NotFoundError('no_such_conversation')
    return thread.stepCount
  }

  return { history, page, get, load, count }
}

/** Later messages to Profile Pal answer none of the questions asked so far. */
export async function closeProfileQuestions(tx: Transaction, { userId }: Pick<Viewer, 'userId'>): Promise<void> {
  await tx.step.updateMany({
    where: { waitForAnswer: true, thread: { userId, agentType: 'profile_pal' } },
    data: { waitForAnswer: false },
  })
}

function sumTokens(steps: readonly Step[]): History['tokenInfo'] {
  const texts = steps.map(({ input, output }) => input + output)
  return {
    estimatedTokens: texts.reduce((sum, text) => sum + estimateTokens(text), 0),
    totalChars: texts.reduce((sum, text) => sum + text.length, 0),
    messageCount: steps.length,
  }
}
