import type { Meta } from '@storybook/react-vite'
import { mira, screens, screenStory } from '../../../testing/screenStory.tsx'
import { paused, reminder, toSchedules, weekly } from './schedulesSample.ts'

const meta = { title: 'Screens/Schedules', tags: ['!autodocs'], ...screens } satisfies Meta
export default meta

const story = (answer: ReturnType<typeof toSchedules> | Error) =>
  screenStory({ path: '/settings/schedules', person: mira, answers: { SchedulesScreenQuery: answer } })

export const Default = story(toSchedules([reminder, weekly, paused]))
export const Dark = { ...Default, globals: { theme: 'dark' } }
export const German = { ...Default, globals: { language: 'de' } }
export const Narrow = { ...Default, globals: { viewport: { value: 'phone' } } }
export const Empty = story(toSchedules([]))
export const Failed = story(new Error('The server is down.'))
