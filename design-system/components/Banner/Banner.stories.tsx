import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Banner } from './Banner.tsx'

const meta = {
  title: 'Feedback/Banner',
  component: Banner,
  args: { children: 'You’re offline. Your draft stays here.' },
} satisfies Meta<typeof Banner>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Good: Story = { args: { tone: 'good', children: 'Your password is changed.' } }
export const Caution: Story = {
  args: { tone: 'caution', title: 'This file is large', children: 'It is above 100 MB and may take a while.' },
}
export const Danger: Story = {
  args: {
    tone: 'danger',
    children: 'Streaming connection failed. Please try again.',
    action: <Button>Retry</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Streaming connection failed')
  },
}

export const Dismissal: Story = {
  tags: ['!dev', '!autodocs'],
  args: { onDismiss: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }))
    await expect(args.onDismiss).toHaveBeenCalledOnce()
  },
}
