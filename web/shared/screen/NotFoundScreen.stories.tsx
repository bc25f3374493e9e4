import type { Meta } from '@storybook/react-vite'
import { mira, screens, screenStory } from '../../testing/screenStory.tsx'

const meta = { title: 'Screens/NotFound', tags: ['!autodocs'], ...screens } satisfies Meta
export default meta

export const ForVisitors = screenStory({ path: '/nowhere/at/all' })
export const ForMembers = screenStory({ path: '/nowhere/at/all', person: mira })
