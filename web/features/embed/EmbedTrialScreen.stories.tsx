import type { Meta } from '@storybook/react-vite'
import { mira, screens, screenStory } from '../../testing/screenStory.tsx'

const meta = { title: 'Screens/Embed trial', tags: ['!autodocs'], ...screens } satisfies Meta
export default meta

export const Default = screenStory({ path: '/embed/mira/try', person: mira })
