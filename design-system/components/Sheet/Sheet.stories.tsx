import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Sheet } from './Sheet.tsx'

const meta = {
  title: 'Overlays/Sheet',
  component: Sheet,
  parameters: { docs: { story: { inline: false, height: '24rem' } } },
  args: {
    label: 'Navigation',
    isOpen: true,
    onOpenChange: fn(),
    children: <Button variant="quiet">New Chat</Button>,
  },
  render: function Navigation(args) {
    const [isOpen, setOpen] = useState(args.isOpen)
    return (
      <>
        <Button onPress={() => setOpen(true)}>Open navigation</Button>
        <Sheet {...args} isOpen={isOpen} onOpenChange={setOpen} />
      </>
    )
  },
} satisfies Meta<typeof Sheet>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const EscapeKey: Story = {
  tags: ['!dev', '!autodocs'],
  args: { isOpen: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Navigation' })).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
