import type { Meta } from '@storybook/react-vite'
import { connection, mira, screens, screenStory } from '../../testing/screenStory.tsx'

const meta = { title: 'Screens/Discover', tags: ['!autodocs'], ...screens } satisfies Meta
export default meta

const person = (username: string, displayName: string | null, bio: string | null, interests: string[]) => ({
  __typename: 'PublicProfile',
  id: `public-${username}`,
  username,
  displayName,
  avatarUrl: null,
  bio,
  interests,
})

const people = [
  person('ines', 'Ines Duarte', 'I study tidal rivers, and write about the people who live with them.', ['Sailing', 'Maps']),
  person('bo', 'Bo Andersen', 'I repair pianos and old radios.', ['Pianos', 'Sailing']),
  person('eva', null, null, ['Birds']),
]

const interests = [
  { name: 'Sailing', count: 2 },
  { name: 'Birds', count: 1 },
  { name: 'Maps', count: 1 },
  { name: 'Pianos', count: 1 },
]

const found = (path: string, shown: typeof people, discoverInterests = interests) =>
  screenStory({ path, person: mira, answers: { DiscoverScreenQuery: { discoverInterests, discover: connection(shown) } } })

export const Default = found('/discover', people)
export const ByInterest = found('/discover?interest=sailing', people.slice(0, 2))
export const NoMatches = found('/discover?q=lighthouses', [])
export const NoProfilesYet = found('/discover', [], [])
export const Loading = screenStory({ path: '/discover', person: mira, isLoading: true })
export const Failed = screenStory({ path: '/discover', person: mira, answers: { DiscoverScreenQuery: new Error('Failed to fetch') } })
