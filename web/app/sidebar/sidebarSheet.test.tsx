import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import recentThreadsQuery from '../../__generated__/RecentThreadsQuery.graphql.ts'
import { ada, openApp } from '../../testing/openApp.tsx'
import { sidebarOf, thread } from '../../testing/openSidebar.ts'

beforeEach(() => {
  localStorage.clear()
  const narrow = { matches: true, addEventListener() {}, removeEventListener() {} }
  vi.spyOn(window, 'matchMedia').mockReturnValue(narrow as unknown as MediaQueryList)
})

test.each([
  ['the conversation that is open', '/chat/uuid-3', 'Tides'],
  ['the place that is open', '/knowledge', 'Knowledge'],
  ['another place', '/chat/uuid-3', 'Discover'],
])('On a phone the sidebar closes after a tap on %s', async (_, path, entry) => {
  const { user, respond } = await openApp(path, ada)
  await respond(recentThreadsQuery, sidebarOf([thread('3', 'Tides')]))
  await user.click(screen.getByRole('button', { name: 'Show sidebar' }))
  const sheet = await screen.findByRole('dialog', { name: 'Sidebar' })
  await user.click(within(sheet).getByRole('link', { name: entry }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
