import type { Meta, StoryObj } from '@storybook/react-vite'
import { Gesture } from './Audiences.tsx'

const meta = { title: 'Foundations/Gesture', component: Gesture } satisfies Meta<typeof Gesture>
export default meta

export const Default: StoryObj<typeof meta> = {}
