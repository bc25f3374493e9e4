import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import addDocuments from '../../__generated__/AddDocumentsMutation.graphql.ts'
import addKnowledgeQuery from '../../__generated__/AddKnowledgeQuery.graphql.ts'
import projectScreenQuery from '../../__generated__/ProjectScreenQuery.graphql.ts'
import addItem from '../../__generated__/useProjectItemAddMutation.graphql.ts'
import removeItem from '../../__generated__/useProjectItemRemoveMutation.graphql.ts'
import updateProject from '../../__generated__/useChangeProjectUpdateMutation.graphql.ts'
import sendMessage from '../../__generated__/useSendMessageMutation.graphql.ts'
import viewerEvents from '../../__generated__/useViewerEventsSubscription.graphql.ts'
import updateThread from '../../__generated__/useUpdateThreadMutation.graphql.ts'
import { draft, getSendingDraft } from '../../lib/storage.ts'
import { ada, openApp } from '../../testing/openApp.tsx'
import { mockModel, sent, uuid } from '../../testing/openChat.tsx'
import { chooseFromMenu, createSidebar, edge, project, thread } from '../../testing/openSidebar.ts'
import { UploadedAtOnce } from '../../testing/uploadedAtOnce.ts'
import recentThreadsQuery from '../../__generated__/RecentThreadsQuery.graphql.ts'
import moveQuery from '../../__generated__/MoveToProjectQuery.graphql.ts'

beforeEach(() => localStorage.clear())

const boat = { ...project('p1', 'Boat'), instructions: 'Use metres.', items: [] as ReturnType<typeof item>[] }
const item = (id: string, title: string) => ({ __typename: 'KnowledgeItem', id, uuid: `uuid-${id}`, kind: 'NOTE', title })
const pageInfo = { hasNextPage: false, endCursor: null }
const tides = { ...thread('3', 'Tides'), projectUuid: 'uuid-p1' as string | null }

async function openProject(shown = boat, threads = [tides]) {
  const app = await openApp('/projects/uuid-p1', ada)
  await app.respond(recentThreadsQuery, createSidebar([], null, [project('p1', 'Boat')]))
  await app.respond(projectScreenQuery, {
    viewer: { project: shown, threads: { edges: threads.map(edge), pageInfo }, model: mockModel, models: [] },
    model: { isBuiltIn: false },
  })
  await screen.findByRole('heading', { name: 'Boat', level: 1 })
  return app
}

const conversations = () => within(screen.getByRole('list', { name: 'Conversations' }))

test('starts a conversation in the project', async () => {
  const { user, variablesOf } = await openProject()
  await user.type(screen.getByRole('textbox', { name: 'Message your private brain' }), 'How deep is she?{Enter}')
  expect(await variablesOf(sendMessage)).toMatchObject({ input: { threadId: null, projectId: 'p1', text: 'How deep is she?' } })
})

test('keeps text entered while a conversation starts as its draft', async () => {
  const { user, respond, router } = await openProject()
  await user.type(await screen.findByRole('textbox', { name: 'Message your private brain' }), 'First{Enter}Second{Enter}')
  await respond(sendMessage, sent('First', [0, 1]))
  await waitFor(() => expect(router.state.location.pathname).toBe(`/chat/${uuid}`))
  await waitFor(() => expect(draft(uuid).get()).toBe('Second'))
  expect(draft('uuid-p1').get()).toBeNull()
  expect(getSendingDraft('uuid-p1').get()).toBeNull()
})

