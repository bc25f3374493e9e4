import type { Meta, StoryObj } from '@storybook/react-vite'
import { VoiceMark } from './VoiceMark.tsx'

const meta = {
  title: 'Data/VoiceMark',
  component: VoiceMark,
  args: { voice: 'private' },
} satisfies Meta<typeof VoiceMark>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Public: Story = { args: { voice: 'public' } }
export const CustomAudience: Story = { args: { voice: 'public', children: 'Anyone who opens your page' } }
