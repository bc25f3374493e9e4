import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { AudienceMenu } from './AudienceMenu.tsx'

const meta = {
  title: 'Audience/AudienceMenu',
  component: AudienceMenu,
  args: { label: 'Opening hours', onChange: fn() },
} satisfies Meta<typeof AudienceMenu>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Listed: Story = { args: { defaultValue: 'listed' } }
export const TwoAudiences: Story = { args: { items: ['private', 'listed'] } }
export const Disabled: Story = { args: { isDisabled: true } }

export const Selection: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Opening hours: Only you' })
    await userEvent.click(button)
    await expect(await screen.findByRole('menuitemradio', { name: 'Only you' })).toBeChecked()
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'People you choose' }))
    await expect(args.onChange).toHaveBeenCalledWith('people')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Opening hours: People you choose' })).toHaveFocus())
  },
}
