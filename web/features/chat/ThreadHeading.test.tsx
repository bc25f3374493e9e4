import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import recentThreadsQuery from '../../__generated__/RecentThreadsQuery.graphql.ts'
import threadScreenQuery from '../../__generated__/ThreadScreenQuery.graphql.ts'
import deleteThread from '../../__generated__/DeleteThreadDialogMutation.graphql.ts'
import updateThread from '../../__generated__/useUpdateThreadMutation.graphql.ts'
import renameThread from '../../__generated__/useRenameThreadMutation.graphql.ts'
import { answer, question, createThread, mockModel, uuid } from '../../testing/openChat.tsx'
import { ada, openApp } from '../../testing/openApp.tsx'
import { createSidebar, edge, menuFacts, project, thread, listTitles } from '../../testing/openSidebar.ts'
import { getChatSubtitle, getChatTitle, type TitledThread } from './ThreadHeading.tsx'

beforeEach(() => localStorage.clear())

async function openMenu(more: object = {}) {
  const app = await openApp(`/chat/${uuid}`, ada)
  const open = { ...thread('9', 'Boats'), id: 'thread-1', uuid }
  await app.respond(recentThreadsQuery, createSidebar([open, thread('2', 'Rivers')]))
  await app.emit(threadScreenQuery, {
    viewer: {
      thread: createThread([question(0, 'Where is the boat?'), answer(1, 'In Skagen.')], { ...menuFacts, ...more }),
      model: mockModel,
      models: [],
      operator: null,
    },
    model: { isBuiltIn: false },
  })
  await app.user.click(await within(screen.getByRole('banner')).findByRole('button', { name: 'More about Boats' }))
  return app
}

test('renames the open conversation from its header', async () => {
  const { user, respond, variablesOf } = await openMenu()
  expect(await screen.findByRole('menuitem', { name: 'Export as Markdown' })).toHaveAttribute('href', '/export')
  await user.click(screen.getByRole('menuitem', { name: 'Rename' }))
  await user.keyboard('Ships')
  const field = await screen.findByRole('textbox', { name: 'Name of the conversation' })
  expect(field).toHaveValue('Ships')
  await user.keyboard('{Enter}')
  expect(await variablesOf(renameThread)).toEqual({ input: { threadId: 'thread-1', name: 'Ships' } })
  await respond(renameThread, { renameThread: { __typename: 'RenameThreadPayload', thread: { id: 'thread-1', name: 'Ships' } } })
  expect(await screen.findByRole('heading', { name: 'Ships', level: 1 })).toBeVisible()
})

test('prints the whole conversation', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {})
  const answered = vi.spyOn(window, 'fetch').mockResolvedValue(new Response('# Boats\n\nIn Skagen since 1998.'))
  onTestFinished(() => void vi.restoreAllMocks())
  const { user } = await openMenu()
  await user.click(await screen.findByRole('menuitem', { name: 'Print' }))
  await waitFor(() => expect(print).toHaveBeenCalledOnce())
  expect(answered).toHaveBeenCalledWith('/export')
  expect(screen.getByText('In Skagen since 1998.')).toBeInTheDocument()
  window.dispatchEvent(new Event('afterprint'))
  await waitFor(() => expect(screen.queryByText('In Skagen since 1998.')).toBeNull())
})

test('reports a conversation that could not be printed', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {})
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  onTestFinished(() => void vi.restoreAllMocks())
  const { user } = await openMenu()
  await user.click(await screen.findByRole('menuitem', { name: 'Print' }))
  expect(await screen.findByRole('dialog', { name: 'Couldn’t print the conversation' })).toBeVisible()
  expect(print).not.toHaveBeenCalled()
})

test('deletes the open conversation from its header and opens the next one', async () => {
  const { user, respond, router } = await openMenu()
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  const question = await screen.findByRole('alertdialog')
  expect(question).toHaveTextContent('Are you sure you want to delete this conversation? This action cannot be undone.')
  await user.click(within(question).getByRole('button', { name: 'Delete' }))
  await respond(deleteThread, { deleteThread: { __typename: 'DeleteThreadPayload', deletedThreadId: 'thread-1' } })
  await waitFor(() => expect(router.state.location.pathname).toBe('/chat/uuid-2'))
})

test('archives the open conversation from its header and restores it below', async () => {
  const { user, respond, variablesOf } = await openMenu()
  const update = async (isArchived: boolean) => {
    expect(await variablesOf(updateThread)).toEqual({ input: { threadId: 'thread-1', isArchived } })
    const threadEdge = edge({ ...thread('9', 'Boats'), id: 'thread-1', uuid, isArchived })
    await respond(updateThread, { updateThread: { __typename: 'UpdateThreadPayload', threadEdge } })
  }
  await user.click(await screen.findByRole('menuitem', { name: 'Archive' }))
  await update(true)
  expect(await screen.findByText('This conversation is archived.')).toBeVisible()
  expect(listTitles()).toEqual(['Rivers'])
  await user.click(screen.getByRole('button', { name: 'Restore' }))
  await update(false)
  expect(screen.queryByText('This conversation is archived.')).toBeNull()
  expect(listTitles()).toEqual(['Boats', 'Rivers'])
})

test('links the project of the open conversation in its header', async () => {
  await openMenu({ project: project('p1', 'Refit') })
  const link = within(screen.getByRole('banner', { hidden: true })).getByRole('link', { name: 'Refit', hidden: true })
  expect(link).toHaveAttribute('href', '/projects/uuid-p1')
})

test.each([
  ['its name', { uuid, name: 'Tea in Kyoto' }, 'Tea in Kyoto'],
  ['the last 6 characters of its id without a name', { uuid, name: null }, 'Chat 1b2c3d'],
  ['New Chat before it exists', null, 'New Chat'],
])('titles a thread: %s', (_, thread, title) => {
  expect(getChatTitle(thread)).toBe(title)
})

test.each<[Partial<TitledThread>, string | null]>([
  [{ threadType: 'TESTING' }, 'Development testing environment'],
  [{ threadType: 'PRIVATE_CHAT' }, 'Private brain conversation'],
  [{ threadType: 'SELF_TWIN_CHAT' }, 'Self-reflection conversation'],
  [{ threadType: 'PUBLIC_TWIN_CHAT', metadata: { twin_username: 'ada' } }, 'Twin conversation with @ada'],
  [{ threadType: 'PROFILE_ONBOARDING' }, null],
  [{ metadata: { subtitle: 'With Ben’s twin', description: 'no' } }, 'With Ben’s twin'],
  [{ metadata: { subtitle: '', description: 'About tea' } }, 'About tea'],
  [{ metadata: 'not an object' }, 'Private brain conversation'],
])('subtitles %o as %s', (thread, subtitle) => {
  expect(getChatSubtitle({ uuid, name: null, threadType: 'PRIVATE_CHAT', metadata: {}, ...thread })).toBe(subtitle)
})
