import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, within, waitFor } from 'storybook/test'
import { connection, mira, screens, screenStory } from '../../testing/screenStory.tsx'

const meta = { title: 'Screens/Chat', tags: ['!autodocs'], ...screens } satisfies Meta
export default meta

const uuid = '0198b5a6-7c1e-7e9b-8b63-2f2f0a1b2c3d'
const viewedAt = '2026-03-04T09:20:00.000Z'

const question = (position: number, input: string) => ({ ...blank(position), stepType: 'USER_MESSAGE', status: 'SENT', input })
const answer = (position: number, output: string, more: Record<string, unknown> = {}) => ({ ...blank(position), output, ...more })

function blank(position: number) {
  const none = {
    input: '',
    output: '',
    isError: false,
    errors: [],
    run: null,
    toolCallSession: null,
    citations: [],
    partlyReadFiles: [],
    versionIds: [],
    isUnanswered: false,
    isByOwner: false,
    approval: null,
    createdAt: '2026-03-01T10:00:00.000Z',
    rating: null,
    ratingReason: null,
    elements: [],
    references: [],
    waitForAnswer: false,
    question: null,
    viewerCanContinue: false,
    agentModel: position % 2 === 1 ? 'qwen3:32b' : null,
    unavailableModel: null,
    totalTimeMs: 4200,
    promptTokens: 1820,
    completionTokens: 96,
  }
  return { __typename: 'Step', id: `step-${position}`, position, stepType: 'ASSISTANT_MESSAGE', status: 'COMPLETED', viewedAt, ...none }
}

const search = {
  __typename: 'ToolCall',
  id: 'call-1',
  callId: 'call-1',
  textOffset: 0,
  name: 'search_notes',
  displayName: 'Searched your notes',
  status: 'COMPLETED',
  isError: false,
  inputParams: { query: 'engine winter' },
  outputResult: { found: 2 },
  durationMs: 240,
}

const conversation = [
  question(0, 'What did I decide about the engine last winter?'),
  answer(
    1,
    [
      'You decided to **rebuild** it rather than buy another one:',
      '',
      '1. New gaskets and injectors, ordered in January.',
      '2. The cooling pump was still good.',
      '',
      'The impeller came from `Marstrand Marin`, part 09-1027B.',
    ].join('\n'),
    { toolCallSession: { __typename: 'ToolCallSession', toolCalls: [search] } },
  ),
  question(2, 'When is the next oil change due?'),
  answer(3, 'After 100 hours, or in October, whichever comes first.'),
]

function thread(steps: ReturnType<typeof answer>[], more: Record<string, unknown> = {}) {
  return {
    __typename: 'Thread',
    id: 'thread-1',
    uuid,
    name: 'The winter refit',
    threadType: 'PRIVATE_CHAT',
    metadata: {},
    origin: null,
    twinProfile: null,
    isTakenOver: false,
    isPinned: false,
    isArchived: false,
    isTemporary: false,
    projectUuid: null,
    project: null,
    stepCount: steps.length,
    updatedAt: viewedAt,
    firstMessagePreview: null,
    lastMessagePreview: null,
    markdownUrl: 'https://twain.example/export?format=markdown',
    jsonUrl: 'https://twain.example/export?format=json',
    viewerCanRename: true,
    viewerCanShare: true,
    viewerCanDelete: true,
    activeRun: null,
    queuedMessages: [],
    comparison: null,
    isCompacting: false,
    compactionError: null,
    summary: null,
    steps: connection(steps),
    ...more,
  }
}

const model = { isBuiltIn: false }
const recent = {
  viewer: {
    threads: connection([thread([]), { ...thread([]), id: 'thread-2', uuid: 'uuid-2', name: 'Provisions for Skagen' }]),
    pinned: connection([thread([], { id: 'thread-3', uuid: 'uuid-3', name: 'Harbour fees', isPinned: true })]),
    profilePal: null,
  },
}
const path = `/chat/${uuid}`
const chat = (answers: Parameters<typeof screenStory>[0]['answers']) =>
  screenStory({ path, person: mira, answers: { RecentThreadsQuery: recent, ...answers } })

export const New = screenStory({ path: '/chat', person: mira, answers: { ThreadScreenQuery: { model } } })
export const WithoutModel = screenStory({ path: '/chat', person: mira, answers: { ThreadScreenQuery: { model: { isBuiltIn: true } } } })

