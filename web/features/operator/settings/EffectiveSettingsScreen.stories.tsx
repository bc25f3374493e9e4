import type { Meta } from '@storybook/react-vite'
import { mira, screens, screenStory } from '../../../testing/screenStory.tsx'
import { settings, toSettings } from './settingsSample.ts'

const meta = { title: 'Screens/Effective settings', tags: ['!autodocs'], ...screens } satisfies Meta
export default meta

const story = (answer: ReturnType<typeof toSettings> | Error) =>
  screenStory({ path: '/operator/settings', person: mira, answers: { EffectiveSettingsScreenQuery: answer } })

export const Default = story(toSettings(settings))
export const Dark = { ...Default, globals: { theme: 'dark' } }
export const German = { ...Default, globals: { language: 'de' } }
export const Narrow = { ...Default, globals: { viewport: { value: 'phone' } } }
export const Failed = story(new Error('The server is down.'))
