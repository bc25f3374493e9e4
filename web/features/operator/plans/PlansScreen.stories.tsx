import type { Meta } from '@storybook/react-vite'
import { mira, screens, screenStory } from '../../../testing/screenStory.tsx'
import { free, team, toPlans } from './plansSample.ts'

const meta = { title: 'Screens/Plans and limits', tags: ['!autodocs'], ...screens } satisfies Meta
export default meta

const story = (answer: ReturnType<typeof toPlans> | Error) =>
  screenStory({ path: '/operator/plans', person: mira, answers: { PlansScreenQuery: answer } })

export const Default = story(toPlans([free]))
export const Dark = { ...Default, globals: { theme: 'dark' } }
export const German = { ...Default, globals: { language: 'de' } }
export const Narrow = { ...Default, globals: { viewport: { value: 'phone' } } }
export const SeveralPlans = story(toPlans([free, team]))
export const Failed = story(new Error('The server is down.'))
