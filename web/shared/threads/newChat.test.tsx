import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import startThread from '../../__generated__/useStartThreadMutation.graphql.ts'
import settingsQuery from '../../__generated__/SettingsScreenQuery.graphql.ts'
import viewerEvents from '../../__generated__/useViewerEventsSubscription.graphql.ts'
import { settings } from '../../features/settings/settingsSample.ts'
import { draft, lastThread, singleKeyShortcuts } from '../../lib/storage.ts'
import { edge, openSidebar, thread, listTitles } from '../../testing/openSidebar.ts'

beforeEach(() => localStorage.clear())

const day = '2026-03-08T10:00:00.000Z'
const empty = (id: string) => thread(id, null, day, 0)
const press = async ({ user }: Awaited<ReturnType<typeof openSidebar>>) => user.click(screen.getByRole('button', { name: 'New Chat' }))

test('New Chat reopens the newest chat while it is empty', async () => {
  lastThread.set('uuid-3')
  const app = await openSidebar([empty('8'), thread('3', 'Tides')])
  await press(app)
  await waitFor(() => expect(app.router.state.location.pathname).toBe('/chat/uuid-8'))
  expect(app.isAsked(startThread)).toBe(false)
  expect(lastThread.get()).not.toBe('uuid-3')
})

test('New Chat creates a chat once the newest has a message', async () => {
  const app = await openSidebar([empty('8')])
  const written = { ...thread('8', null, day, 2), activeRun: null }
  await app.emit(viewerEvents, { viewerEvents: { __typename: 'ThreadChanged', threadEdge: edge(written) } })
  await press(app)
  await app.respond(startThread, { startThread: { __typename: 'StartThreadPayload', threadEdge: edge(empty('9')) } })
  await waitFor(() => expect(app.router.state.location.pathname).toBe('/chat/uuid-9'))
})

test('New Chat ignores older empty chats and other kinds', async () => {
  const app = await openSidebar([{ ...empty('9'), threadType: 'SELF_TWIN_CHAT' }, thread('3', 'Tides'), empty('2')])
  await press(app)
  await waitFor(() => expect(app.isAsked(startThread)).toBe(true))
})

test('what is typed before the new chat is shown becomes its draft', async () => {
  const app = await openSidebar([thread('3', 'Tides')], '/chat/uuid-3')
  await press(app)
  await waitFor(() => expect(app.isAsked(startThread)).toBe(true))
  await app.user.keyboard('Hi')
  await app.respond(startThread, { startThread: { __typename: 'StartThreadPayload', threadEdge: edge(empty('9')) } })
  await waitFor(() => expect(app.router.state.location.pathname).toBe('/chat/uuid-9'))
  await app.user.keyboard('x{Backspace} all')
  expect(draft('uuid-9').get()).toBe('Hi all')
})

test('what is typed on another page before the new chat is shown stays there', async () => {
  const app = await openSidebar([thread('3', 'Tides')], '/chat/uuid-3')
  await press(app)
  await waitFor(() => expect(app.isAsked(startThread)).toBe(true))
  void app.router.navigate('/settings')
  await app.respond(settingsQuery, settings)
  const about = await screen.findByLabelText(/^About you/)
  await app.user.type(about, 'Sailor')
  expect(about).toHaveValue('Sailor')
})

test('what is typed on the empty page stays in its composer', async () => {
  const failed = vi.spyOn(console, 'error').mockImplementation(() => {})
  const app = await openSidebar([thread('3', 'Tides')], '/chat')
  await press(app)
  await waitFor(() => expect(app.isAsked(startThread)).toBe(true))
  await app.respond(startThread, { startThread: { __typename: 'InputError', message: 'No thread', code: 'OTHER', params: [] } })
  await waitFor(() => expect(failed).toHaveBeenCalled())
  const typed = new KeyboardEvent('keydown', { key: 'H', bubbles: true, cancelable: true })
  expect(document.body.dispatchEvent(typed)).toBe(true)
  failed.mockRestore()
})

test('creates one chat for several quick presses', async () => {
  singleKeyShortcuts.set('on')
  const app = await openSidebar([])
  await app.user.keyboard('n')
  await waitFor(() => expect(app.isAsked(startThread)).toBe(true))
  await app.user.keyboard('nn')
  expect(app.countOf(startThread)).toBe(1)
})

test('lists an empty chat only while it is open', async () => {
  const { router } = await openSidebar([empty('8'), thread('3', 'Tides')], '/chat/uuid-8')
  expect(listTitles()).toEqual(['New Chat', 'Tides'])
  void router.navigate('/chat/uuid-3')
  await waitFor(() => expect(listTitles()).toEqual(['Tides']))
})

test('links to the history', async () => {
  await openSidebar([])
  expect(screen.getByRole('link', { name: 'All conversations' })).toHaveAttribute('href', '/history')
})
