import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import recentThreadsQuery from '../../__generated__/RecentThreadsQuery.graphql.ts'
import share from '../../__generated__/ShareDialogMutation.graphql.ts'
import shareQuery from '../../__generated__/ShareDialogQuery.graphql.ts'
import stopSharing from '../../__generated__/useStopSharingMutation.graphql.ts'
import { ada, openApp } from '../../testing/openApp.tsx'
import { chooseFromMenu, createSidebar, thread } from '../../testing/openSidebar.ts'

beforeEach(() => localStorage.clear())

const message = (text: string, aiGenerated: boolean) => ({ __typename: 'SharedMessage', text, aiGenerated })
const messages = [message('Where is the boat?', false), message('In **Skagen**.', true)]
const shared = {
  __typename: 'SharedConversation',
  id: 'shared-1',
  url: 'https://twain.example/shared/secret',
  messageCount: 2,
  showsName: false,
}

async function openDialog(sharedConversation: typeof shared | null = null, shareableMessages = messages) {
  const app = await openApp('/terms', ada)
  await app.respond(recentThreadsQuery, createSidebar([thread('1', 'Boats')]))
  await chooseFromMenu(app.user, 'Boats', 'Share')
  const dialog = within(await screen.findByRole('dialog', { name: 'Share conversation' }))
  expect(await app.variablesOf(shareQuery)).toEqual({ uuid: 'uuid-1' })
  await app.respond(shareQuery, {
    viewer: {
      __typename: 'Viewer',
      user: { __typename: 'User', id: 'user-1', displayName: 'Ada Lovelace' },
      thread: { __typename: 'Thread', id: '1', shareableMessages, sharedConversation },
    },
  })
  return { ...app, dialog }
}

const answerShare = (node: typeof shared) => ({
  shareConversation: {
    __typename: 'ShareConversationPayload',
    sharedConversation: { ...node, thread: { __typename: 'Thread', id: '1', sharedConversation: node } },
  },
})

test('shows what visitors will see, and creates the link', async () => {
  const { dialog, user, variablesOf, respond } = await openDialog()
  expect(dialog.getByText('Only you')).toBeVisible()
  expect(dialog.getByText(/^Anyone with the link will see 2 messages/)).toBeVisible()
  expect(dialog.getByText('Shared without a name')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Preview' }))
  expect(await within(dialog.getByRole('region', { name: 'Preview' })).findByText('Skagen')).toBeVisible()
  await user.click(dialog.getByRole('switch', { name: 'Show my name' }))
  expect(dialog.getByText('Shared by Ada Lovelace')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Create link' }))
  expect(await variablesOf(share)).toEqual({ input: { threadId: '1', showsName: true } })
  await respond(share, answerShare({ ...shared, showsName: true }))
  expect(dialog.getByRole('textbox', { name: 'Link' })).toHaveValue(shared.url)
  expect(dialog.getByText('Anyone with the link')).toBeVisible()
  expect(dialog.getByRole('link', { name: 'Open' })).toHaveAttribute('href', '/shared/secret')
})

test('updates the snapshot of a shared conversation', async () => {
  const { dialog, user, variablesOf, respond } = await openDialog(shared, [...messages, message('And now?', false)])
  expect(dialog.getByText('2 messages are visible. 1 newer message is not.')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Update snapshot' }))
  expect(await variablesOf(share)).toEqual({ input: { threadId: '1', showsName: false } })
  await respond(share, answerShare({ ...shared, messageCount: 3 }))
  expect(dialog.getByText('3 messages are visible.')).toBeVisible()
  expect(dialog.getByRole('button', { name: 'Updated' })).toBeVisible()
})

test('stops sharing', async () => {
  const { dialog, user, variablesOf, respond } = await openDialog(shared)
  await user.click(dialog.getByRole('button', { name: 'Stop sharing' }))
  expect(await variablesOf(stopSharing)).toEqual({ input: { sharedConversationId: 'shared-1' }, connections: [] })
  await respond(stopSharing, { stopSharing: { __typename: 'StopSharingPayload', deletedSharedConversationId: 'shared-1' } })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('shows why a conversation could not be shared', async () => {
  const { dialog, user, respond } = await openDialog()
  await user.click(dialog.getByRole('button', { name: 'Create link' }))
  const problem = {
    __typename: 'InputError',
    __isUserError: 'InputError',
    message: 'This is too long.',
    code: 'CONVERSATION_TOO_LONG',
    params: { max: 1000 },
  }
  await respond(share, { shareConversation: problem })
  expect(await dialog.findByText('This is too long.')).toBeVisible()
  expect(dialog.getByRole('button', { name: 'Create link' })).toBeEnabled()
})

test('offers no link for a conversation without messages', async () => {
  const { dialog } = await openDialog(null, [])
  expect(dialog.getByText('There are no messages to share yet.')).toBeVisible()
  expect(dialog.getByRole('button', { name: 'Create link' })).toBeDisabled()
})

test('offers sharing only where it is possible', async () => {
  const app = await openApp('/terms', ada)
  await app.respond(recentThreadsQuery, createSidebar([{ ...thread('1', 'Boats'), viewerCanShare: false }]))
  await app.user.click(await screen.findByRole('button', { name: 'More about Boats' }))
  expect(await screen.findByRole('menuitem', { name: 'Delete' })).toBeVisible()
  expect(screen.queryByRole('menuitem', { name: 'Share' })).toBeNull()
})
