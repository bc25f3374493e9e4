import type { Meta } from '@storybook/react-vite'
import { screens, screenStory } from '../../testing/screenStory.tsx'

const meta = { title: 'Screens/Landing', ...screens } satisfies Meta
export default meta

export const Default = screenStory({ path: '/' })
export const Dark = { ...Default, globals: { theme: 'dark' } }
export const RightToLeft = { ...Default, globals: { direction: 'rtl' } }
