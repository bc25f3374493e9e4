import { cleanup, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import approveMutation from '../../../__generated__/useDecisionApproveMutation.graphql.ts'
import replyMutation from '../../../__generated__/useInboxChangesReplyMutation.graphql.ts'
import myTwinQuery from '../../../__generated__/MyTwinScreenQuery.graphql.ts'
import { stubLayout } from '../../../testing/layout.ts'
import { sentQuestion, toInbox, viewer } from '../../../testing/myTwin.example.ts'
import { ada, openApp } from '../../../testing/openApp.tsx'

stubLayout()

beforeEach(() => localStorage.clear())

async function openInbox(change: object = {}) {
  const app = await openApp('/twin?view=inbox', ada)
  const entry = { ...sentQuestion, isRead: true, ...change }
  await app.respond(myTwinQuery, { viewer: { ...viewer, unreadInboxCount: 0, inbox: toInbox([entry]) } })
  return app
}

test.each([true, false])('mentions replies by email only if they are possible: %s', async (viewerCanReplyByEmail) => {
  const app = await openApp('/twin?view=inbox', ada)
  const user = { __typename: 'User', id: 'user-1', viewerCanReplyByEmail }
  await app.respond(myTwinQuery, { viewer: { ...viewer, user, unreadInboxCount: 0, inbox: toInbox([sentQuestion]) } })
  await screen.findByRole('button', { name: 'Reply' })
  expect(screen.queryAllByText('You can also reply by email.')).toHaveLength(viewerCanReplyByEmail ? 1 : 0)
})

async function openReply() {
  const app = await openInbox()
  await app.user.click(await screen.findByRole('button', { name: 'Reply' }))
  return { ...app, reply: await screen.findByRole('textbox', { name: 'Your reply' }) }
}

test('keeps an unsent reply after a reload, until it is sent or cancelled', async () => {
  const { user, reply } = await openReply()
  await user.type(reply, 'Yes, from May on.')
  cleanup()
  const again = await openReply()
  expect(again.reply).toHaveValue('Yes, from May on.')
  await again.user.click(screen.getByRole('button', { name: 'Cancel' }))
  await again.user.click(screen.getByRole('button', { name: 'Reply' }))
  const emptied = screen.getByRole('textbox', { name: 'Your reply' })
  expect(emptied).toHaveValue('')
  await again.user.type(emptied, 'Yes.')
  await again.user.click(screen.getByRole('button', { name: 'Send reply' }))
  expect(await again.variablesOf(replyMutation)).toEqual({ input: { entryId: sentQuestion.id, text: 'Yes.' } })
  const entry = { ...sentQuestion, isRead: true, reply: 'Yes.' }
  await again.respond(replyMutation, { replyToInboxEntry: { __typename: 'ReplyToInboxEntryPayload', entry } })
  await again.user.click(await screen.findByRole('button', { name: 'Edit reply' }))
  expect(screen.getByRole('textbox', { name: 'Your reply' })).toHaveValue('Yes.')
})

test('confirms making a reply public in the public voice', async () => {
  const { user } = await openInbox({ reply: 'Yes.' })
  await user.click(await screen.findByRole('button', { name: 'Make public' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Make question and reply public?' })
  expect(dialog.closest('[data-voice]')).toHaveAttribute('data-voice', 'public')
})

async function editAnswer() {
  const app = await openInbox({ kind: 'APPROVAL', proposedAnswer: 'From 9,000 euros. [1]' })
  await app.user.click(await screen.findByRole('button', { name: 'Edit' }))
  return { ...app, answer: await screen.findByRole('textbox', { name: 'Answer' }) }
}

test('keeps an edited answer after a reload, until it is approved or cancelled', async () => {
  const { user, answer } = await editAnswer()
  await user.type(answer, ' Oak costs more.')
  cleanup()
  const again = await editAnswer()
  expect(again.answer).toHaveValue('From 9,000 euros. Oak costs more.')
  await again.user.click(screen.getByRole('button', { name: 'Cancel' }))
  await again.user.click(screen.getByRole('button', { name: 'Edit' }))
  const restored = screen.getByRole('textbox', { name: 'Answer' })
  expect(restored).toHaveValue('From 9,000 euros.')
  await again.user.type(restored, ' Ask me.')
  await again.user.click(screen.getByRole('button', { name: 'Approve edited answer' }))
  expect(await again.variablesOf(approveMutation)).toEqual({ input: { entryId: sentQuestion.id, text: 'From 9,000 euros. [1] Ask me.' } })
})
