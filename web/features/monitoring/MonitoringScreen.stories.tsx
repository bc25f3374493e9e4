import type { Meta } from '@storybook/react-vite'
import { mira, screens, screenStory } from '../../testing/screenStory.tsx'
import { figures, usage } from './usage.example.ts'

const zero = Object.fromEntries(Object.keys(figures).map((name) => [name, name.startsWith('firstToken') ? null : 0]))

const meta = { title: 'Screens/Monitoring', tags: ['!autodocs'], ...screens } satisfies Meta
export default meta

export const Default = screenStory({ path: '/monitoring', person: mira, answers: { MonitoringScreenQuery: { viewer: { usage } } } })
export const Dark = {
  ...screenStory({ path: '/monitoring', person: mira, answers: { MonitoringScreenQuery: { viewer: { usage } } } }),
  globals: { theme: 'dark' },
}
const quiet = { twinVisitors: 0, twinMessages: 0, twinUnanswered: 0, failures: 0, interruptions: 0 }
export const NoVisitors = screenStory({
  path: '/monitoring',
  person: mira,
  answers: {
    MonitoringScreenQuery: {
      viewer: {
        usage: {
          ...usage,
          total: { ...figures, ...quiet },
          days: usage.days.map(({ date, figures: ofDay }) => ({ date, figures: { ...ofDay, ...quiet } })),
        },
      },
    },
  },
})
export const Empty = screenStory({
  path: '/monitoring',
  person: mira,
  answers: { MonitoringScreenQuery: { viewer: { usage: { total: zero, days: [], tools: [] } } } },
})
export const Loading = screenStory({ path: '/monitoring', person: mira, isLoading: true })
export const Failed = screenStory({ path: '/monitoring', person: mira, answers: { MonitoringScreenQuery: new Error('Failed to fetch') } })
