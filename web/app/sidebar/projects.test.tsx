import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import createProject from '../../__generated__/useChangeProjectCreateMutation.graphql.ts'
import deleteProject from '../../__generated__/useChangeProjectDeleteMutation.graphql.ts'
import moveQuery from '../../__generated__/MoveToProjectQuery.graphql.ts'
import recentThreadsQuery from '../../__generated__/RecentThreadsQuery.graphql.ts'
import searchQuery from '../../__generated__/searchQuery.graphql.ts'
import updateThread from '../../__generated__/useUpdateThreadMutation.graphql.ts'
import { ada, openApp } from '../../testing/openApp.tsx'
import { chooseFromMenu, createSidebar, edge, foundAnswer, project, thread } from '../../testing/openSidebar.ts'

beforeEach(() => localStorage.clear())

async function openProjects(projects: ReturnType<typeof project>[]) {
  const app = await openApp('/terms', ada)
  await app.respond(recentThreadsQuery, createSidebar([thread('3', 'Tides')], null, projects))
  return app
}

const names = () =>
  within(screen.getByRole('list', { name: 'Projects' }))
    .queryAllByRole('link')
    .map((link) => link.textContent)

test('lists projects above recent conversations, five until expanded', async () => {
  const all = ['Boat', 'Garden', 'House', 'Lighthouse', 'Novel', 'Trip']
  const { user } = await openProjects(all.map((name, index) => project(`p${index}`, name)))
  expect(names()).toEqual(all.slice(0, 5))
  expect(screen.getByRole('link', { name: 'Boat' })).toHaveAttribute('href', '/projects/uuid-p0')
  const [projects, recent] = ['Projects', 'Recent'].map((name) => screen.getByRole('heading', { name }))
  expect(projects?.compareDocumentPosition(recent as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await user.click(screen.getByRole('button', { name: 'Show all 6' }))
  expect(names()).toEqual(all)
  await user.click(screen.getByRole('button', { name: 'Show fewer' }))
  expect(names()).toHaveLength(5)
})

test('takes the letters typed right after “New project”', async () => {
  const { user } = await openProjects([])
  await user.click(screen.getByRole('button', { name: 'New project' }))
  await user.keyboard('Boat trp{Backspace}ip')
  expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Boat trip')
})

test('creates a project once and opens it, even if Enter is pressed twice', async () => {
  const { user, respond, router, variablesOf, countOf } = await openProjects([])
  await user.click(screen.getByRole('button', { name: 'New project' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'New project' }))
  await user.click(dialog.getByRole('button', { name: 'Create' }))
  expect(dialog.getByText('Enter a name')).toBeVisible()
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Boat{Enter}{Enter}')
  expect(countOf(createProject)).toBe(1)
  expect(await variablesOf(createProject)).toEqual({ input: { name: 'Boat' } })
  const boat = project('p1', 'Boat')
  await respond(createProject, { createProject: { __typename: 'CreateProjectPayload', project: boat, viewer: { projects: [boat] } } })
  expect(names()).toEqual(['Boat'])
  await waitFor(() => expect(router.state.location.pathname).toBe('/projects/uuid-p1'))
})

test('says that conversations stay before a project is deleted', async () => {
  const { user, respond, variablesOf } = await openProjects([project('p1', 'Boat'), project('p2', 'Garden')])
  await chooseFromMenu(user, 'Boat', 'Delete')
  const question = await screen.findByRole('alertdialog', { name: 'Delete project' })
  expect(question).toHaveTextContent('Its conversations and knowledge stay, without the project.')
  await user.click(within(question).getByRole('button', { name: 'Delete' }))
  expect(await variablesOf(deleteProject)).toEqual({ input: { projectId: 'p1' } })
  const answer = { deletedProjectId: 'p1', viewer: { projects: [project('p2', 'Garden')] } }
  await respond(deleteProject, { deleteProject: { __typename: 'DeleteProjectPayload', ...answer } })
  expect(names()).toEqual(['Garden'])
  expect(screen.getByRole('link', { name: 'Tides' })).toBeVisible()
})

test('moves a conversation into a project from its menu', async () => {
  const { user, respond, variablesOf } = await openProjects([project('p1', 'Boat')])
  await chooseFromMenu(user, 'Tides', 'Move to project…')
  await respond(moveQuery, { viewer: { projects: [project('p1', 'Boat')] } })
  const dialog = await screen.findByRole('dialog', { name: 'Move to project' })
  await user.click(within(dialog).getByRole('button', { name: /No project/ }))
  await user.click(await screen.findByRole('option', { name: 'Boat' }))
  await user.click(within(dialog).getByRole('button', { name: 'Move' }))
  expect(await variablesOf(updateThread)).toEqual({ input: { threadId: '3', projectId: 'p1' } })
  const threadEdge = edge({ ...thread('3', 'Tides'), projectUuid: 'uuid-p1' })
  await respond(updateThread, { updateThread: { __typename: 'UpdateThreadPayload', threadEdge } })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('moves a conversation into a new project', async () => {
  const { user, respond, variablesOf } = await openProjects([])
  await chooseFromMenu(user, 'Tides', 'Move to project…')
  await respond(moveQuery, { viewer: { projects: [] } })
  const dialog = within(await screen.findByRole('dialog', { name: 'Move to project' }))
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Boat{Enter}')
  const boat = project('p1', 'Boat')
  await respond(createProject, { createProject: { __typename: 'CreateProjectPayload', project: boat, viewer: { projects: [boat] } } })
  expect(await variablesOf(updateThread)).toEqual({ input: { threadId: '3', projectId: 'p1' } })
})

test('search finds projects by name', async () => {
  const { user, respond, router } = await openProjects([project('p1', 'Light house'), project('p2', 'Garden')])
  await user.click(screen.getByRole('button', { name: 'Search' }))
  await user.type(await screen.findByRole('searchbox'), 'hou')
  await respond(searchQuery, foundAnswer({ searchThreads: [] }))
  await user.click(within(screen.getByRole('group', { name: 'Projects' })).getByRole('option', { name: 'Light house' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/projects/uuid-p1'))
})

test('moves a conversation into the project that it is dropped on', async () => {
  const { respond, variablesOf } = await openProjects([project('p1', 'Boat'), project('p2', 'Garden')])
  const dragged = new Map<string, string>()
  const dataTransfer = {
    setData: (type: string, data: string) => dragged.set(type, data),
    getData: (type: string) => dragged.get(type) ?? '',
    get types() {
      return [...dragged.keys()]
    },
  }
  fireEvent.dragStart(screen.getByRole('link', { name: 'Tides' }), { dataTransfer })
  const target = screen.getByRole('link', { name: 'Garden' })
  expect(fireEvent.dragOver(target, { dataTransfer })).toBe(false)
  expect(target.closest('[data-drop-target]')).not.toBeNull()
  fireEvent.drop(target, { dataTransfer })
  expect(target.closest('[data-drop-target]')).toBeNull()
  expect(await variablesOf(updateThread)).toEqual({ input: { threadId: '3', projectId: 'p2' } })
  const threadEdge = edge({ ...thread('3', 'Tides'), projectUuid: 'uuid-p2' })
  await respond(updateThread, { updateThread: { __typename: 'UpdateThreadPayload', threadEdge } })
  expect(await screen.findByText('Moved to Garden')).toBeInTheDocument()
})

test('does not accept other dragged data', async () => {
  await openProjects([project('p1', 'Boat')])
  const target = screen.getByRole('link', { name: 'Boat' })
  expect(fireEvent.dragOver(target, { dataTransfer: { types: ['Files'] } })).toBe(true)
})
