import type { Meta } from '@storybook/react-vite'
import { connection, mira, screens, screenStory } from '../../testing/screenStory.tsx'

const item = (id: string, title: string, status: string, voteCount: number, more: Record<string, unknown> = {}) => ({
  __typename: 'RoadmapItem',
  id,
  title,
  description: 'Two sentences about the feature that people read before they vote.',
  status,
  reply: null,
  voteCount,
  viewerHasVoted: false,
  viewerCanVote: status === 'PLANNED' || status === 'IN_PROGRESS',
  ...more,
})

const answers = {
  RoadmapScreenQuery: {
    roadmap: connection([
      item('1', 'Documents that answers quote', 'IN_PROGRESS', 18, { viewerHasVoted: true }),
      item('2', 'Talk instead of typing', 'PLANNED', 7),
      item('3', 'Tides beside the calendar', 'SUGGESTED', 0, { reply: 'A fine idea. It is in the list for spring.' }),
      item('4', 'A bell for what happened', 'DONE', 12),
    ]),
  },
}

const meta = { title: 'Screens/Roadmap', tags: ['!autodocs'], ...screens } satisfies Meta
export default meta

export const Default = screenStory({ path: '/roadmap', person: mira, answers })
export const Empty = screenStory({ path: '/roadmap', person: mira, answers: { RoadmapScreenQuery: { roadmap: connection([]) } } })
export const Loading = screenStory({ path: '/roadmap', person: mira, isLoading: true })
export const Dark = { ...screenStory({ path: '/roadmap', person: mira, answers }), globals: { theme: 'dark' } }
