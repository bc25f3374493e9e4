import { blankStep } from './blankStep.ts'

const now = new Date().toISOString()

export function step(position: number, more: Record<string, unknown>) {
  return {
    __typename: 'StepEdge',
    cursor: `cursor-${position}`,
    node: { ...blankStep, id: `step-${position}`, uuid: `uuid-${position}`, position, status: 'COMPLETED', viewedAt: now, ...more },
  }
}

export const question = (position: number, input: string) => step(position, { stepType: 'USER_MESSAGE', status: 'SENT', input })
export const answer = (position: number, output: string, more = {}) => step(position, { stepType: 'ASSISTANT_MESSAGE', output, ...more })

const exportUrl = 'http://localhost/api/v1/chat/threads/thread-1/export'

export function makeConversation(...edges: ReturnType<typeof step>[]) {
  return {
    __typename: 'Thread',
    id: 'thread-1',
    uuid: '0198b5a6-7c1e-7e9b-8b63-2f2f0a1b2c3d',
    isTakenOver: false,
    isVisitorBlocked: false,
    isArchived: false,
    projectUuid: null,
    project: null,
    markdownUrl: `${exportUrl}?format=markdown`,
    jsonUrl: `${exportUrl}?format=json`,
    stepCount: edges.length,
    activeRun: null,
    steps: { edges, pageInfo: { hasPreviousPage: false, startCursor: null, hasNextPage: false, endCursor: null } },
  }
}

const names = { displayName: 'Grace Hopper', avatarUrl: null }
const stranger = { __typename: 'PublicProfile', ...names, viewerSignature: null, viewerCanStartTalk: false }

export function createTwin(username: string, more: Record<string, unknown> = {}) {
  return {
    twin: {
      __typename: 'Twin',
      id: `twin-${username}`,
      isPublic: true,
      isEnabled: true,
      isDemo: false,
      suggestedQuestions: ['What do you keep?', 'Where?'],
      profile: { ...stranger, id: `profile-${username}`, username },
      conversation: null,
      ...more,
    },
    model: { isBuiltIn: false },
  }
}
