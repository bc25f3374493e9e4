import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { BadgeCount } from './Badge.tsx'

const meta = {
  title: 'Feedback/BadgeCount',
  component: BadgeCount,
  args: { count: 3, label: '3 unread notifications' },
} satisfies Meta<typeof BadgeCount>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const CappedCount: Story = {
  args: { count: 12, label: '12 unread notifications' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('9+')).toBeVisible()
    await expect(canvas.getByText('12 unread notifications')).toBeInTheDocument()
  },
}
export const Small: Story = { args: { size: 'small' } }
export const ZeroCount: Story = {
  args: { count: 0 },
  render: (args) => (
    <p>
      Notifications <BadgeCount {...args} />
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('0')).toBeNull()
  },
}
