import type { Meta } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { RequestError } from '../../relay/requestError.ts'
import { connection, mira, screens, screenStory } from '../../testing/screenStory.tsx'

const meta = { title: 'Screens/Knowledge', ...screens } satisfies Meta
export default meta

const hours = {
  __typename: 'KnowledgeItem',
  id: 'item-1',
  uuid: 'uuid-1',
  kind: 'NOTE',
  title: 'Opening hours of the workshop',
  excerpt: 'The workshop is open on weekdays from nine to five. On Saturdays by appointment only.',
  content: 'The workshop is open on weekdays from nine to five. On Saturdays by appointment only.',
  isPublic: true,
  createdAt: '2026-03-04T09:20:00.000Z',
  updatedAt: '2026-03-04T09:20:00.000Z',
}
const wifi = {
  ...hours,
  id: 'item-2',
  uuid: 'uuid-2',
  title: 'Wifi at the boathouse',
  excerpt: 'The password is on the door, and the router stands upstairs.',
  isPublic: false,
}

const passages = [
  { __typename: 'TwinPassage', kind: 'ITEM', sourceId: 'uuid-1', title: hours.title, text: hours.content },
  { __typename: 'TwinPassage', kind: 'PROFILE', sourceId: 'bio', title: 'About', text: 'I build wooden boats in Marstrand.' },
]

const knowledge = (path: string, more: Record<string, unknown> = {}) =>
  screenStory({
    path,
    person: mira,
    answers: {
      KnowledgeScreenQuery: {
        viewer: { profile: { __typename: 'Profile', id: 'profile-1', isPublic: true }, knowledge: connection([hours, wifi]), ...more },
      },
      TwinPassagesQuery: { viewer: { twinPreview: passages } },
    },
  })

export const Default = knowledge('/knowledge')
export const Dark = { ...Default, globals: { theme: 'dark' } }
export const RightToLeft = { ...Default, globals: { direction: 'rtl' } }
export const Empty = knowledge('/knowledge', { knowledge: connection([]) })
export const Found = knowledge('/knowledge?q=workshop', {
  searchKnowledge: [{ __typename: 'KnowledgeMatch', passage: hours.content, item: hours }],
})
export const NothingFound = knowledge('/knowledge?q=zebra', { searchKnowledge: [] })
export const Documents = knowledge('/knowledge?view=documents')
export const Memories = knowledge('/knowledge?view=memories')
export const Reading = knowledge('/knowledge?item=uuid-1', { knowledgeItem: hours })
export const WritingAnAnswer = knowledge('/knowledge?new=note&title=What%20do%20you%20charge%3F&public=1')

const asking = knowledge('/knowledge?view=twin')
export const AskedAsVisitor = {
  ...asking,
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Question' }, { timeout: 8000 }), 'When is the workshop open?{Enter}')
    await canvas.findByRole('list', { name: 'What your twin would answer from' })
  },
}
export const AskedWhilePrivate = knowledge('/knowledge?view=twin', {
  profile: { __typename: 'Profile', id: 'profile-1', isPublic: false },
})
export const Loading = screenStory({ path: '/knowledge', person: mira, isLoading: true })
export const Failed = screenStory({
  path: '/knowledge',
  person: mira,
  answers: { KnowledgeScreenQuery: new RequestError('Failed to fetch', null) },
})
