import { cleanup, configure, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import sendMutation from '../../../__generated__/useTakeoverSendMutation.graphql.ts'
import takeoverSubscription from '../../../__generated__/useTakeoverSubscription.graphql.ts'
import readAgainQuery from '../../../__generated__/useTakeoverQuery.graphql.ts'
import conversationQuery from '../../../__generated__/ConversationDialogQuery.graphql.ts'
import { stubLayout } from '../../../testing/layout.ts'
import { answered, conversation, said } from '../../../testing/myTwin.example.ts'
import { openMyTwin } from '../../../testing/openMyTwin.tsx'

// In jsdom an open dialog also hides the page.
configure({ defaultHidden: true })

stubLayout()

async function openConversation(change: object, text: string, answer: object = {}) {
  const app = await openMyTwin('/twin?conversation=visit-1')
  const nodes = [said, { ...answered, text, ...answer }]
  const steps = { edges: nodes.map((node) => ({ cursor: node.id, node })), pageInfo: { hasPreviousPage: false, startCursor: null } }
  await app.respond(conversationQuery, {
    viewer: { twinConversation: { ...conversation, isTakenOver: false, isBlocked: false, steps, ...change } },
  })
  return { app, dialog: await screen.findByRole('dialog', { name: 'Conversation with your twin' }) }
}

test('formats the answers of the twin, with the numbers that visitors see', async () => {
  const { dialog } = await openConversation({}, 'I build:\n\n- **dinghies** [2]\n- oars')
  const items = await within(dialog).findAllByRole('listitem')
  expect(items.map(({ textContent }) => textContent)).toEqual(['dinghies 1', 'oars'])
})

test('labels the owner’s reply, before the actions for the conversation', async () => {
  const dialog = within((await openConversation({ isTakenOver: true }, 'Dinghies.')).dialog)
  const reply = dialog.getByRole('textbox', { name: 'Your message' })
  expect(reply.compareDocumentPosition(dialog.getByRole('button', { name: 'Block visitor' }))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('Enter sends the owner’s message, Shift+Enter adds a line, and text typed while sending stays', async () => {
  const { app, dialog } = await openConversation({ isTakenOver: true }, 'Dinghies.')
  const reply = within(dialog).getByRole('textbox', { name: 'Your message' })
  await userEvent.type(reply, 'Yes,{Shift>}{Enter}{/Shift}it’s me.{Enter}And you?')
  expect(await app.variablesOf(sendMutation)).toMatchObject({ input: { text: 'Yes,\nit’s me.' } })
  expect(reply).toHaveValue('And you?')
  await app.fail(sendMutation, new Error('Failed to fetch'))
  expect(reply).toHaveValue('Yes,\nit’s me.\nAnd you?')
})

test('reports that the visitor deleted the conversation', async () => {
  const { app, dialog } = await openConversation({}, 'Dinghies.')
  await app.emit(takeoverSubscription, { twinConversationChanges: { conversation: null } })
  expect(await within(dialog).findByText('This conversation no longer exists.')).toBeVisible()
  expect(within(dialog).queryByText('Dinghies.')).toBeNull()
})

test('follows the words of an answer while it is written', async () => {
  const { app, dialog } = await openConversation({ isTalk: true, isAnswering: true }, '### @ada\n\nBoats.')
  for (const text of ['Boats and tides.', 'Boats, tides and knots.']) {
    const nodes = [said, { ...answered, text: `### @ada\n\n${text}` }]
    const steps = { edges: nodes.map((node) => ({ cursor: node.id, node })), pageInfo: { hasPreviousPage: false, startCursor: null } }
    await app.respond(readAgainQuery, { viewer: { twinConversation: { ...conversation, isTalk: true, isAnswering: true, steps } } })
    expect(await within(dialog).findByText(text)).toBeVisible()
  }
})

test.each([true, false])('offers to stop a talk only while it is written: %j', async (isAnswering) => {
  const { dialog } = await openConversation({ isTalk: true, isAnswering }, '### @ada\n\nBoats.')
  await within(dialog).findByRole('button', { name: 'Block visitor' })
  expect(within(dialog).queryAllByRole('button', { name: 'Stop talk' })).toHaveLength(isAnswering ? 1 : 0)
})

test('formats the card of a talk between twins', async () => {
  const { dialog } = await openConversation({ isTalk: true }, '### @ada\n\nBoats.\n\n### @bo\n\nTides.\n\n### In common\n\n- The sea [2]')
  expect((await within(dialog).findByRole('listitem')).textContent).toBe('The sea 1')
})

test.each([
  ['an answer', {}, 'Nothing about that.'],
  ['no answer', { isUnanswered: true }, ''],
  ['the notice for an answer that waits for approval', { approval: 'WAITING' }, ''],
  ['the notice for a rejected answer', { approval: 'REJECTED' }, ''],
])('a correction of %s starts with its text, if any', async (_, answer, start) => {
  const dialog = within((await openConversation({}, 'Nothing about that.', answer)).dialog)
  await userEvent.click(dialog.getByRole('button', { name: 'Correct' }))
  expect(dialog.getByRole('textbox', { name: 'Your answer' })).toHaveValue(start)
})

test.each([
  ['Take over', false],
  ['Send', true],
])('has one primary button: the one of an open correction, otherwise “%s”', async (name, isTakenOver) => {
  const { dialog } = await openConversation({ isTakenOver }, 'Dinghies.')
  const primary = () => [...dialog.querySelectorAll('[data-variant="primary"]')].map((button) => button.textContent)
  expect(primary()).toEqual([name])
  await userEvent.click(within(dialog).getByRole('button', { name: 'Correct' }))
  expect(primary()).toEqual(['Save correction'])
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  expect(primary()).toEqual([name])
})

test('keeps an unsaved correction after a reload, until it is cancelled', async () => {
  const openForm = async () => {
    const dialog = within((await openConversation({}, 'Dinghies.')).dialog)
    await userEvent.click(dialog.getByRole('button', { name: 'Correct' }))
    return dialog
  }
  const before = await openForm()
  await userEvent.type(before.getByRole('textbox', { name: 'Your answer' }), ' And oars.')
  cleanup()
  const dialog = await openForm()
  expect(dialog.getByRole('textbox', { name: 'Your answer' })).toHaveValue('Dinghies. And oars.')
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Correct' }))
  expect(dialog.getByRole('textbox', { name: 'Your answer' })).toHaveValue('Dinghies.')
})
