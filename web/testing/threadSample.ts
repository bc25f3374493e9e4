import { connection } from './screenStory.tsx'

export const uuid = '0198b5a6-7c1e-7e9b-8b63-2f2f0a1b2c3d'
const viewedAt = '2026-03-04T09:20:00.000Z'

export const question = (position: number, input: string) => ({ ...blank(position), stepType: 'USER_MESSAGE', status: 'SENT', input })
export const answer = (position: number, output: string, more: Record<string, unknown> = {}) => ({ ...blank(position), output, ...more })

function blank(position: number) {
  const none = {
    input: '',
    output: '',
    isError: false,
    errors: [],
    run: null,
    toolCallSession: null,
    citations: [],
    partlyReadFiles: [],
    versionIds: [],
    isUnanswered: false,
    isByOwner: false,
    approval: null,
    createdAt: '2026-03-01T10:00:00.000Z',
    rating: null,
    ratingReason: null,
    elements: [],
    references: [],
    waitForAnswer: false,
    question: null,
    viewerCanContinue: false,
    agentModel: position % 2 === 1 ? 'qwen3:32b' : null,
    unavailableModel: null,
    totalTimeMs: 4200,
    promptTokens: 1820,
    completionTokens: 96,
  }
  return { __typename: 'Step', id: `step-${position}`, position, stepType: 'ASSISTANT_MESSAGE', status: 'COMPLETED', viewedAt, ...none }
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
