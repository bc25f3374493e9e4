import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { connection, mira, screens, screenStory } from '../../testing/screenStory.tsx'

const meta = { title: 'Screens/History', tags: ['!autodocs'], ...screens } satisfies Meta
export default meta

function conversation(id: string, name: string, lastMessagePreview: string, more: Record<string, unknown> = {}) {
  const exportUrl = `https://twain.example/api/v1/chat/threads/${id}/export`
  return {
    __typename: 'Thread',
    id,
    uuid: id,
    name,
    threadType: 'PRIVATE_CHAT',
    metadata: {},
    origin: null as string | null,
    stepCount: 6,
    updatedAt: '2026-03-04T09:20:00.000Z',
    firstMessagePreview: null,
    lastMessagePreview,
    markdownUrl: exportUrl,
    jsonUrl: exportUrl,
    viewerCanRename: true,
    viewerCanShare: true,
    viewerCanDelete: true,
    isPinned: false,
    isArchived: false,
    projectUuid: null,
    project: null,
    ...more,
  }
}

const conversations = [
  conversation('refit', 'The winter refit', 'The cooling pump was still good.'),
  conversation('bo', '@bo: Twin Chat', 'Bo writes that the harbour opens in May.', {
    threadType: 'PUBLIC_TWIN_CHAT',
    metadata: { twin_username: 'bo' },
    stepCount: 2,
  }),
  conversation('pal', 'Profile Pal', 'What are you good at?', { threadType: 'PROFILE_ONBOARDING', viewerCanRename: false, stepCount: 11 }),
  conversation('me', '', 'I sail, and I write about it.', { threadType: 'SELF_TWIN_CHAT', updatedAt: '2026-02-27T19:02:00.000Z' }),
  conversation('skagen', 'Provisions for Skagen', 'Coffee, rye bread, oats and a kilo of apples.', {
    updatedAt: '2026-02-11T06:40:00.000Z',
  }),
]

const history = (threads: typeof conversations) => ({
  viewer: { exportUrl: 'https://twain.example/api/v1/account/export', threads: connection(threads) },
})
const path = '/history'

export const Default = screenStory({ path, person: mira, answers: { HistoryScreenQuery: history(conversations) } })
export const Dark = { ...Default, globals: { theme: 'dark' } }
export const RightToLeft = { ...Default, globals: { direction: 'rtl', theme: 'dark' } }
export const Empty = screenStory({ path, person: mira, answers: { HistoryScreenQuery: history([]) } })
export const NothingFound = screenStory({
  path: `${path}?q=zebra&type=testing`,
  person: mira,
  answers: { HistoryScreenQuery: history([]) },
})
export const Archived = screenStory({
  path: `${path}?archived=true`,
  person: mira,
  answers: {
    HistoryScreenQuery: history([conversation('oslo', 'Trains to Oslo', 'The night train leaves at 22:10.', { isArchived: true })]),
  },
})
export const NothingArchived = screenStory({
  path: `${path}?archived=true`,
  person: mira,
  answers: { HistoryScreenQuery: history([]) },
})
const archived = { ...conversation('refit', 'The winter refit', '', { isArchived: true }), activeRun: null }
export const JustArchived = {
  ...screenStory({
    path,
    person: mira,
    answers: {
      HistoryScreenQuery: history(conversations),
      useUpdateThreadMutation: {
        updateThread: { __typename: 'UpdateThreadPayload', threadEdge: { __typename: 'ThreadEdge', cursor: 'refit', node: archived } },
      },
    },
  }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'More about The winter refit' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Archive' }))
    await expect(await screen.findByRole('button', { name: 'Undo' })).toHaveFocus()
  },
}
export const Loading = screenStory({ path, person: mira, isLoading: true })
export const Failed = screenStory({ path, person: mira, answers: { HistoryScreenQuery: new Error('Failed to fetch') } })