test('saves changed instructions in place', async () => {
  const { user, respond, variablesOf } = await openProject()
  const field = screen.getByRole('textbox', { name: 'Instructions' })
  expect(field).toHaveValue('Use metres.')
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
  await user.type(field, ' Be brief.')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const instructions = 'Use metres. Be brief.'
  expect(await variablesOf(updateProject)).toEqual({ input: { projectId: 'p1', instructions } })
  await respond(updateProject, { updateProject: { __typename: 'UpdateProjectPayload', project: { ...boat, instructions } } })
  expect(await screen.findByText('Saved')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus()
})

test('keeps instructions that could not be saved', async () => {
  const { user, respond } = await openProject()
  await user.type(screen.getByRole('textbox', { name: 'Instructions' }), ' Be brief.')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const refusal = { message: 'This project does not exist.', code: 'NO_SUCH_PROJECT', params: {} }
  await respond(updateProject, { updateProject: { __typename: 'NotFoundError', __isUserError: 'NotFoundError', ...refusal } })
  expect(await screen.findByText('This project does not exist.')).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Instructions' })).toHaveValue('Use metres. Be brief.')
})

test('keeps unsaved instructions when the user leaves and returns', async () => {
  const { user } = await openProject()
  await user.type(screen.getByRole('textbox', { name: 'Instructions' }), ' Be brief.')
  cleanup()
  await openProject()
  expect(await screen.findByRole('textbox', { name: 'Instructions' })).toHaveValue('Use metres. Be brief.')
})

test('adds knowledge that is not in the project yet, and removes it', async () => {
  const hull = item('i1', 'Hull')
  const { user, respond, variablesOf } = await openProject({ ...boat, items: [hull] })
  await user.click(screen.getByRole('button', { name: 'Add' }))
  const list = (...items: object[]) => ({ edges: items.map((node) => ({ node })) })
  await respond(addKnowledgeQuery, { viewer: { knowledge: list(hull, item('i2', 'Sails')), stories: list(), documents: list() } })
  const options = await screen.findAllByRole('option')
  expect(options.map(({ textContent }) => textContent)).toEqual(['SailsNote'])
  await user.click(screen.getByRole('option', { name: /Sails/ }))
  expect(await variablesOf(addItem)).toEqual({ input: { projectId: 'p1', itemId: 'i2' } })
  const items = [item('i2', 'Sails'), hull]
  await respond(addItem, { addProjectItem: { __typename: 'AddProjectItemPayload', project: { ...boat, items } } })
  await user.click(await screen.findByRole('button', { name: 'Remove Sails' }))
  expect(await variablesOf(removeItem)).toEqual({ input: { projectId: 'p1', itemId: 'i2' } })
  await respond(removeItem, { removeProjectItem: { __typename: 'RemoveProjectItemPayload', project: { ...boat, items: [hull] } } })
  expect(screen.queryByRole('link', { name: 'Sails' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Hull' })).toHaveAttribute('href', '/knowledge?item=uuid-i1')
})

test('adds uploaded documents to Knowledge and the project', async () => {
  const { user, respond, variablesOf } = await openProject()
  vi.stubGlobal('XMLHttpRequest', UploadedAtOnce)
  onTestFinished(() => void vi.unstubAllGlobals())
  const button = await screen.findByRole('button', { name: 'Choose files' })
  const input = button.parentElement?.querySelector('input[type=file]') as HTMLInputElement
  await user.upload(input, new File(['%PDF'], 'plan.pdf', { type: 'application/pdf' }))
  expect((await variablesOf(addDocuments)).input).toEqual({ fileIds: ['file-1'] })
  const plan = { ...item('i3', 'Plan'), kind: 'DOCUMENT' }
  const documentEdges = [{ __typename: 'KnowledgeItemEdge', cursor: 'c', node: plan }]
  await respond(addDocuments, { addDocuments: { __typename: 'AddDocumentsPayload', documentEdges } })
  expect(await variablesOf(addItem)).toEqual({ input: { projectId: 'p1', itemId: 'i3' } })
  await respond(addItem, { addProjectItem: { __typename: 'AddProjectItemPayload', project: { ...boat, items: [plan] } } })
  expect(await screen.findByRole('link', { name: 'Plan' })).toBeVisible()
})

test('no longer lists a conversation moved out of the project', async () => {
  const { user, respond, variablesOf } = await openProject()
  expect(conversations().getByRole('link', { name: 'Tides' })).toHaveAttribute('href', '/chat/uuid-3')
  await chooseFromMenu(user, 'Tides', 'Move to project…')
  await respond(moveQuery, { viewer: { projects: [project('p1', 'Boat')] } })
  const dialog = await screen.findByRole('dialog', { name: 'Move to project' })
  await user.click(within(dialog).getByRole('button', { name: /Boat/ }))
  await user.click(await screen.findByRole('option', { name: 'No project' }))
  await user.click(within(dialog).getByRole('button', { name: 'Move' }))
  expect(await variablesOf(updateThread)).toEqual({ input: { threadId: '3', projectId: null } })
  await respond(updateThread, { updateThread: { __typename: 'UpdateThreadPayload', threadEdge: edge(thread('3', 'Tides')) } })
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Conversations' })).toBeNull())
})

test('lists a conversation that is moved into the project in the sidebar or on another device', async () => {
  const { emit } = await openProject(boat, [])
  expect(screen.queryByRole('list', { name: 'Conversations' })).toBeNull()
  await emit(viewerEvents, { viewerEvents: { __typename: 'ThreadChanged', threadEdge: edge(tides) } })
  expect(conversations().getByRole('link', { name: 'Tides' })).toHaveAttribute('href', '/chat/uuid-3')
})

test('shows a missing project as not found', async () => {
  const app = await openApp('/projects/uuid-p1', ada)
  await app.respond(projectScreenQuery, {
    viewer: { project: null, threads: { edges: [], pageInfo }, model: mockModel, models: [] },
    model: { isBuiltIn: false },
  })
  expect(await screen.findByRole('heading', { level: 1 })).not.toHaveTextContent('Boat')
})
