import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { connection, mira, screens, screenStory } from '../../testing/screenStory.tsx'

const meta = { title: 'Screens/Project', tags: ['!autodocs'], ...screens } satisfies Meta
export default meta

const uuid = 'refit'
const refit = { __typename: 'ChatProject', id: uuid, uuid, name: 'The winter refit' }
const others = ['Book about Skagen', 'Garden'].map((name) => ({ ...refit, id: name, uuid: name, name }))
const model = { modelId: null, name: 'mock', connectionName: null, isBuiltIn: false, acceptsImages: false }

const conversation = (id: string, name: string) => ({
  __typename: 'Thread',
  id,
  uuid: id,
  name,
  threadType: 'PRIVATE_CHAT',
  metadata: {},
  updatedAt: '2026-03-04T09:20:00.000Z',
  activeRun: null,
  isPinned: false,
  isArchived: false,
  projectUuid: uuid,
  project: refit,
  markdownUrl: 'https://twain.example/export',
  jsonUrl: 'https://twain.example/export',
  viewerCanRename: true,
  viewerCanDelete: true,
})
const item = (id: string, kind: string, title: string) => ({ __typename: 'KnowledgeItem', id, uuid: id, kind, title })

const instructions = 'Answer with part numbers from the manual. Amounts in euros.'
const items = [item('manual', 'DOCUMENT', 'Volvo MD2020 workshop manual'), item('list', 'NOTE', 'What the surveyor found')]
const threads = [conversation('pump', 'Replacing the cooling pump'), conversation('paint', 'Antifouling for brackish water')]

const toAnswers = (project: object | null, listed: typeof threads) => ({
  ProjectScreenQuery: { viewer: { project, threads: connection(listed), model, models: [] }, model: { isBuiltIn: false } },
  RecentThreadsQuery: { viewer: { threads: connection([]), pinned: connection([]), profilePal: null, projects: [...others, refit] } },
})
const path = `/projects/${uuid}`

export const Default = screenStory({ path, person: mira, answers: toAnswers({ ...refit, instructions, items }, threads) })
export const Dark = { ...Default, globals: { theme: 'dark' } }
export const RightToLeft = { ...Default, globals: { direction: 'rtl', theme: 'dark' } }
export const Empty = screenStory({ path, person: mira, answers: toAnswers({ ...refit, instructions: '', items: [] }, []) })
export const Missing = screenStory({ path, person: mira, answers: toAnswers(null, []) })
export const Loading = screenStory({ path, person: mira, isLoading: true })
export const Failed = screenStory({ path, person: mira, answers: { ProjectScreenQuery: new Error('Failed to fetch') } })
export const Moving = {
  ...screenStory({
    path,
    person: mira,
    answers: { ...toAnswers({ ...refit, instructions, items }, threads), MoveToProjectQuery: { viewer: { projects: [...others, refit] } } },
  }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'More about Replacing the cooling pump' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Move to project…' }))
    const dialog = await screen.findByRole('dialog', { name: 'Move to project' })
    await waitFor(() => expect(within(dialog).getByRole('button', { name: /The winter refit/ })).toBeVisible())
  },
}
