import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { VisibilitySwitch } from './Switch.tsx'

const meta = {
  title: 'Selection/VisibilitySwitch',
  component: VisibilitySwitch,
  args: { label: 'Public page', isPublic: false, onChange: fn() },
  render: function Controlled(args) {
    const [isPublic, setPublic] = useState(args.isPublic)
    const handleChange = (next: boolean) => {
      setPublic(next)
      args.onChange(next)
    }
    return <VisibilitySwitch {...args} isPublic={isPublic} onChange={handleChange} />
  },
} satisfies Meta<typeof VisibilitySwitch>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Public: Story = { args: { isPublic: true, description: 'Your name, your picture and the sections that you chose.' } }
export const CustomAudience: Story = { args: { isPublic: true, audience: 'Anyone who opens your page' } }
export const Disabled: Story = { args: { isDisabled: true, description: 'Choose a username first.' } }
export const RightToLeft: Story = { tags: ['!dev', '!autodocs'], globals: { direction: 'rtl', theme: 'dark' }, args: { isPublic: true } }

export const AudienceAnnouncement: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('switch', { name: 'Public page' })
    await expect(control).toHaveAccessibleDescription('Only you')
    await userEvent.click(control)
    await expect(args.onChange).toHaveBeenCalledWith(true)
    await expect(control).toHaveAccessibleDescription('Anyone')
    await expect(control.closest('[data-voice]')).toHaveAttribute('data-voice', 'public')
  },
}
