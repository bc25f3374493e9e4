import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from './Badge.tsx'

const meta = {
  title: 'Feedback/Badge',
  component: Badge,
  args: { children: 'Draft' },
} satisfies Meta<typeof Badge>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Accent: Story = { args: { tone: 'accent', children: 'New' } }
export const Count: Story = { args: { tone: 'solid', children: '9+' } }
export const Good: Story = { args: { tone: 'good', children: 'Done' } }
export const Caution: Story = { args: { tone: 'caution', children: 'High' } }
export const Danger: Story = { args: { tone: 'danger', children: 'Urgent' } }
