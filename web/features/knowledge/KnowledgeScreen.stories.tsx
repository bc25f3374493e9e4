import type { Meta } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { RequestError } from '../../relay/requestError.ts'
import { connection, mira, screens, screenStory } from '../../testing/screenStory.tsx'

const meta = { title: 'Screens/Knowledge', tags: ['!autodocs'], ...screens } satisfies Meta
export default meta

const hours = {
  __typename: 'KnowledgeItem',
  id: 'item-1',
  uuid: 'uuid-1',
  kind: 'NOTE',
  title: 'Opening hours of the workshop',
  excerpt: 'The workshop is open on weekdays from nine to five. On Saturdays by appointment only.',
  content: 'The workshop is open on weekdays from nine to five. On Saturdays by appointment only.',
  audience: 'LISTED',
  createdAt: '2026-03-04T09:20:00.000Z',
  updatedAt: '2026-03-04T09:20:00.000Z',
}
const wifi = {
  ...hours,
  id: 'item-2',
  uuid: 'uuid-2',
  title: 'Wifi at the boathouse',
  excerpt: 'The password is on the door, and the router stands upstairs.',
  audience: 'PRIVATE',
}

const passages = [
  { __typename: 'TwinPassage', kind: 'ITEM', sourceId: 'uuid-1', title: hours.title, text: hours.content },
  { __typename: 'TwinPassage', kind: 'PROFILE', sourceId: 'bio', title: 'About', text: 'I build wooden boats in Marstrand.' },
]

const knowledge = (path: string, more: Record<string, unknown> = {}, answers: Record<string, Record<string, unknown>> = {}) =>
  screenStory({
    path,
    person: mira,
    answers: {
      KnowledgeScreenQuery: {
        viewer: { profile: { __typename: 'Profile', id: 'profile-1', audience: 'LISTED' }, knowledge: connection([hours, wifi]), ...more },
      },
      TwinPassagesQuery: { viewer: { twinPreview: passages } },
      ...answers,
    },
  })

export const Default = knowledge('/knowledge')
export const Dark = { ...Default, globals: { theme: 'dark' } }
export const RightToLeft = { ...Default, globals: { direction: 'rtl' } }
export const Empty = knowledge('/knowledge', { knowledge: connection([]) })
export const Found = knowledge('/knowledge?q=workshop', {
  searchKnowledge: [{ __typename: 'KnowledgeMatch', passage: hours.content, ordinal: null, page: null, item: hours }],
})
export const NothingFound = knowledge('/knowledge?q=zebra', { searchKnowledge: [] })
const file = {
  __typename: 'DocumentFile',
  fileName: 'Handbook.pdf',
  sourceUrl: null,
  size: 1_240_000,
  pageCount: 48,
  pagesWithoutText: 2,
  status: 'READY',
  problem: null,
  url: '/api/v1/knowledge/documents/uuid-5/file',
}
const handbook = {
  ...hours,
  id: 'item-5',
  uuid: 'uuid-5',
  kind: 'DOCUMENT',
  title: 'Handbook of the boathouse',
  content: '',
  document: file,
}
const reading = {
  ...handbook,
  id: 'item-6',
  uuid: 'uuid-6',
  title: 'Minutes of the spring meeting',
  audience: 'PRIVATE',
  document: { ...file, fileName: 'Minutes.docx', size: 84_000, pageCount: null, pagesWithoutText: 0, status: 'PENDING' },
}
const scan = {
  ...reading,
  id: 'item-7',
  uuid: 'uuid-7',
  title: 'Insurance 2019',
  document: {
    ...file,
    status: 'FAILED',
    pageCount: null,
    pagesWithoutText: 0,
    problem: 'No text found. If this is a scan, run text recognition (OCR) and upload it again.',
  },
}
const webPage = {
  ...handbook,
  id: 'item-8',
  uuid: 'uuid-8',
  title: 'How to rig a dinghy',
  audience: 'PRIVATE',
  document: {
    ...file,
    fileName: 'example.org rigging.html',
    sourceUrl: 'https://example.org/journal/rigging',
    size: 31_000,
    pageCount: null,
    pagesWithoutText: 0,
  },
}
const text = {
  __typename: 'DocumentExcerpt',
  partCount: 48,
  passage: { start: 108, end: 176 },
  parts: [
    {
      __typename: 'DocumentPart',
      position: 11,
      page: 12,
      start: 100,
      text: '# Keys\n\nThe spare key hangs behind the blue door, next to the lifebelt.\n\nWhoever takes it writes their name on the board.',
    },
    {
      __typename: 'DocumentPart',
      position: 12,
      page: 13,
      start: 240,
      text: '# Boats\n\nFreya and Ida are for everybody. Ask before you take Old Ann.',
    },
  ],
}

