import { blankStep, viewedAt } from './blankStep.ts'
import { connection } from './screenStory.tsx'

export const uuid = '0198b5a6-7c1e-7e9b-8b63-2f2f0a1b2c3d'

export const question = (position: number, input: string) => ({ ...blank(position), stepType: 'USER_MESSAGE', status: 'SENT', input })
export const answer = (position: number, output: string, more: Record<string, unknown> = {}) => ({ ...blank(position), output, ...more })

function blank(position: number) {
  const agentModel = position % 2 === 1 ? 'qwen3:32b' : null
  const usage = { agentModel, unavailableModel: null, totalTimeMs: 4200, promptTokens: 1820, completionTokens: 96 }
  return { ...blankStep, ...usage, id: `step-${position}`, position, stepType: 'ASSISTANT_MESSAGE', status: 'COMPLETED' }
}

export function thread(steps: ReturnType<typeof answer>[], more: Record<string, unknown> = {}) {
  return {
    __typename: 'Thread',
    id: 'thread-1',
    uuid,
    name: 'The winter refit',
    threadType: 'PRIVATE_CHAT',
    metadata: {},
    origin: null,
    twinProfile: null,
    isTakenOver: false,
    isVisitorBlocked: false,
    isPinned: false,
    isArchived: false,
    isTemporary: false,
    projectUuid: null,
    project: null,
    stepCount: steps.length,
    updatedAt: viewedAt,
    firstMessagePreview: null,
    lastMessagePreview: null,
    markdownUrl: 'https://twain.example/export?format=markdown',
    jsonUrl: 'https://twain.example/export?format=json',
    viewerCanRename: true,
    viewerCanShare: true,
    viewerCanDelete: true,
    activeRun: null,
    queuedMessages: [],
    comparison: null,
    isCompacting: false,
    compactionError: null,
    summary: null,
    steps: connection(steps),
    ...more,
  }
}
