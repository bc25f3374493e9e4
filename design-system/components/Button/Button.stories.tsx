import type { Meta, StoryObj } from '@storybook/react-vite'
import { Plus } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import { Button } from './Button.tsx'

const meta = {
  title: 'Actions/Button',
  component: Button,
  args: { children: 'Save changes', onPress: fn() },
} satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Primary: Story = { args: { variant: 'primary' } }
export const Quiet: Story = { args: { variant: 'quiet' } }
export const Danger: Story = { args: { variant: 'danger', children: 'Delete conversation' } }
export const Large: Story = { args: { variant: 'primary', size: 'large', children: 'Get Started' } }
export const WithIcon: Story = { args: { icon: Plus, children: 'New Chat' } }
export const Sentence: Story = {
  args: { wraps: true, children: 'When is the first honey of the year sold, and where could I buy a jar of it?' },
  decorators: [(Story) => <div style={{ inlineSize: '16rem' }}>{Story()}</div>],
}
export const Disabled: Story = { args: { isDisabled: true } }

export const Pending: Story = {
  args: { isPending: true, pendingLabel: 'Saving...', variant: 'primary' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button')
    await expect(button).toHaveTextContent('Saving...')
    await userEvent.click(button)
    await expect(args.onPress).not.toHaveBeenCalled()
    button.focus()
    await expect(button).toHaveFocus()
  },
}

export const KeyboardPress: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Save changes' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPress).toHaveBeenCalledOnce()
  },
}
