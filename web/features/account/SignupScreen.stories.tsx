import type { Meta } from '@storybook/react-vite'
import { screens, screenStory } from '../../testing/screenStory.tsx'

const meta = { title: 'Screens/Signup', tags: ['!autodocs'], ...screens } satisfies Meta
export default meta

export const Default = screenStory({ path: '/accounts/signup' })
export const German = { ...Default, globals: { language: 'de', theme: 'dark' } }
