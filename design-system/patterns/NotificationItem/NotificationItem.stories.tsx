import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { NotificationItem } from './NotificationItem.tsx'

const meta = {
  title: 'Patterns/NotificationItem',
  component: NotificationItem,
  args: {
    title: 'Three visitors asked about your boat',
    summary: 'Two of the questions could not be answered.',
    channel: 'Visits',
    date: 'Yesterday',
    isUnread: true,
    onOpen: fn(),
    onMarkRead: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '24rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof NotificationItem>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const ReadMarking: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'mark read' }))
    await expect(args.onMarkRead).toHaveBeenCalledOnce()
    await expect(args.onOpen).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: args.title }))
    await expect(args.onOpen).toHaveBeenCalledOnce()
  },
}
export const Read: Story = {
  args: { isUnread: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('New')).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'mark read' })).toBeNull()
  },
}
export const WithLink: Story = {
  args: { href: 'https://example.org/boat' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: args.title })).toHaveAttribute('target', '_blank')
  },
}
export const High: Story = { args: { kind: 'warning', priority: 'high' } }
export const WithMessage: Story = {
  args: {
    kind: 'warning',
    priority: 'high',
    title: 'Your password was changed',
    message: 'If this wasn’t you, change it now.',
  },
}
export const Urgent: Story = { args: { kind: 'error', priority: 'urgent' } }
export const RightToLeft: Story = { tags: ['!dev', '!autodocs'], globals: { direction: 'rtl', theme: 'dark' }, args: { kind: 'success' } }
