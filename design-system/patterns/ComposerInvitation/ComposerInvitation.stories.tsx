import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ComposerInvitation } from './ComposerInvitation.tsx'

const meta = {
  title: 'Patterns/ComposerInvitation',
  component: ComposerInvitation,
  args: { label: 'What is on your mind?', onAccept: fn() },
} satisfies Meta<typeof ComposerInvitation>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Press: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'What is on your mind?' })
    await userEvent.click(field)
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect(args.onAccept).toHaveBeenCalledTimes(3)
    await expect(canvas.getByRole('button', { name: 'Speak' })).toBeDisabled()
  },
}
