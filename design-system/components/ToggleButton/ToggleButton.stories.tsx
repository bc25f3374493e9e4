import type { Meta, StoryObj } from '@storybook/react-vite'
import { Pin } from 'lucide-react'
import { expect } from 'storybook/test'
import { ToggleButton } from './ToggleButton.tsx'

const meta = {
  title: 'Actions/ToggleButton',
  component: ToggleButton,
  args: { children: 'Pinned', icon: Pin },
} satisfies Meta<typeof ToggleButton>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Selected: Story = { args: { defaultSelected: true } }

export const PressedState: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Pinned' })
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-pressed', 'true')
  },
}
