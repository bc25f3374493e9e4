import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { LoadMore } from './LoadMore.tsx'

const meta = {
  title: 'Navigation/LoadMore',
  component: LoadMore,
  args: { hasMore: true, isLoading: false, onLoadMore: fn() },
} satisfies Meta<typeof LoadMore>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const NextPage: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }))
    await expect(args.onLoadMore).toHaveBeenCalledOnce()
  },
}
export const CustomAudience: Story = { args: { label: 'Show older conversations' } }
export const Loading: Story = {
  args: { isLoading: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Loading/u }))
    await expect(args.onLoadMore).not.toHaveBeenCalled()
  },
}
export const Failed: Story = {
  args: { failure: 'Couldn’t load more. Check your connection and try again.', label: 'Show older conversations' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(args.onLoadMore).toHaveBeenCalledOnce()
  },
}
export const LastPage: Story = {
  tags: ['!dev', '!autodocs'],
  args: { hasMore: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
