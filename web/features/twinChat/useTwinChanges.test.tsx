import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import twinChatScreenQuery from '../../__generated__/TwinChatScreenQuery.graphql.ts'
import takeoverQuery from '../../__generated__/useFollowTakeoverQuery.graphql.ts'
import takeoverSubscription from '../../__generated__/useFollowTakeoverSubscription.graphql.ts'
import twinChanges from '../../__generated__/useTwinChangesSubscription.graphql.ts'
import { RequestError } from '../../relay/requestError.ts'
import { stubLayout } from '../../testing/layout.ts'
import { openApp } from '../../testing/openApp.tsx'
import { answer, createTwin, makeConversation, question } from '../../testing/twinConversation.ts'

stubLayout()
beforeEach(() => localStorage.clear())

const path = '/twin/grace/chat'

test('an open conversation follows what the owner withdraws', async () => {
  const app = await openApp(path, null)
  const conversation = makeConversation(question(0, 'What do you keep?'), answer(1, 'Bees.'))
  const shown = createTwin('grace', { conversation })
  await app.respond(twinChatScreenQuery, shown)
  expect(await screen.findByText('Bees.')).toBeVisible()
  const note = 'Removed: the owner withdrew the source of this answer.'
  await app.emit(takeoverSubscription, {
    twinConversationChanges: { decidedStep: null, changedSteps: [answer(1, note).node], thread: { id: 't' } },
  })
  expect(await screen.findByText(note)).toBeVisible()
  expect(screen.queryByText('Bees.')).toBeNull()
})

test('disables the composer while the owner blocks the visitor, and keeps the text', async () => {
  const app = await openApp(path, null)
  await app.respond(twinChatScreenQuery, createTwin('grace', { conversation: makeConversation(question(0, 'Hi'), answer(1, 'Bees.')) }))
  expect(await screen.findByText('Bees.')).toBeVisible()
  await app.user.type(screen.getByRole('textbox'), 'And goats?')
  const block = (isVisitorBlocked: boolean) =>
    app.emit(takeoverSubscription, {
      twinConversationChanges: { decidedStep: null, changedSteps: [], thread: { __typename: 'Thread', id: 'thread-1', isVisitorBlocked } },
    })
  await block(true)
  expect(await screen.findByText('The owner of this twin has blocked you.')).toBeVisible()
  expect(screen.getByRole('textbox')).toBeDisabled()
  await block(false)
  await waitFor(() => expect(screen.getByRole('textbox')).toBeEnabled())
  expect(screen.getByRole('textbox')).toHaveValue('And goats?')
})

test('shows only the block to a visitor who is blocked during a takeover', async () => {
  const app = await openApp(path, null)
  const conversation = makeConversation(question(0, 'Hi'), answer(1, 'Bees.'))
  await app.respond(twinChatScreenQuery, createTwin('grace', { conversation: { ...conversation, isTakenOver: true } }))
  const takeover = await screen.findByText(/is answering in person\./)
  await app.emit(takeoverSubscription, {
    twinConversationChanges: {
      decidedStep: null,
      changedSteps: [],
      thread: { __typename: 'Thread', id: 'thread-1', isTakenOver: true, isVisitorBlocked: true },
    },
  })
  expect(await screen.findByText('The owner of this twin has blocked you.')).toBeVisible()
  expect(takeover).not.toBeInTheDocument()
})

test.for([path, '/embed/grace'])('%s waits while the twin is private, and shows the conversation again', async (address) => {
  const app = await openApp(address, null)
  const shown = createTwin('grace', { conversation: makeConversation(question(0, 'What do you keep?'), answer(1, 'Bees.')) })
  await app.respond(twinChatScreenQuery, shown)
  await app.emit(twinChanges, { twinChanges: { twin: null } })
  expect(await screen.findByRole('heading', { level: 1, name: 'This twin isn’t available' })).toBeVisible()
  expect(screen.queryByText('Page Not Found')).toBeNull()
  await app.emit(twinChanges, { twinChanges: { twin: shown.twin } })
  await app.respond(twinChatScreenQuery, shown)
  expect(await screen.findByText('Bees.')).toBeVisible()
})

test('a conversation that the owner deletes starts over, and keeps the unsent text', async () => {
  const app = await openApp(path, null)
  await app.respond(twinChatScreenQuery, createTwin('grace', { conversation: makeConversation(question(0, 'Hi'), answer(1, 'Bees.')) }))
  expect(await screen.findByText('Bees.')).toBeVisible()
  await app.user.type(screen.getByRole('textbox'), 'And goats?')
  await app.emit(takeoverSubscription, { twinConversationChanges: { decidedStep: null, changedSteps: [], thread: null } })
  expect(await screen.findByRole('button', { name: 'What do you keep?' })).toBeVisible()
  expect(screen.queryByText('Bees.')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Conversation options' })).toBeNull()
  expect(screen.getByRole('textbox')).toHaveTextContent('And goats?')
})

test('an open page shows the greeting and questions that the owner changed', async () => {
  const app = await openApp(path, null)
  const { twin, ...rest } = createTwin('grace')
  await app.respond(twinChatScreenQuery, { twin: { ...twin, profile: { ...twin.profile, greeting: 'Call me at home.' } }, ...rest })
  expect(await screen.findByText('Call me at home.')).toBeVisible()
  const changed = { ...twin, suggestedQuestions: ['Why?'], profile: { ...twin.profile, greeting: null } }
  await app.emit(twinChanges, { twinChanges: { twin: changed } })
  expect(await screen.findByRole('button', { name: 'Why?' })).toBeVisible()
  expect(screen.queryByText('Call me at home.')).toBeNull()
})

test('follows a conversation again after a lost connection, and not while hidden', async () => {
  const app = await openApp(path, null)
  await app.respond(twinChatScreenQuery, createTwin('grace', { conversation: makeConversation(question(0, 'Hi'), answer(1, 'Hello.')) }))
  await app.variablesOf(takeoverSubscription)
  await app.fail(takeoverSubscription, new RequestError('Failed to fetch', null))
  expect(app.isAsked(takeoverSubscription)).toBe(false)
  await waitFor(() => expect(app.isAsked(takeoverSubscription)).toBe(true), { timeout: 3000 })
  expect(app.isAsked(takeoverQuery)).toBe(true)

  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(app.isAsked(takeoverSubscription)).toBe(false)
  visibility.mockRestore()
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(app.isAsked(takeoverSubscription)).toBe(true)
})
