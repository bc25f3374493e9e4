import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import guestMemoryMutation from '../../__generated__/GuestMemoryMutation.graphql.ts'
import twinChatScreenQuery from '../../__generated__/TwinChatScreenQuery.graphql.ts'
import { RequestError } from '../../relay/requestError.ts'
import { blankStep } from '../../testing/blankStep.ts'
import { stubLayout } from '../../testing/layout.ts'
import { ada, openApp } from '../../testing/openApp.tsx'

stubLayout()

const step = { ...blankStep, id: 'step-0', position: 0, stepType: 'USER_MESSAGE', status: 'SENT', input: 'Where are the bees?' }

const begun = {
  __typename: 'Thread',
  id: 'thread-1',
  uuid: '0198b5a6-7c1e-7e9b-8b63-2f2f0a1b2c3d',
  isTakenOver: false,
  isVisitorBlocked: false,
  isArchived: false,
  projectUuid: null,
  project: null,
  markdownUrl: 'http://localhost/export?format=markdown',
  jsonUrl: 'http://localhost/export?format=json',
  stepCount: 1,
  activeRun: null,
  steps: {
    edges: [{ __typename: 'StepEdge', cursor: 'cursor-0', node: step }],
    pageInfo: { hasPreviousPage: false, startCursor: null, hasNextPage: false, endCursor: null },
  },
}

interface OpenedChat {
  path?: string
  user?: typeof ada | null
  conversation?: typeof begun | null
}

async function openChat(
  isViewerRemembered: boolean | null,
  { path = '/twin/grace/chat', user = null, conversation = begun }: OpenedChat = {},
) {
  const app = await openApp(path, user)
  await app.respond(twinChatScreenQuery, {
    twin: {
      __typename: 'Twin',
      id: 'twin-grace',
      isPublic: true,
      isEnabled: true,
      isDemo: false,
      suggestedQuestions: ['Where?'],
      isViewerRemembered,
      profile: {
        __typename: 'PublicProfile',
        id: 'profile-grace',
        username: 'grace',
        displayName: 'Grace Hopper',
        avatarUrl: null,
        viewerSignature: null,
        viewerCanStartTalk: false,
      },
      conversation,
    },
    model: { isBuiltIn: false },
  })
  await screen.findByText(conversation ? 'Where are the bees?' : 'Where?')
  return app
}

const remember = () => screen.queryByRole('group', { name: 'Remember conversations' })
const saved = (isRemembered: boolean) => ({ updateGuest: { __typename: 'UpdateGuestPayload', isRemembered } })

test('asks guests once whether to remember their conversations', async () => {
  const app = await openChat(null)
  const group = within(await screen.findByRole('group', { name: 'Remember conversations' }))
  await app.user.click(group.getByRole('button', { name: 'Remember' }))
  await app.fail(guestMemoryMutation, new RequestError('Failed to fetch', null))
  expect(await group.findByText(/^Couldn’t save your choice/)).toBeVisible()
  await app.user.click(group.getByRole('button', { name: 'Remember' }))
  expect(await app.variablesOf(guestMemoryMutation)).toEqual({ input: { isRemembered: true } })
  await app.respond(guestMemoryMutation, saved(true))
  await waitFor(() => expect(remember()).toBeNull())
  expect(document.activeElement).toHaveTextContent('Otherwise, it’s available only in this browser, for a limited time.')
})

test('makes room for the choice with the first message', async () => {
  const app = await openChat(null, { conversation: null })
  expect(remember()).toBeNull()
  await app.user.click(screen.getByRole('button', { name: 'Where?' }))
  expect(screen.getByRole('heading', { name: 'AI twin of Grace Hopper' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Remember' })).toBeDisabled()
})

test('guests who choose “Not now” can change their mind in the menu', async () => {
  const app = await openChat(null)
  await app.user.click(await screen.findByRole('button', { name: 'Not now' }))
  await app.respond(guestMemoryMutation, saved(false))
  await waitFor(() => expect(remember()).toBeNull())
  expect(document.activeElement).toHaveTextContent('Otherwise, it ends when you close the browser.')
  await app.user.click(screen.getByRole('button', { name: 'Conversation options' }))
  await app.user.click(screen.getByRole('menuitem', { name: 'Remember conversations' }))
  expect(await app.variablesOf(guestMemoryMutation)).toEqual({ input: { isRemembered: true } })
  await app.respond(guestMemoryMutation, saved(true))
  expect(await screen.findByText('Remembered in this browser')).toBeVisible()
})

test.for(['/embed/grace', '/twin/grace/chat'])('guests withdraw their consent, which deletes the conversation, on %s', async (path) => {
  const app = await openChat(true, { path })
  expect(remember()).toBeNull()
  expect(screen.getByText('Remembered in this browser')).toBeVisible()
  await app.user.click(screen.getByRole('button', { name: 'Forget' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Forget conversations' })
  await app.user.click(within(dialog).getByRole('button', { name: 'Forget' }))
  expect(await app.variablesOf(guestMemoryMutation)).toEqual({ input: { isRemembered: false } })
  await app.respond(guestMemoryMutation, saved(false))
  expect(await screen.findByRole('button', { name: 'Where?' })).toBeVisible()
  expect(screen.queryByText('Where are the bees?')).toBeNull()
  expect(screen.queryByText('Remembered in this browser')).toBeNull()
})

test('remembered guests can withdraw before the first message to a twin', async () => {
  const app = await openChat(true, { conversation: null })
  expect(screen.getByText('Remembered in this browser')).toBeVisible()
  await app.user.click(screen.getByRole('button', { name: 'Forget' }))
  expect(await screen.findByRole('alertdialog', { name: 'Forget conversations' })).toBeVisible()
})

test('does not ask members, whose account keeps the conversation', async () => {
  const app = await openChat(null, { user: ada })
  expect(remember()).toBeNull()
  await app.user.click(screen.getByRole('button', { name: 'Conversation options' }))
  expect(screen.queryByRole('menuitem', { name: /Remember|Forget/ })).toBeNull()
})
