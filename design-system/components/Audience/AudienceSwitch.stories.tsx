import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import type { Audience } from './audience.ts'
import { AudienceSwitch } from './AudienceSwitch.tsx'

const meta = {
  title: 'Audience/AudienceSwitch',
  component: AudienceSwitch,
  args: { label: 'Public page', audience: 'private', onChange: fn() },
  render: function Controlled(args) {
    const [audience, setAudience] = useState(args.audience)
    const handleChange = (next: Audience) => {
      setAudience(next)
      args.onChange(next)
    }
    return <AudienceSwitch {...args} audience={audience} onChange={handleChange} />
  },
} satisfies Meta<typeof AudienceSwitch>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Listed: Story = { args: { audience: 'listed', description: 'Your name, your picture and the sections that you chose.' } }
export const Link: Story = { args: { audience: 'link', openAudience: 'link' } }
export const OtherWords: Story = { args: { audience: 'listed', readers: 'Anyone, once your profile is public' } }
export const Disabled: Story = { args: { isDisabled: true, description: 'Choose a username first.' } }
export const RightToLeft: Story = { globals: { direction: 'rtl', theme: 'dark' }, args: { audience: 'listed' } }

export const AudienceAnnouncement: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('switch', { name: 'Public page' })
    await expect(control).toHaveAccessibleDescription('Only you')
    await userEvent.click(control)
    await expect(args.onChange).toHaveBeenCalledWith('listed')
    await expect(control).toHaveAccessibleDescription('Anyone')
    await expect(control.closest('[data-voice]')).toHaveAttribute('data-voice', 'public')
    await userEvent.click(control)
    await expect(args.onChange).toHaveBeenCalledWith('private')
  },
}
