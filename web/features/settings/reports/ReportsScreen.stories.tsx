import type { Meta } from '@storybook/react-vite'
import { mira, screens, screenStory } from '../../../testing/screenStory.tsx'
import { handledReport, report, toReports } from './reportsSample.ts'

const meta = { title: 'Screens/Reports', tags: ['!autodocs'], ...screens } satisfies Meta
export default meta

const story = (answer: ReturnType<typeof toReports>) =>
  screenStory({ path: '/settings/reports', person: mira, answers: { ReportsScreenQuery: answer } })

export const Default = story(toReports([report, handledReport]))
export const Dark = { ...Default, globals: { theme: 'dark' } }
export const German = { ...Default, globals: { language: 'de' } }
export const Narrow = { ...Default, globals: { viewport: { value: 'phone' } } }
export const Empty = story(toReports([]))
