import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import storyQuery from '../../__generated__/StoryScreenQuery.graphql.ts'
import createItem from '../../__generated__/EditItemCreateMutation.graphql.ts'
import deleteItem from '../../__generated__/DeleteItemDialogMutation.graphql.ts'
import importStories from '../../__generated__/ImportDialogMutation.graphql.ts'
import updateItem from '../../__generated__/useUpdateItemMutation.graphql.ts'
import viewerEvents from '../../__generated__/useViewerEventsSubscription.graphql.ts'
import readStories from '../../__generated__/ProfileFromStoriesMutation.graphql.ts'
import { RequestError } from '../../relay/requestError.ts'
import { ada, openApp } from '../../testing/openApp.tsx'

beforeEach(() => localStorage.clear())

const boat = {
  __typename: 'KnowledgeItem',
  id: 'item-1',
  uuid: 'uuid-1',
  kind: 'STORY',
  title: 'The leaking boat',
  excerpt: 'We bought her in May.',
  content: 'We bought her in May.\n\nBy June we knew why.',
  audience: 'PRIVATE',
  createdAt: '2026-05-01T10:00:00.000Z',
  updatedAt: '2026-05-01T10:00:00.000Z',
}

const noPage = { hasNextPage: false, endCursor: null }
const edge = (node: object) => ({ __typename: 'KnowledgeItemEdge', cursor: 'cursor', node })
const viewer = ({ stories = [boat], isProfilePublic = false, item = null as object | null }) => ({
  viewer: {
    profile: { id: 'profile-1', audience: isProfilePublic ? 'LISTED' : 'PRIVATE' },
    profileProposals: [],
    knowledgeItem: item,
    stories: { edges: stories.map(edge), pageInfo: noPage },
  },
})

async function openStories(data = viewer({}), path = '/story') {
  const app = await openApp(path, ada)
  await app.respond(storyQuery, data)
  return app
}

