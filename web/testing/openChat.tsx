import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router-dom'
import type { ConcreteRequest } from 'relay-runtime'
import { createMockEnvironment } from 'relay-test-utils'
import { expect } from 'vitest'
import { getDataID } from '../relay/getDataID.ts'
import chatStreamSubscription from '../__generated__/chatStreamSubscription.graphql.ts'
import threadScreenQuery from '../__generated__/ThreadScreenQuery.graphql.ts'
import useReadAgainQuery from '../__generated__/useReadAgainQuery.graphql.ts'
import { Journal } from '../offline/journal.ts'
import { LocaleProvider } from '../i18n/LocaleProvider.tsx'
import { sessionContext, type Session } from '../session/session.ts'
import { blankStep } from './blankStep.ts'
import { stubLayout } from './layout.ts'
import { SessionProvider } from '../session/SessionProvider.tsx'
import { chatRoutes } from '../features/chat/chatRoutes.tsx'

stubLayout()

export const uuid = '0198b5a6-7c1e-7e9b-8b63-2f2f0a1b2c3d'
const now = new Date().toISOString()
export const activeRun = { id: 'run-1', createdAt: now }

export function question(position: number, input: string, id = `step-${position}`) {
  return edge({ id, position, stepType: 'USER_MESSAGE', status: 'SENT', input })
}

export function answer(position: number, output: string, more: Record<string, unknown> = {}) {
  return edge({ id: `step-${position}`, position, stepType: 'ASSISTANT_MESSAGE', status: 'COMPLETED', output, ...more })
}

export function edge(step: { id: string; position: number; [field: string]: unknown }) {
  const usage = { agentModel: null, unavailableModel: null, totalTimeMs: null, promptTokens: null, completionTokens: null }
  const blank = { ...blankStep, ...usage, uuid: `uuid-of-${step.id}`, reasoning: '', reasoningMs: null, createdAt: now, viewedAt: now }
  return { __typename: 'StepEdge', cursor: `cursor-${step.position}`, node: { ...blank, ...step } }
}

export const streaming = (position: number) =>
  answer(position, '', { status: 'STREAMING', run: { id: 'run-1', status: 'RUNNING', errorMessage: null } })

export const mockModel = { modelId: null, name: 'mock', connectionName: null, isBuiltIn: true, acceptsImages: false }

export function createThread(steps: ReturnType<typeof edge>[], more: Record<string, unknown> = {}) {
  return {
    __typename: 'Thread',
    id: 'thread-1',
    uuid,
    name: 'Boats',
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
    stepCount: steps.length === 0 ? 0 : Number(steps.at(-1)?.node.id.replace('step-', '')) + 1,
    updatedAt: now,
    firstMessagePreview: null,
    lastMessagePreview: null,
    activeRun: null,
    queuedMessages: [],
    comparison: null,
    isCompacting: false,
    compactionError: null,
    summary: null,
    model: mockModel,
    steps: {
      edges: steps,
      pageInfo: { hasPreviousPage: false, startCursor: steps[0]?.cursor ?? null, hasNextPage: false, endCursor: null },
    },
    ...more,
  }
}

const model = { isBuiltIn: false }

export async function openChat(path = `/chat/${uuid}`) {
  const environment = createMockEnvironment({ getDataID })
  const respond = async (operation: ConcreteRequest, data: Record<string, unknown>) => {
    await waitFor(() => environment.mock.resolve(operation, { data }))
    await act(nextFrame)
  }
  const session: Session = {
    environment,
    journal: new Journal(),
    currentUser: async () => null,
    fetch: async () => new Response(null, { status: 503 }),
    startSession: () => {},
    leave: () => () => {},
    endAt: () => {},
  }
  const router = createMemoryRouter(chatRoutes, {
    initialEntries: [path],
    future: { v8_middleware: true },
    getContext: () => new RouterContextProvider(new Map([[sessionContext, session]])),
  })
  await waitFor(() => expect(router.state.initialized).toBe(true), { timeout: 50_000 })
  render(
    <LocaleProvider>
      <SessionProvider session={session}>
        <Suspense fallback="Loading...">
          <RouterProvider router={router} />
        </Suspense>
      </SessionProvider>
    </LocaleProvider>,
  )
  return {
    environment,
    router,
    user: userEvent.setup(),
    respond,
    showThread: (thread: ReturnType<typeof createThread> | null) => respond(threadScreenQuery, { viewer: { thread }, model }),
    readAgain: (thread: ReturnType<typeof createThread>) => respond(useReadAgainQuery, { node: thread }),
    showNewChat: (isBuiltIn = false, isOperator = false) =>
      respond(threadScreenQuery, { model: { isBuiltIn }, viewer: { operator: isOperator ? { __typename: 'Operator' } : null } }),
    async event(event: Record<string, unknown>) {
      await waitFor(() => environment.mock.nextValue(chatStreamSubscription, { data: { chatStream: event } }))
      await act(nextFrame)
    },
  }
}

const nextFrame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()))
export const findComposer = () => screen.findByRole('textbox', { name: 'Message your private brain' })

export function sent(text: string, clientSteps: [number, number]) {
  const [asked, answered] = clientSteps
  const steps = [question(asked, text), streaming(answered)] as const
  return {
    sendMessage: {
      __typename: 'SendMessagePayload',
      thread: { ...createThread([...steps]), activeRun, steps: undefined },
      userStepEdge: steps[0],
      assistantStepEdge: steps[1],
      run: activeRun,
    },
  }
}
