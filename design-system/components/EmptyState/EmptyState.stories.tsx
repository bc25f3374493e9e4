import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { EmptyState } from './EmptyState.tsx'

const meta = {
  title: 'Feedback/EmptyState',
  component: EmptyState,
  args: {
    title: 'Your stories will appear here',
    children: 'Write the first one, or tell it aloud. It stays with you until you share it.',
    action: <Button variant="primary">Write a story</Button>,
  },
} satisfies Meta<typeof EmptyState>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Your stories will appear here')
  },
}
export const Small: Story = {
  args: {
    size: 'small',
    title: 'No conversations yet',
    children: 'Start a new chat to begin',
    action: undefined,
  },
}
