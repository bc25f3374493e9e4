import type { Meta } from '@storybook/react-vite'
import { screens, screenStory } from '../../testing/screenStory.tsx'

const meta = { title: 'Screens/Public profile', ...screens } satisfies Meta
export default meta

const ines = {
  __typename: 'PublicProfile',
  id: 'public-ines',
  username: 'ines',
  displayName: 'Ines Duarte',
  avatarUrl: null,
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
  isTwinEnabled: true,
}

const nothing = { interests: [], achievements: [], posts: [], photos: [], skills: [], projects: [] }

const of = (publicProfile: object | null) => screenStory({ path: '/ines', answers: { PublicProfileScreenQuery: { publicProfile } } })

export const Default = of(ines)
/** Only a name, and a twin that takes no messages. */
export const Sparse = of({ ...ines, ...nothing, displayName: null, bio: null, location: null, isTwinEnabled: false })
export const NotFound = of(null)
export const Loading = screenStory({ path: '/ines', isLoading: true })
export const Failed = screenStory({
  path: '/ines',
  answers: { PublicProfileScreenQuery: new Error('Request timeout - unable to fetch public profile') },
})
