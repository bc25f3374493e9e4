import type { Meta } from '@storybook/react-vite'
import { mira, screens, screenStory } from '../../../testing/screenStory.tsx'
import { busyQueues, failedJob, idleQueues, otherFailedJob, toJobs } from './jobsSample.ts'

const meta = { title: 'Screens/Jobs', tags: ['!autodocs'], ...screens } satisfies Meta
export default meta

const story = (answer: ReturnType<typeof toJobs> | Error) =>
  screenStory({ path: '/operator/jobs', person: mira, answers: { JobsScreenQuery: answer } })

export const Default = story(toJobs([...busyQueues, ...idleQueues], [failedJob, otherFailedJob]))
export const Dark = { ...Default, globals: { theme: 'dark' } }
export const German = { ...Default, globals: { language: 'de' } }
export const Narrow = { ...Default, globals: { viewport: { value: 'phone' } } }
export const Empty = story(toJobs(idleQueues))
export const Failed = story(new Error('The server is down.'))
