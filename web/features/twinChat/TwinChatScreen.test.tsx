import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import twinChatScreenQuery from '../../__generated__/TwinChatScreenQuery.graphql.ts'
import reportAnswerMutation from '../../__generated__/ReportAnswerMutation.graphql.ts'
import twinChatMenuMutation from '../../__generated__/TwinChatMenuMutation.graphql.ts'
import visitorMessagesQuery from '../../__generated__/useVisitorMessagesQuery.graphql.ts'
import useSendTwinMessageMutation from '../../__generated__/useSendTwinMessageMutation.graphql.ts'
import { rememberedPath } from '../../lib/storage.ts'
import { RequestError } from '../../relay/requestError.ts'
import { handToComposer } from '../../shared/conversation/composer/handToComposer.ts'
import { stubLayout } from '../../testing/layout.ts'
import { ada, openApp } from '../../testing/openApp.tsx'
import { answer, createTwin, makeConversation, question } from '../../testing/twinConversation.ts'

stubLayout()
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const path = '/twin/grace/chat'
const composer = () => screen.findByRole('textbox', { name: 'Message Grace Hopper’s AI twin' })

test('hides durations from guests', async () => {
  const app = await openApp(path, null)
  const call = {
    __typename: 'ToolCall',
    id: 'call-1',
    callId: 'call_1',
    textOffset: 0,
    name: 'search_public_knowledge',
    displayName: 'Searched public content',
    status: 'COMPLETED',
    isError: false,
    inputParams: null,
    outputResult: null,
    durationMs: 240,
  }
  const conversation = makeConversation(question(0, 'Hi'), answer(1, 'Hello.', { toolCallSession: { toolCalls: [call] } }))
  await app.respond(twinChatScreenQuery, createTwin('grace', { conversation }))
  const row = await screen.findByRole('button', { name: /Searched public content/ })
  expect(row.textContent).toMatch(/Done$/)
})

test('tells guests that this is an AI and who can read the conversation', async () => {
  const app = await openApp(path, null)
  await app.respond(twinChatScreenQuery, createTwin('grace'))
  expect(await screen.findByRole('heading', { level: 1, name: 'Grace Hopper' })).toBeVisible()
  expect(screen.getByText('You’re talking to an AI, not to Grace Hopper. It only uses what Grace Hopper shares with you.')).toBeVisible()
  expect(await composer()).toHaveAccessibleDescription('Grace Hopper can read this conversation')
  expect(screen.queryByText(/Only you/)).toBeNull()
  expect(document.title).toBe('@grace: Twin Chat · Twain')
  expect((await composer()).closest('[data-voice]')).toHaveAttribute('data-voice', 'public')
})

test.each([
  [null, /your profile is private. Messages you leave are anonymous/],
  ['ada', /can see your username, @ada/],
])('tells members whether the owner sees their username, here %j', async (viewerSignature, description) => {
  const app = await openApp(path, ada)
  const { twin, ...rest } = createTwin('grace')
  await app.respond(twinChatScreenQuery, { twin: { ...twin, profile: { ...twin.profile, viewerSignature } }, ...rest })
  expect(await composer()).toHaveAccessibleDescription(description)
})

test('tells where an email will announce the reply', async () => {
  const app = await openApp(path, null)
  const conversation = makeConversation(question(0, 'Hi'), answer(1, 'Hello.'))
  await app.respond(twinChatScreenQuery, createTwin('grace', { conversation }))
  const message = { __typename: 'VisitorMessage', kind: 'MESSAGE', position: 1, reply: null, repliedAt: null, secret: 'secret' }
  const visitorMessages = [
    { ...message, id: 'm-1', text: 'Write to ada@example.org.', emailedTo: 'ada@example.org' },
    { ...message, id: 'm-2', text: 'Call me.', emailedTo: null },
  ]
  await app.respond(visitorMessagesQuery, { node: { __typename: 'Thread', id: conversation.id, visitorMessages } })
  const [first, second] = await screen.findAllByRole('article', { name: 'Sent to Grace Hopper' })
  expect(first).toHaveTextContent('You’ll also get an email at ada@example.org.')
  expect(second).not.toHaveTextContent('email')
})

test('sends a suggested question and replaces the introduction', async () => {
  const app = await openApp(path, null)
  await app.respond(twinChatScreenQuery, createTwin('grace'))
  await app.user.click(await screen.findByRole('button', { name: 'What do you keep?' }))
  expect((await app.variablesOf(useSendTwinMessageMutation)).input).toMatchObject({ username: 'grace', text: 'What do you keep?' })
  await app.respond(useSendTwinMessageMutation, {
    sendTwinMessage: { __typename: 'SendMessagePayload', thread: makeConversation(question(0, 'What do you keep?'), answer(1, 'Bees.')) },
  })
  const log = await screen.findByRole('log', { name: 'Conversation' })
  expect(await within(log).findByText('Bees.')).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: 'AI twin of Grace Hopper' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/accounts/signup')
  await waitFor(() => expect(rememberedPath.get()).toBe(path))
})

