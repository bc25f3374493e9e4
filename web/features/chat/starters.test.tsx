import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import conversationStarters from '../../__generated__/ConversationStartersQuery.graphql.ts'
import sendMessage from '../../__generated__/useSendMessageMutation.graphql.ts'
import { openChat } from '../../testing/openChat.tsx'

beforeEach(() => localStorage.clear())

const starter = (kind: string, text: string) => ({ __typename: 'ConversationStarter', kind, text })

test('suggests questions in an empty chat and asks a pressed one', async () => {
  const chat = await openChat('/chat')
  await chat.showNewChat()
  const longTitle = 'Repairs in the flat below us, the second one from the left'
  const memories = ['the key is under the pot', 'I like tea'].map((text) => starter('memory', text))
  await chat.respond(conversationStarters, {
    viewer: { firstSteps: [], conversationStarters: [starter('note', 'Opening hours'), starter('note', longTitle), ...memories] },
  })
  const region = within(await screen.findByRole('region', { name: 'Suggestions' }))
  expect(region.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'What did I write in “Opening hours”?',
    'What did I write in “Repairs in the flat below us, the…”?',
    'What do you remember?',
  ])
  await chat.user.click(region.getByRole('button', { name: 'What did I write in “Opening hours”?' }))
  const { input } = chat.environment.mock.findOperation(({ request }) => request.node === sendMessage).request.variables
  expect(input).toMatchObject({ threadId: null, text: 'What did I write in “Opening hours”?' })
})

test('suggests nothing without content', async () => {
  const chat = await openChat('/chat')
  await chat.showNewChat()
  await chat.respond(conversationStarters, { viewer: { firstSteps: [], conversationStarters: [] } })
  expect(await screen.findByRole('heading', { name: 'What is on your mind?' })).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Suggestions' })).toBeNull()
})

test('offers what has not been done yet, and hands the beginning of a message to the composer', async () => {
  const chat = await openChat('/chat')
  await chat.showNewChat()
  const starters = ['Opening hours', 'Tides', 'Ferry'].map((title) => starter('note', title))
  await chat.respond(conversationStarters, { viewer: { firstSteps: ['ADD_DOCUMENT', 'REMEMBER'], conversationStarters: starters } })
  const region = within(await screen.findByRole('region', { name: 'Suggestions' }))
  expect(region.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'Add a documentThen ask about it.',
    'Tell me something to rememberAsk about it anytime.',
    'What did I write in “Opening hours”?',
  ])
  await chat.user.click(region.getByRole('button', { name: /^Tell me something to remember/ }))
  expect(screen.getByRole('textbox', { name: 'Message your private brain' })).toHaveValue('Remember that ')
})
