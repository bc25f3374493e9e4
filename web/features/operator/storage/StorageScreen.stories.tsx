import type { Meta } from '@storybook/react-vite'
import { mira, screens, screenStory } from '../../../testing/screenStory.tsx'
import { failing, healthy, toStorage } from './storageSample.ts'

const meta = { title: 'Screens/Storage', tags: ['!autodocs'], ...screens } satisfies Meta
export default meta

const story = (answer: ReturnType<typeof toStorage> | Error) =>
  screenStory({ path: '/operator/storage', person: mira, answers: { StorageScreenQuery: answer } })

export const Default = story(toStorage(failing))
export const Dark = { ...Default, globals: { theme: 'dark' } }
export const German = { ...Default, globals: { language: 'de' } }
export const Narrow = { ...Default, globals: { viewport: { value: 'phone' } } }
export const Healthy = story(toStorage(healthy))
export const Failed = story(new Error('The server is down.'))