export const Documents = knowledge('/knowledge?view=documents', { documents: connection([handbook, webPage, reading, scan]) })
export const NoDocuments = knowledge('/knowledge?view=documents', { documents: connection([]) })
const waitForText = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  await within(canvasElement).findByText(/Freya and Ida/)
}
export const ReadingADocument = {
  ...knowledge('/knowledge?item=uuid-5&at=30', { knowledgeItem: { ...handbook, document: { ...file, text } } }),
  play: waitForText,
}
export const ReadingAWebPage = {
  ...knowledge('/knowledge?item=uuid-8', { knowledgeItem: { ...webPage, document: { ...webPage.document, text } } }),
  play: waitForText,
}
export const DocumentNotRead = knowledge('/knowledge?item=uuid-7', { knowledgeItem: scan })
const tea = {
  __typename: 'Memory',
  id: 'memory-1',
  content: 'I take my tea without sugar',
  createdAt: '2026-03-04T09:20:00.000Z',
  lastUsedAt: '2026-03-09T18:00:00.000Z',
  isNoticed: false,
  earlier: [{ __typename: 'EarlierMemory', uuid: 'uuid-0', content: 'Tea with two spoons of sugar' }],
  projectUuid: null,
  project: null,
  neverSentTo: ['large'],
  threadUuid: 'thread-1',
  position: 4,
}
const allergy = {
  ...tea,
  id: 'memory-2',
  content: 'My sister is allergic to peanuts',
  lastUsedAt: null,
  isNoticed: true,
  earlier: [],
  threadUuid: null,
  position: null,
}
export const Memories = knowledge('/knowledge?view=memories', { memories: connection([tea, allergy]) })
const refit = { __typename: 'Project', id: 'project-1', name: 'Winter refit' }
const restricted = {
  ...allergy,
  content: 'The yard bills in Swedish kronor',
  projectUuid: 'uuid-p1',
  project: refit,
  neverSentTo: ['large'],
}
const ofDeleted = { ...restricted, id: 'memory-5', content: 'The mast is 14 m high', project: null }
export const MemoryRestrictions = {
  ...knowledge(
    '/knowledge?view=memories',
    { memories: connection([restricted, ofDeleted]) },
    {
      MemoryRestrictionsQuery: {
        viewer: { projects: [refit], models: ['large', 'small'].map((name) => ({ __typename: 'Model', name, isBuiltIn: false })) },
      },
    },
  ),
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const body = within(canvasElement.ownerDocument.body)
    await userEvent.click(await body.findByRole('button', { name: `Edit: ${restricted.content}` }))
    await body.findByRole('checkbox', { name: 'large', checked: true })
  },
}
export const NoMemories = knowledge('/knowledge?view=memories', { memories: connection([]) })
const section = (kind: string, title: string | null, ...sentences: [text: string, ...memories: object[]][]) => ({
  __typename: 'MemorySummarySection',
  kind,
  title,
  projectUuid: null,
  sentences: sentences.map(([text, ...from]) => ({ __typename: 'MemorySummarySentence', text, memories: from })),
})
const boat = { ...allergy, id: 'memory-3', content: 'My boat is called Freya' }
const sail = { ...allergy, id: 'memory-4', content: 'Freya needs a new sail' }
const grouped = {
  __typename: 'MemorySummary',
  sections: [
    section('SELF', null, [tea.content, tea], [allergy.content, allergy]),
    section('SUBJECT', 'Freya', [boat.content, boat], [sail.content, sail]),
  ],
  memoryCount: 4,
  coveredCount: 4,
  writer: 'llama3.2',
  writtenBy: null,
  writtenAt: null,
  isOutdated: false,
}
export const Summary = knowledge('/knowledge?view=summary', { memorySummary: grouped })
export const WrittenSummary = {
  ...knowledge('/knowledge?view=summary', {
    memorySummary: {
      ...grouped,
      sections: [section('WRITTEN', 'Life at sea', ['Your boat Freya needs a new sail.', boat, sail]), grouped.sections[0]],
      memoryCount: 5000,
      coveredCount: 200,
      writtenBy: 'llama3.2',
      writtenAt: '2026-03-09T18:00:00.000Z',
      isOutdated: true,
    },
  }),
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: /^Your boat Freya/ }))
    await canvas.findByRole('button', { name: 'Edit: My boat is called Freya' })
  },
}
export const Reading = knowledge('/knowledge?item=uuid-1', { knowledgeItem: { ...hours, document: null } })
export const WritingAnAnswer = knowledge('/knowledge?new=note&title=What%20do%20you%20charge%3F&public=1')

const asking = knowledge('/knowledge?view=twin')
export const AskedAsVisitor = {
  ...asking,
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Question' }), 'When is the workshop open?{Enter}')
    await canvas.findByRole('list', { name: 'Sources for your twin’s answer' })
  },
}
export const AskedWhilePrivate = knowledge('/knowledge?view=twin', {
  profile: { __typename: 'Profile', id: 'profile-1', audience: 'PRIVATE' },
})
export const Loading = screenStory({ path: '/knowledge', person: mira, isLoading: true })
export const Failed = screenStory({
  path: '/knowledge',
  person: mira,
  answers: { KnowledgeScreenQuery: new RequestError('Failed to fetch', null) },
})