export const Default = chat({ ThreadScreenQuery: { viewer: { thread: thread(conversation) }, model } })
export const Turns = {
  ...Default,
  play: async ({ canvas }: { canvas: { findAllByRole: (role: string) => Promise<HTMLElement[]> } }) => {
    const boxes = (await canvas.findAllByRole('article')).map((message) => message.getBoundingClientRect())
    const gap = (index: number) => (boxes[index + 1]?.top ?? 0) - (boxes[index]?.bottom ?? 0)
    await expect(gap(1)).toBeGreaterThanOrEqual(2 * gap(0))
  },
}
export const Archived = chat({ ThreadScreenQuery: { viewer: { thread: thread(conversation, { isArchived: true }) }, model } })
export const NewTemporary = {
  ...screenStory({ path: '/chat?temporary=true', person: mira, answers: { ThreadScreenQuery: { model } } }),
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Temporary chat', pressed: true })
    await within(canvasElement).findByText(/^Not in history or memory/)
  },
}
export const Temporary = chat({ ThreadScreenQuery: { viewer: { thread: thread(conversation, { name: null, isTemporary: true }) }, model } })
const sharing = (sharedConversation: object | null) => ({
  ...chat({
    ThreadScreenQuery: { viewer: { thread: thread(conversation) }, model },
    ShareDialogQuery: {
      viewer: {
        __typename: 'Viewer',
        user: { ...mira, displayName: 'Mira Holm' },
        thread: {
          __typename: 'Thread',
          id: 'thread-1',
          shareableMessages: [
            { __typename: 'SharedMessage', text: 'When is the refit?', aiGenerated: false },
            { __typename: 'SharedMessage', text: 'In **January**.', aiGenerated: true },
          ],
          sharedConversation,
        },
      },
    },
  }),
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const header = within(await within(canvasElement).findByRole('banner'))
    await userEvent.click(await header.findByRole('button', { name: 'More about The winter refit' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Share' }))
    await waitFor(() => expect(screen.getByText('Show my name')).toBeVisible())
  },
})
export const Share = sharing(null)
export const Shared = sharing({
  __typename: 'SharedConversation',
  id: 'shared-1',
  url: 'https://twain.example/shared/AZrO2h4hcQmT',
  messageCount: 1,
  showsName: true,
})
export const Dark = { ...Default, globals: { theme: 'dark' } }
export const RightToLeft = { ...Default, globals: { direction: 'rtl', theme: 'dark' } }

const talk = answer(
  1,
  [
    '### @jonas',
    'I keep bees on a roof [1].',
    '### @mira',
    'I have sailed since I was ten [2].',
    '### In common',
    '- The archipelago [1] [2]',
  ].join('\n\n'),
  {
    citations: [1, 2].map((number) => ({
      __typename: 'Citation',
      number,
      kind: 'PROFILE',
      sourceId: 'bio',
      threadUuid: null,
      title: 'About',
      excerpt: number === 1 ? 'I keep bees on a roof in the archipelago.' : 'I sail in the archipelago.',
      ordinal: null,
      page: null,
    })),
  },
)
const jonas = {
  __typename: 'PublicProfile',
  id: 'jonas',
  username: 'jonas',
  displayName: 'Jonas',
  avatarUrl: null,
  isTwinEnabled: true,
  viewerSignature: 'mira',
  viewerCanStartTalk: true,
}
const ofTalk = { name: 'What do we share?', threadType: 'TWIN_TO_TWIN', metadata: { twin_username: 'jonas' }, twinProfile: jonas }
export const TwinTalk = chat({ ThreadScreenQuery: { viewer: { thread: thread([question(0, 'What do we share?'), talk], ofTalk) }, model } })
export const StartTwinTalk: typeof TwinTalk = {
  ...TwinTalk,
  play: async (context) => {
    await TwinTalk.play?.(context)
    await userEvent.click(await screen.findByRole('button', { name: 'Let our twins talk' }, { timeout: 8000 }))
    await screen.findByRole('dialog', { name: 'Let your twin talk with Jonas’s twin' }, { timeout: 8000 })
  },
}

export const OpenedAtAMessage = screenStory({
  path: `${path}?at=2`,
  person: mira,
  answers: {
    RecentThreadsQuery: recent,
    ThreadScreenQuery: { viewer: { thread: thread(conversation, { stepCount: 400 }) }, model },
    useStepsAroundQuery: {
      node: {
        ...thread(conversation),
        steps: { ...connection(conversation), pageInfo: { hasPreviousPage: true, hasNextPage: true, startCursor: '0', endCursor: '3' } },
      },
    },
  },
})

const versions = { versionIds: ['step-8', 'step-0'] }
const versioned = [{ ...conversation[0], ...versions }, ...conversation.slice(1)] as typeof conversation
export const Versions = chat({ ThreadScreenQuery: { viewer: { thread: thread(versioned) }, model } })

export const Failed = chat({
  ThreadScreenQuery: {
    viewer: {
      thread: thread([
        question(0, 'What did I decide about the engine last winter?'),
        answer(1, '', {
          isError: true,
          errors: [{ message: 'The model could not be reached.' }],
          run: { id: 'run-1', status: 'FAILED', errorMessage: 'The model could not be reached.' },
        }),
      ]),
    },
    model,
  },
})

export const Stopped = chat({
  ThreadScreenQuery: {
    viewer: {
      thread: thread([
        question(0, 'What did I decide about the engine last winter?'),
        answer(1, 'You decided to **rebuild** it rather than', {
          viewerCanContinue: true,
          run: { id: 'run-1', status: 'STOPPED', errorMessage: null },
        }),
      ]),
    },
    model,
  },
})

const queued = { __typename: 'QueuedMessage', elementIds: ['element-1'], references: [{ title: 'Launch plan' }] }
const queuedMessages = [
  { ...queued, id: 'queued-1', text: 'And who has the second key?', elementIds: [], references: [] },
  { ...queued, id: 'queued-2', text: 'List everything that is still open before the launch, with the person who promised it.' },
]
const activeRun = { __typename: 'Run', id: 'run-2', createdAt: '2099-03-04T09:20:00.000Z' }
const writing = answer(1, 'You decided to', { status: 'STREAMING', run: { id: 'run-2', status: 'RUNNING', errorMessage: null } })
const asked = [question(0, 'What did I decide about the engine last winter?')]
export const Queued = chat({ ThreadScreenQuery: { viewer: { thread: thread([...asked, writing], { activeRun, queuedMessages }) }, model } })
export const QueuedAfterStop = chat({
  ThreadScreenQuery: {
    viewer: {
      thread: thread([...asked, answer(1, 'You decided to', { run: { id: 'run-1', status: 'STOPPED', errorMessage: null } })], {
        queuedMessages,
      }),
    },
    model,
  },
})

export const Loading = screenStory({ path, person: mira, isLoading: true })
