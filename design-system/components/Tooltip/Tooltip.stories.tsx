import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Tooltip } from './Tooltip.tsx'

const meta = {
  title: 'Overlays/Tooltip',
  component: Tooltip,
  args: { text: 'Opens in a new tab', children: <Button>Read the source</Button> },
} satisfies Meta<typeof Tooltip>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const FocusedTrigger: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Opens in a new tab')
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('Opens in a new tab')
  },
}
