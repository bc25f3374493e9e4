import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, within, waitFor } from 'storybook/test'
import { connection, mira, screens, screenStory } from '../../testing/screenStory.tsx'
import { answer, question, thread, uuid } from '../../testing/threadSample.ts'

const meta = { title: 'Screens/Chat', tags: ['!autodocs'], ...screens } satisfies Meta
export default meta

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
const compared = [
  answer(3, 'After 100 hours, or in October, whichever comes first.', { run: { id: 'run-3', status: 'COMPLETED', errorMessage: null } }),
  answer(3, 'In October. The log has 62 hours since the last one.', {
    id: 'step-4',
    agentModel: 'llama3.2',
    run: { id: 'run-4', status: 'COMPLETED', errorMessage: null },
  }),
]
const comparing = (status: string, steps: (ReturnType<typeof answer> | null)[], secondError: string | null = null) => {
  const names = ['qwen3:32b', 'llama3.2']
  const answers = names.map((name, index) => ({
    isShown: index === 0,
    errorMessage: index === 1 ? secondError : null,
    model: { modelId: name, name, connectionName: null, isBuiltIn: false, acceptsImages: false },
    step: steps[index] ?? null,
  }))
  const shown = [...conversation.slice(0, 3), steps[0] ?? answer(3, '')]
  return chat({ ThreadScreenQuery: { viewer: { thread: thread(shown, { comparison: { status, answers } }) }, model } })
}
export const Comparison = comparing('OPEN', compared)
export const ComparisonWaiting = comparing('WAITING', [answer(3, 'After 100 hours', { status: 'STREAMING' }), null])
export const ComparisonFailed = comparing('OPEN', [
  answer(3, '', {
    isError: true,
    errors: [{ message: 'The model refused this message.' }],
    run: { id: 'run-3', status: 'FAILED', errorMessage: null },
  }),
  compared[1] ?? null,
])
export const ComparisonNotStarted = comparing('OPEN', [compared[0] ?? null, null], 'You have used all messages of today.')
const diagram = [
  '```mermaid',
  '---',
  'title: Order of the refit',
  '---',
  'flowchart LR',
  '  Haul --> Engine --> Paint --> Launch',
  '```',
].join('\n')
export const Diagram = {
  ...chat({ ThreadScreenQuery: { viewer: { thread: thread([question(0, 'Draw the order of the refit.'), answer(1, diagram)]) }, model } }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Open' }))
    // Storybook does not serve the preview’s frame.
    await userEvent.click(await screen.findByRole('radio', { name: 'Code' }))
    await screen.findByRole('heading', { name: 'Order of the refit' })
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
    await userEvent.click(await screen.findByRole('button', { name: 'Let our twins talk' }))
    await screen.findByRole('dialog', { name: 'Let your twin talk with Jonas’s twin' })
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
  { ...queued, id: 'queued-1', text: 'And who has the second key?', elementIds: [], references: [], comparedModel: null },
  {
    ...queued,
    id: 'queued-2',
    comparedModel: { name: 'llama3.2' },
    text: 'List everything that is still open before the launch, with the person who promised it.',
  },
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