test('explains an empty screen and offers the first steps', async () => {
  await openStories(viewer({ stories: [] }))
  expect(await screen.findByRole('heading', { name: 'Your stories will appear here' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Write a story' })).toHaveAttribute('href', '/story?new=story')
  expect(screen.getByRole('button', { name: 'Import' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Update my profile from my stories' })).toBeNull()
})

test('shows that stories are loading', async () => {
  await openApp('/story', ada)
  expect(await within(screen.getByRole('main')).findByText('Loading...')).toBeVisible()
})

test('retries a failed load of stories', async () => {
  const { fail, respond, user } = await openApp('/story', ada)
  await fail(storyQuery, new RequestError('Failed to fetch', null))
  expect(await screen.findByText('Couldn’t load your notes and stories. Check your connection and try again.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await respond(storyQuery, viewer({}))
  expect(await screen.findByRole('link', { name: 'The leaking boat' })).toBeVisible()
})

test('shows who sees a story as soon as it is public', async () => {
  const { user, respond, variablesOf } = await openStories()
  await user.click(await screen.findByRole('button', { name: 'The leaking boat: Only you' }))
  await user.click(await screen.findByRole('menuitemradio', { name: 'Anyone' }))
  expect(await screen.findByText('Anyone, once your profile is shared')).toBeVisible()
  expect(await variablesOf(updateItem)).toEqual({ input: { itemId: 'item-1', audience: 'LISTED' } })
  await respond(updateItem, {
    updateKnowledgeItem: { __typename: 'UpdateKnowledgeItemPayload', item: { ...boat, audience: 'LISTED' } },
  })
  expect(screen.getByRole('button', { name: 'The leaking boat: Anyone, once your profile is shared' })).toBeVisible()
})

test('reverts a failed change of the audience and says so', async () => {
  const { user, fail } = await openStories(viewer({ isProfilePublic: true }))
  await user.click(await screen.findByRole('button', { name: 'The leaking boat: Only you' }))
  await user.click(await screen.findByRole('menuitemradio', { name: 'People you choose' }))
  expect(screen.getByRole('button', { name: 'The leaking boat: People you choose' })).toBeVisible()
  await fail(updateItem, new RequestError('Failed to fetch', null))
  expect(await screen.findByText(/Couldn’t change who sees this/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'The leaking boat: Only you' })).toBeVisible()
})

test('creates private stories by default', async () => {
  const { user, respond, variablesOf, router } = await openStories(viewer({}), '/story?new=story')
  await user.type(await screen.findByLabelText('Title'), 'Rain')
  await user.type(screen.getByLabelText('Your story'), 'It rained.')
  expect(screen.getByRole('button', { name: 'Who can see this: Only you' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Save story' }))
  expect((await variablesOf(createItem)).input).toEqual({ kind: 'STORY', title: 'Rain', content: 'It rained.', audience: 'PRIVATE' })
  const rain = { ...boat, id: 'item-2', uuid: 'uuid-2', title: 'Rain', content: 'It rained.' }
  await respond(createItem, { createKnowledgeItem: { __typename: 'CreateKnowledgeItemPayload', itemEdge: edge(rain) } })
  await waitFor(() => expect(router.state.location.search).toBe('?item=uuid-2'))
  expect(Object.keys(localStorage)).toEqual([])
})

test('keeps an unsaved story until it is discarded', async () => {
  const { user, router } = await openStories(viewer({}), '/story?new=story')
  await user.type(await screen.findByLabelText('Title'), 'Half')
  await router.navigate('/story')
  expect(await screen.findByRole('link', { name: 'Continue your story' })).toBeVisible()
  await router.navigate('/story?new=story')
  expect(await screen.findByLabelText('Title')).toHaveValue('Half')
  await user.click(screen.getByRole('button', { name: 'Discard' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard' }))
  expect(await screen.findByRole('link', { name: 'Write a story' })).toBeVisible()
})

test('refuses an empty story at its field', async () => {
  const { user } = await openStories(viewer({}), '/story?new=story')
  await user.type(await screen.findByLabelText('Title'), 'Rain')
  await user.click(screen.getByRole('button', { name: 'Save story' }))
  expect(await screen.findByText('Write something first')).toBeVisible()
  expect(screen.getByLabelText('Title')).toHaveValue('Rain')
})

test('shows a whole story and deletes it after a confirmation', async () => {
  const { user, respond, variablesOf, router } = await openStories(viewer({ item: boat }), '/story?item=uuid-1')
  expect(await screen.findByText(/By June we knew why\./)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete story' }))
  expect((await variablesOf(deleteItem)).input).toEqual({ itemId: 'item-1' })
  await respond(deleteItem, { deleteKnowledgeItem: { __typename: 'DeleteKnowledgeItemPayload', deletedItemId: 'item-1' } })
  await waitFor(() => expect(router.state.location.search).toBe(''))
  expect(await screen.findByText('Your stories will appear here')).toBeVisible()
})

test('renders a story’s Markdown below its title and keeps line breaks', async () => {
  const content = '# Spring\n\nIt leaked **again**.\nBy June we knew why.'
  await openStories(viewer({ item: { ...boat, content } }), '/story?item=uuid-1')
  expect(await screen.findByRole('heading', { name: 'Spring', level: 2 })).toBeVisible()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('The leaking boat')
  expect(screen.getByText('again', { selector: 'strong' }).closest('p')?.querySelectorAll('br')).toHaveLength(1)
})

test('shows that a story no longer exists', async () => {
  await openStories(viewer({ item: null }), '/story?item=uuid-9')
  expect(await screen.findByRole('heading', { name: 'This no longer exists' })).toBeVisible()
})

test('says when the stories contain nothing new', async () => {
  const { user, respond } = await openStories()
  await user.click(await screen.findByRole('button', { name: 'Update my profile from my stories' }))
  await respond(readStories, { updateProfileFromStories: { __typename: 'UpdateProfileFromStoriesPayload', proposals: [] } })
  expect(await screen.findByText('Your profile already covers what’s in your stories.')).toBeVisible()
})

test('proposes profile changes with their sentences', async () => {
  const { user, respond } = await openStories()
  await user.click(await screen.findByRole('button', { name: 'Update my profile from my stories' }))
  const proposal = {
    __typename: 'ProfileProposal',
    id: 'proposal-1',
    field: 'location',
    value: 'Marstrand',
    evidence: 'I live in Marstrand.',
    sourceItem: boat,
  }
  await respond(readStories, { updateProfileFromStories: { __typename: 'UpdateProfileFromStoriesPayload', proposals: [proposal] } })
  expect(await screen.findByText('I live in Marstrand.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Accept: Location, Marstrand' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Not now: Location, Marstrand' })).toBeVisible()
})

test('shows the result of each imported file', async () => {
  vi.stubGlobal('XMLHttpRequest', UploadedAtOnce)
  const { user, respond, variablesOf } = await openStories()
  await user.click(await screen.findByRole('button', { name: 'Import' }))
  const dialog = await screen.findByRole('dialog', { name: 'Import stories' })
  choose(dialog, new File(['# One'], 'one.md'), new File(['x'], 'two.txt'), new File(['%PDF'], 'three.pdf'))
  expect(await within(dialog).findByText('Only .md and .txt files can be imported as stories.')).toBeVisible()
  await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Import' })).toBeEnabled())
  await user.click(within(dialog).getByRole('radio', { name: /One story per heading/ }))
  await user.click(within(dialog).getByRole('button', { name: 'Import' }))
  expect((await variablesOf(importStories)).input).toMatchObject({ split: 'HEADING' })
  await respond(importStories, {
    importStories: {
      __typename: 'ImportStoriesPayload',
      isRunning: false,
      files: [
        { fileName: 'one.md', storyCount: 3, knownCount: 1, problem: null },
        { fileName: 'two.txt', storyCount: 0, knownCount: 0, problem: 'It is empty.' },
      ],
      storyEdges: [],
    },
  })
  expect(await within(dialog).findByText('3 stories added, 1 already imported')).toBeVisible()
  expect(within(dialog).getByText('It is empty.')).toBeVisible()
})

test('shows stories imported in the background', async () => {
  vi.stubGlobal('XMLHttpRequest', UploadedAtOnce)
  const { user, respond, emit } = await openStories(viewer({ stories: [] }))
  await user.click(await screen.findByRole('button', { name: 'Import' }))
  const dialog = await screen.findByRole('dialog', { name: 'Import stories' })
  choose(dialog, new File(['# One'], 'one.md'))
  await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Import' })).toBeEnabled())
  await user.click(within(dialog).getByRole('button', { name: 'Import' }))
  await respond(importStories, { importStories: { __typename: 'ImportStoriesPayload', isRunning: true, files: [], storyEdges: [] } })
  await user.click(await within(dialog).findByRole('button', { name: 'Done' }))
  expect(await screen.findByText(/^Your files are being read\./)).toBeVisible()
  await emit(viewerEvents, { viewerEvents: { __typename: 'StoriesImported', storyCount: 1 } })
  await respond(storyQuery, viewer({}))
  expect(await screen.findByRole('link', { name: 'The leaking boat' })).toBeVisible()
  expect(screen.queryByText(/^Your files are being read\./)).toBeNull()
})

function choose(dialog: HTMLElement, ...files: File[]) {
  const picker = dialog.querySelector<HTMLInputElement>('input[type=file]')
  if (!picker) throw new Error('There is no file picker.')
  fireEvent.change(picker, { target: { files } })
}

class UploadedAtOnce {
  static count = 0
  readonly #listeners = new Map<string, () => void>()
  readonly upload = { addEventListener() {} }
  readonly status = 200
  readonly response = { files: [{ id: `file-${(UploadedAtOnce.count += 1)}` }] }
  addEventListener(name: string, listener: () => void) {
    this.#listeners.set(name, listener)
  }
  open() {}
  send() {
    this.#listeners.get('load')?.()
    this.#listeners.get('loadend')?.()
  }
  abort() {}
}
