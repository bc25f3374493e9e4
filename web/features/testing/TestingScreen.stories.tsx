import type { Meta } from '@storybook/react-vite'
import { connection, mira, screens, screenStory } from '../../testing/screenStory.tsx'

const meta = { title: 'Screens/Testing', tags: ['!autodocs'], ...screens } satisfies Meta
export default meta

const thread = {
  __typename: 'Thread',
  id: 'thread-1',
  uuid: '0198b5a6-7c1e-7e9b-8b63-2f2f0a1b2c3d',
  stepCount: 0,
  activeRun: null,
  queuedMessages: [],
  comparison: null,
  isCompacting: false,
  compactionError: null,
  summary: null,
  steps: connection([]),
}
const path = '/testing'

export const Default = screenStory({
  path,
  person: mira,
  answers: { TestingScreenQuery: { viewer: { threads: connection([thread]) }, model: { isBuiltIn: false } } },
})
export const Dark = { ...Default, globals: { theme: 'dark' } }
export const Loading = screenStory({ path, person: mira, isLoading: true })
export const Failed = screenStory({ path, person: mira, answers: { TestingScreenQuery: new Error('Failed to fetch') } })