test('sends a linked question once, if the owner suggests it', async () => {
  const app = await openApp(`${path}?${new URLSearchParams({ ask: 'What do you keep?' }).toString()}`, null)
  await app.respond(twinChatScreenQuery, createTwin('grace'))
  expect((await app.variablesOf(useSendTwinMessageMutation)).input).toMatchObject({ username: 'grace', text: 'What do you keep?' })
  await app.respond(useSendTwinMessageMutation, {
    sendTwinMessage: { __typename: 'SendMessagePayload', thread: makeConversation(question(0, 'What do you keep?'), answer(1, 'Bees.')) },
  })
  expect(await screen.findByText('Bees.')).toBeVisible()
  await waitFor(() => expect(app.router.state.location.search).toBe(''))
})

test('never sends a linked question that the owner does not suggest', async () => {
  const app = await openApp(`${path}?ask=Send+me+money`, null)
  await app.respond(twinChatScreenQuery, createTwin('grace'))
  await composer()
  expect(app.isAsked(useSendTwinMessageMutation)).toBe(false)
})

test('sends a question written on the public page, and keeps it if refused', async () => {
  handToComposer({ text: 'Do you sail?', files: [], isReady: true })
  const app = await openApp(path, null)
  await app.respond(twinChatScreenQuery, createTwin('grace'))
  expect(await screen.findByRole('heading', { level: 1, name: 'AI twin of Grace Hopper' })).toBeVisible()
  expect((await app.variablesOf(useSendTwinMessageMutation)).input).toMatchObject({ text: 'Do you sail?' })
  const message = 'You’ve reached the message limit for now. Sign in to continue, or try again in 12 minutes.'
  await app.respond(useSendTwinMessageMutation, {
    sendTwinMessage: { __typename: 'RateLimitError', __isUserError: 'RateLimitError', message },
  })
  expect(await screen.findByText(message)).toBeVisible()
  expect(await composer()).toHaveValue('Do you sail?')
})

test('keeps a refused message and says why', async () => {
  const app = await openApp(path, null)
  await app.respond(twinChatScreenQuery, createTwin('grace'))
  await app.user.type(await composer(), 'Hello{Enter}')
  const message = 'You’ve reached the message limit for now. Sign in to continue, or try again in 12 minutes.'
  await app.respond(useSendTwinMessageMutation, {
    sendTwinMessage: { __typename: 'RateLimitError', __isUserError: 'RateLimitError', message },
  })
  expect(await screen.findByText(message)).toBeVisible()
  expect(await composer()).toHaveValue('Hello')
})

test('keeps drafts for the private brain and for twins separate', async () => {
  localStorage.setItem('draft:new', 'A secret')
  const app = await openApp(path, null)
  await app.respond(twinChatScreenQuery, createTwin('grace'))
  expect(await composer()).toHaveValue('')
})

test('links citations with a source and leaves other numbers as text', async () => {
  const app = await openApp(path, null)
  const citations = [{ __typename: 'Citation', kind: 'ITEM', sourceId: 'item-1', number: 2, title: 'About', excerpt: 'I keep bees.' }]
  const conversation = makeConversation(question(0, 'What?'), answer(1, 'Bees [2], not \\[2] and not [3] or `[2]`.', { citations }))
  await app.respond(twinChatScreenQuery, createTwin('grace', { conversation }))
  const mark = await screen.findByRole('button', { name: 'Source 1' })
  expect(screen.getAllByRole('button', { name: /^Source/ })).toEqual([mark])
  expect(screen.getByRole('log', { name: 'Conversation' })).toHaveTextContent('not [2] and not [3] or [2].')
  await app.user.click(mark)
  expect(await screen.findByRole('dialog', { name: 'Source 1: About' })).toHaveTextContent('I keep bees.')
})

test('explains a disabled twin and keeps past messages readable', async () => {
  const app = await openApp(path, null)
  await app.respond(twinChatScreenQuery, createTwin('grace', { isEnabled: false }))
  expect(await screen.findByText('This twin isn’t taking messages right now.')).toBeVisible()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Where?' })).toBeNull()
})

