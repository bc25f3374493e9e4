import type { Meta, StoryObj } from '@storybook/react-vite'
import { Kbd } from './Kbd.tsx'

const meta = { title: 'Actions/Kbd', component: Kbd, args: { children: 'Enter' } } satisfies Meta<typeof Kbd>
export default meta

export const Default: StoryObj<typeof meta> = {}
