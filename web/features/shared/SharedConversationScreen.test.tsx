import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import continueConversation from '../../__generated__/SharedConversationScreenMutation.graphql.ts'
import snapshotQuery from '../../__generated__/SharedConversationScreenQuery.graphql.ts'
import { rememberedPath } from '../../lib/storage.ts'
import { ada, openApp } from '../../testing/openApp.tsx'
import { edge, thread } from '../../testing/openSidebar.ts'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const message = (text: string, aiGenerated: boolean) => ({ __typename: 'SharedMessage', text, aiGenerated })
const snapshot = {
  __typename: 'ConversationSnapshot',
  ownerName: null as string | null,
  sharedAt: '2026-03-04T12:00:00.000Z',
  messages: [message('Where is the boat?', false), message('In **Skagen**. ![Map](https://example.org/map.png)', true)],
}

async function openSnapshot(person: typeof ada | null, conversationSnapshot: typeof snapshot | null = snapshot) {
  const app = await openApp('/shared/secret', person)
  expect(await app.variablesOf(snapshotQuery)).toEqual({ token: 'secret' })
  await app.respond(snapshotQuery, { conversationSnapshot })
  return app
}

test('shows guests the messages, marked as AI-generated, and no remote image', async () => {
  await openSnapshot(null)
  expect(await screen.findByRole('heading', { name: 'Shared conversation', level: 1 })).toBeVisible()
  expect(screen.getByText('Shared on Mar 4, 2026')).toBeVisible()
  expect(screen.getByText('Answers are AI-generated.')).toBeVisible()
  expect(screen.getByText('Where is the boat?')).toBeVisible()
  expect(await screen.findByText('Skagen')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Map' })).toHaveAttribute('rel', expect.stringContaining('noreferrer'))
  expect(document.querySelector('article img')).toBeNull()
})

test('opens documents in answers beside the conversation, without a composer', async () => {
  const document = '```markdown\n# Tide table\n\nHigh water at six.\n```'
  const { user } = await openSnapshot(null, { ...snapshot, messages: [message('Make one', false), message(document, true)] })
  await user.click(await screen.findByRole('button', { name: 'Open' }))
  const panel = within(await screen.findByRole('dialog', { name: 'Tide table' }))
  expect(await panel.findByText('High water at six.')).toBeVisible()
  expect(panel.getByRole('button', { name: 'Download' })).toBeVisible()
  for (const name of ['Edit', 'Save to Knowledge', 'Ask for a change']) expect(panel.queryByRole('button', { name })).toBeNull()
})

test('brings guests back after they sign in', async () => {
  const { user, router } = await openSnapshot(null, { ...snapshot, ownerName: 'Grace Hopper' })
  expect(await screen.findByText('Shared by Grace Hopper on Mar 4, 2026')).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Sign in to continue' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/accounts/login'))
  expect(rememberedPath.get()).toBe('/shared/secret')
})

test('starts a conversation of the member', async () => {
  const { user, router, variablesOf, respond } = await openSnapshot(ada)
  await user.click(await screen.findByRole('button', { name: 'Continue from here' }))
  expect(await variablesOf(continueConversation)).toMatchObject({ input: { token: 'secret' } })
  const threadEdge = edge(thread('7', 'Where is the boat?'))
  await respond(continueConversation, { continueConversation: { __typename: 'ContinueConversationPayload', threadEdge } })
  await waitFor(() => expect(router.state.location.pathname).toBe('/chat/uuid-7'))
})

test('stays on the page when continuing is refused', async () => {
  const { user, router, respond } = await openSnapshot(ada)
  await user.click(await screen.findByRole('button', { name: 'Continue from here' }))
  const problem = {
    __typename: 'NotFoundError',
    __isUserError: 'NotFoundError',
    message: 'This conversation is not shared.',
    code: 'NO_SUCH_SHARED_CONVERSATION',
    params: {},
  }
  await respond(continueConversation, { continueConversation: problem })
  expect(await screen.findByText('This conversation is not shared.')).toBeVisible()
  expect(router.state.location.pathname).toBe('/shared/secret')
})

test('explains a link that no longer works', async () => {
  await openSnapshot(null, null)
  expect(await screen.findByRole('heading', { name: 'This conversation is not shared.' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Sign in to continue' })).toBeNull()
})
