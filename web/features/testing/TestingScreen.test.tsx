import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import chatStreamSubscription from '../../__generated__/chatStreamSubscription.graphql.ts'
import testingQuery from '../../__generated__/TestingScreenQuery.graphql.ts'
import startThread from '../../__generated__/TestingScreenMutation.graphql.ts'
import { stubLayout } from '../../testing/layout.ts'
import { ada, openApp } from '../../testing/openApp.tsx'

stubLayout()
beforeEach(() => localStorage.clear())

const activeRun = { __typename: 'Run', id: 'run-1', createdAt: new Date().toISOString() }
const thread = {
  __typename: 'Thread',
  id: 'thread-1',
  uuid: '0198b5a6-7c1e-7e9b-8b63-2f2f0a1b2c3d',
  stepCount: 0,
  activeRun: null as typeof activeRun | null,
  queuedMessages: [],
  comparison: null,
  isCompacting: false,
  compactionError: null,
  summary: null,
  steps: { edges: [], pageInfo: { hasPreviousPage: false, startCursor: null, hasNextPage: false, endCursor: null } },
}
const answer = (...threads: (typeof thread)[]) => ({
  viewer: { threads: { edges: threads.map((node) => ({ node })) } },
  model: { isBuiltIn: false },
})

test('starts a conversation on the first visit', async () => {
  const app = await openApp('/testing', ada)
  await app.respond(testingQuery, answer())
  expect(await screen.findByRole('heading', { level: 1, name: 'Testing Agent Chat' })).toBeVisible()
  expect(screen.getByText('Development testing environment')).toBeVisible()
  await app.respond(startThread, {
    startThread: { __typename: 'StartThreadPayload', threadEdge: { node: { __typename: 'Thread', id: 'thread-1' } } },
  })
  await app.respond(testingQuery, answer(thread))
  expect(await screen.findByRole('textbox', { name: 'Message the testing agent' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'New conversation' })).toBeNull()
})

test('logs each event once', async () => {
  const app = await openApp('/testing', ada)
  await app.respond(testingQuery, answer({ ...thread, activeRun }))
  expect(await screen.findByText('Events will appear here')).toBeVisible()
  const say = (seq: number, delta: string) =>
    app.emit(chatStreamSubscription, { chatStream: { __typename: 'ChatDelta', cursor: `1:${seq}`, stepId: 'step-1', delta } })
  await say(1, 'Hel')
  expect(await screen.findByText('{"delta":"Hel","stepId":"step-1"}')).toBeVisible()
  expect(screen.getByText('1:1')).toBeVisible()

  await app.user.click(screen.getByRole('button', { name: 'Pause' }))
  await say(2, 'lo')
  await waitFor(() => expect(screen.getByText(/paused/)).toHaveTextContent('paused, 1 event waiting'))
  expect(screen.queryByText('1:2')).toBeNull()
  await app.user.click(screen.getByRole('button', { name: 'Pause' }))
  expect(await screen.findByText('1:2')).toBeVisible()
  await app.user.click(screen.getByRole('button', { name: 'Clear' }))
  expect(await screen.findByText('Events will appear here')).toBeVisible()
})