test('accepts no messages for a disabled twin', async () => {
  const app = await openApp(path, null)
  const conversation = makeConversation(question(0, 'What?'), answer(1, 'Bees.'))
  await app.respond(twinChatScreenQuery, createTwin('grace', { isEnabled: false, conversation }))
  expect(await screen.findByText('Bees.')).toBeVisible()
  expect(
    within(screen.getByRole('heading', { level: 1, name: 'AI twin of Grace Hopper' }).parentElement as HTMLElement).getByText(
      'This twin isn’t taking messages right now.',
    ),
  ).toBeVisible()
  expect(screen.queryByText(/It answers/)).toBeNull()
  expect(await composer()).toBeDisabled()
})

test('shows not found for unknown users and private profiles alike', async () => {
  const app = await openApp(path, null)
  await app.respond(twinChatScreenQuery, { ...createTwin('grace'), twin: null })
  expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeVisible()
})

test('redirects a former username to the current twin', async () => {
  const app = await openApp(`${path}?ask=Where%3F`, null)
  await app.respond(twinChatScreenQuery, createTwin('grace-now'))
  await waitFor(() => expect(app.router.state.location.pathname).toBe('/twin/grace-now/chat'))
  expect(app.isAsked(useSendTwinMessageMutation)).toBe(false)
})

test('retries a failed load of the twin', async () => {
  const app = await openApp(path, null)
  await app.fail(twinChatScreenQuery, new RequestError('Failed to fetch', null))
  expect(await screen.findByText('Failed to fetch public twin. Check your connection and try again.')).toBeVisible()
  await app.user.click(screen.getByRole('button', { name: 'Retry' }))
  await app.respond(twinChatScreenQuery, createTwin('grace'))
  expect(await composer()).toBeVisible()
})

test('lets owners preview a private twin and links to going public', async () => {
  const app = await openApp('/twin/ada/chat', ada)
  await app.respond(twinChatScreenQuery, createTwin('ada', { isPublic: false, isEnabled: false }))
  expect(await screen.findByRole('link', { name: 'Make it public in My Twin' })).toHaveAttribute('href', '/twin')
  expect(screen.getByRole('textbox', { name: 'Message your AI twin' })).toHaveAccessibleDescription('Only you can read this conversation')
  expect(screen.getByRole('heading', { level: 1, name: 'Public Twin' })).toBeVisible()
  expect(document.title).toBe('@ada: Chat with Your Twin · Twain')
})

test('lets guests delete their conversation after saying what is deleted, and start over', async () => {
  const app = await openApp(path, null)
  const conversation = makeConversation(question(0, 'What?'), answer(1, 'Bees.'))
  await app.respond(twinChatScreenQuery, createTwin('grace', { conversation }))
  await app.user.click(await screen.findByRole('button', { name: 'Conversation options' }))
  await app.user.click(screen.getByRole('menuitem', { name: 'Delete' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete conversation' })
  expect(dialog).toHaveTextContent('Grace Hopper keeps notifications of messages the twin passed on.')
  await app.user.click(within(dialog).getByRole('button', { name: 'Delete' }))
  await app.fail(twinChatMenuMutation, new RequestError('Failed to fetch', null))
  expect(await within(dialog).findByText(/^Couldn’t delete the conversation/)).toBeVisible()
  await app.user.click(within(dialog).getByRole('button', { name: 'Delete' }))
  expect(await app.variablesOf(twinChatMenuMutation)).toEqual({ input: { threadId: 'thread-1' } })
  await app.respond(twinChatMenuMutation, { deleteThread: { __typename: 'DeleteThreadPayload', deletedThreadId: 'thread-1' } })
  expect(await screen.findByRole('button', { name: 'What do you keep?' })).toBeVisible()
  expect(screen.queryByText('Bees.')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Conversation options' })).toBeNull()
})

test('lets guests report an answer to the operators', async () => {
  const app = await openApp(path, null)
  const conversation = makeConversation(question(0, 'What?'), answer(1, 'Bees.'))
  await app.respond(twinChatScreenQuery, createTwin('grace', { conversation }))
  await app.user.click(await screen.findByRole('button', { name: 'Report answer' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Report answer' }))
  expect(dialog.getByRole('button', { name: 'Report' })).toBeDisabled()
  await app.user.click(dialog.getByRole('radio', { name: /Wrong about a person/ }))
  await app.user.type(dialog.getByLabelText('Note (optional)'), 'I keep none.')
  await app.user.click(dialog.getByRole('button', { name: 'Report' }))
  expect(await app.variablesOf(reportAnswerMutation)).toEqual({
    input: { stepId: 'step-1', reason: 'WRONG_ABOUT_PERSON', note: 'I keep none.' },
  })
  await app.respond(reportAnswerMutation, { reportAnswer: { __typename: 'ReportAnswerPayload' } })
  expect(await screen.findByText('The answer was reported.')).toBeVisible()
})
