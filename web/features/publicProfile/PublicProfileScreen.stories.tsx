import type { Meta } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { screens, screenStory } from '../../testing/screenStory.tsx'

const meta = { title: 'Screens/Public profile', tags: ['!autodocs'], ...screens } satisfies Meta
export default meta

const ines = {
  __typename: 'PublicProfile',
  id: 'public-ines',
  username: 'ines',
  displayName: 'Ines Duarte',
  avatarUrl: null,
  title: null,
  bio: 'I study tidal rivers, and write about the people who live with them.',
  interests: ['Tidal rivers', 'Sailing', 'Field recording'],
  location: 'Porto',
  achievements: ['Mapped 40 km of the Douro estuary by kayak'],
  posts: [
    { title: 'What a river remembers', content: 'A river keeps its old beds the way a city keeps its street names.' },
    { title: null, content: 'Field notes are due on Friday.' },
  ],
  photos: ['https://elsewhere.example/river.jpg'],
  skills: ['Hydrology', 'Kayaking', 'Mapping'],
  projects: [{ title: 'Tide tables for poets', description: 'What the water does, in whole sentences.' }],
  items: [
    {
      uuid: 'story-1',
      kind: 'STORY',
      title: 'The night the ferry stopped',
      excerpt: 'It was the last ferry of the year, and the river had other plans.',
      content: 'It was the last ferry of the year, and the river had other plans.\n\nWe rowed.',
      updatedAt: '2026-03-01T10:00:00.000Z',
    },
    {
      uuid: 'note-1',
      kind: 'NOTE',
      title: 'Where to see the spring tide',
      excerpt: 'From the bridge at Afurada, an hour before the almanac says.',
      content: 'From the bridge at Afurada, an hour before the almanac says.',
      updatedAt: '2026-02-11T10:00:00.000Z',
    },
  ],
  suggestedQuestions: ['What is a tidal river?', 'Where can I see the spring tide?'],
  isTwinEnabled: true,
  accuracy: {
    __typename: 'TwinAccuracy',
    measuredAt: '2026-03-02T10:00:00.000Z',
    checkCount: 12,
    passedCount: 11,
    unsourcedCount: 8,
    refusedCount: 8,
    answerCount: 40,
    tracedCount: 39,
  },
}

const nothing = { interests: [], achievements: [], posts: [], photos: [], skills: [], projects: [], items: [], suggestedQuestions: [] }

const of = (publicProfile: object | null) =>
  screenStory({
    path: '/ines',
    answers: {
      PublicProfileScreenQuery: { publicProfile },
      PublicProfileScreenReaderQuery: { twin: publicProfile && { __typename: 'Twin', id: 'twin-ines', profile: publicProfile } },
    },
  })

export const Default: ReturnType<typeof of> = {
  ...of(ines),
  play: async ({ canvasElement }) => {
    if (matchMedia('(forced-colors: active)').matches) return
    const more = await within(canvasElement).findByRole('button', { name: 'Read more of “The night the ferry stopped”' })
    const card = more.closest('article')
    await expect(getComputedStyle(more).color).toBe(card && getComputedStyle(card).color)
  },
}
export const Sparse = of({ ...ines, ...nothing, displayName: null, bio: null, location: null, isTwinEnabled: false })
export const NotFound = of(null)
export const Loading = screenStory({ path: '/ines', isLoading: true })
export const Failed = screenStory({
  path: '/ines',
  answers: { PublicProfileScreenQuery: new Error('Request timeout - unable to fetch public profile') },
})
