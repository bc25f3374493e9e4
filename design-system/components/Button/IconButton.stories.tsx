import type { Meta, StoryObj } from '@storybook/react-vite'
import { PanelLeft } from 'lucide-react'
import { expect, fn, screen } from 'storybook/test'
import { IconButton } from './Button.tsx'

const meta = {
  title: 'Actions/IconButton',
  component: IconButton,
  args: { icon: PanelLeft, label: 'Collapse the sidebar', onPress: fn() },
} satisfies Meta<typeof IconButton>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const WithTooltip: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Collapse the sidebar')
    await userEvent.keyboard('{Enter}')
    await expect(args.onPress).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('button', { name: 'Collapse the sidebar' })).toBeVisible()
  },
}
