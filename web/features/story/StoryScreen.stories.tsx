import type { Meta } from '@storybook/react-vite'
import { RequestError } from '../../relay/requestError.ts'
import { connection, mira, screens, screenStory } from '../../testing/screenStory.tsx'

const meta = { title: 'Screens/My Story', tags: ['!autodocs'], ...screens } satisfies Meta
export default meta

const boat = {
  __typename: 'KnowledgeItem',
  id: 'item-1',
  uuid: 'uuid-1',
  kind: 'STORY',
  title: 'The summer of the leaking boat',
  excerpt: 'I live in Marstrand, where my grandfather built boats. We bought the Elida in May for less than a bicycle.',
  content:
    'I live in Marstrand, where my grandfather built boats.\n\nWe bought the Elida in May for less than a bicycle. By June we knew why. Every morning there were four buckets of the harbour in her, and every evening we swore to sell her.\n\nIn August we sailed her to Skagen, and she did not take a drop.',
  audience: 'LISTED',
  createdAt: '2026-03-04T09:20:00.000Z',
  updatedAt: '2026-03-04T09:20:00.000Z',
}
const till = {
  ...boat,
  id: 'item-2',
  uuid: 'uuid-2',
  title: 'How I learned to count',
  excerpt: 'My aunt had a shop with a till that did not work. So she counted aloud, and I counted with her.',
  audience: 'PRIVATE',
}
const proposal = {
  __typename: 'ProfileProposal',
  id: 'proposal-1',
  field: 'location',
  value: 'Marstrand',
  evidence: 'I live in Marstrand, where my grandfather built boats.',
  sourceItem: boat,
}

const stories = (more: Record<string, unknown> = {}) => ({
  StoryScreenQuery: {
    viewer: {
      profile: { __typename: 'Profile', id: 'profile-1', audience: 'LISTED' },
      profileProposals: [],
      stories: connection([boat, till]),
      ...more,
    },
  },
})
const story = (path: string, more?: Record<string, unknown>) => screenStory({ path, person: mira, answers: stories(more) })

export const Default = story('/story')
export const Dark = { ...Default, globals: { theme: 'dark' } }
export const RightToLeft = { ...Default, globals: { direction: 'rtl' } }
export const Proposed = story('/story', { profileProposals: [proposal] })
export const Empty = story('/story', { stories: connection([]) })
export const Reading = story('/story?item=uuid-1', { knowledgeItem: boat })
export const ReadingMarkdown = story('/story?item=uuid-1', {
  knowledgeItem: {
    ...boat,
    content:
      '# How it began\n\nWe bought her in **May**.\nBy June we knew why.\n\n## What we learned\n\n- Never trust a [dry bilge](https://example.org)\n- [x] Buy a pump\n\n> A boat is a hole in the water.\n\n| Month | In the bilge |\n|---|---|\n| June | up to the knee |\n\n```js\nconst leak = (days) => days ** 2\n```',
  },
})
export const Writing = story('/story?new=story')
export const Gone = story('/story?item=uuid-9', { knowledgeItem: null })
export const Loading = screenStory({ path: '/story', person: mira, isLoading: true })
export const Failed = screenStory({
  path: '/story',
  person: mira,
  answers: { StoryScreenQuery: new RequestError('Failed to fetch', null) },
})
