import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { Switch } from './Switch.tsx'

const meta = {
  title: 'Selection/Switch',
  component: Switch,
  args: { children: 'Show my achievements', description: 'Anyone can see them.' },
} satisfies Meta<typeof Switch>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Selected: Story = { args: { defaultSelected: true } }
export const Disabled: Story = { args: { isDisabled: true } }

export const VoiceChange: Story = {
  tags: ['!dev', '!autodocs'],
  render: function Crossing() {
    const [isPublic, setPublic] = useState(false)
    return (
      <div data-voice={isPublic ? 'public' : 'private'}>
        <Switch isSelected={isPublic} onChange={setPublic} description={isPublic ? 'Anyone can see this.' : 'Only you can see this.'}>
          Public profile
        </Switch>
      </div>
    )
  },
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByRole('switch', { name: 'Public profile' })
    await expect(control).toHaveAccessibleDescription('Only you can see this.')
    await userEvent.click(control)
    await expect(control).toBeChecked()
    await expect(control).toHaveAccessibleDescription('Anyone can see this.')
  },
}
