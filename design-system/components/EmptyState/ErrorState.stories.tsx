import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { ErrorState } from './EmptyState.tsx'

const handleRetry = fn()

const meta = {
  title: 'Feedback/ErrorState',
  component: ErrorState,
  args: {
    title: 'This page could not be shown',
    children: 'Failed to load thread history',
    action: <Button onPress={handleRetry}>Retry</Button>,
  },
} satisfies Meta<typeof ErrorState>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const RetryButton: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    handleRetry.mockClear()
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load thread history')
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(handleRetry).toHaveBeenCalledOnce()
  },
}
