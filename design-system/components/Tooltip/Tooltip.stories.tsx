import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Tooltip } from './Tooltip.tsx'

const meta = {
  title: 'Overlays/Tooltip',
  component: Tooltip,
  parameters: { docs: { story: { inline: false, height: '6rem' } } },
  args: { text: 'Opens in a new tab', trigger: <Button>Read the source</Button>, defaultOpen: true },
} satisfies Meta<typeof Tooltip>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const FocusedTrigger: Story = {
  tags: ['!dev', '!autodocs'],
  args: { defaultOpen: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Opens in a new tab')
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('Opens in a new tab')
  },
}
