import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { AudienceSwitch } from './AudienceSwitch.tsx'

const meta = {
  title: 'Audience/AudienceSwitch',
  component: AudienceSwitch,
  args: { label: 'Public page', onChange: fn() },
} satisfies Meta<typeof AudienceSwitch>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Listed: Story = {
  args: { defaultValue: 'listed', description: 'Your name, your picture and the sections that you chose.' },
}
export const Link: Story = { args: { defaultValue: 'link', openAudience: 'link' } }
export const CustomLabel: Story = { args: { defaultValue: 'listed', readers: 'Anyone, once your profile is public' } }
export const Disabled: Story = { args: { isDisabled: true, description: 'Choose a username first.' } }
export const RightToLeft: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { direction: 'rtl', theme: 'dark' },
  args: { defaultValue: 'listed' },
}

export const AudienceAnnouncement: Story = {
  tags: ['!dev', '!autodocs'],
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
