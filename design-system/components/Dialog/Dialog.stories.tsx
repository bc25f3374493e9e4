import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { Dialog } from './Dialog.tsx'

const meta = {
  title: 'Overlays/Dialog',
  component: Dialog,
  parameters: { docs: { story: { inline: false, height: '24rem' } } },
  args: {
    title: 'Profile Settings',
    isOpen: true,
    onOpenChange: fn(),
    children: <TextField label="Display name" autoFocus />,
    actions: (
      <>
        <Button slot="close" variant="quiet">
          Cancel
        </Button>
        <Button slot="close" variant="primary">
          Save
        </Button>
      </>
    ),
  },
  render: function Settings(args) {
    const [isOpen, setOpen] = useState(args.isOpen)
    return (
      <>
        <Button onPress={() => setOpen(true)}>Profile Settings</Button>
        <Dialog {...args} isOpen={isOpen} onOpenChange={setOpen} />
      </>
    )
  },
} satisfies Meta<typeof Dialog>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const FocusTrap: Story = {
  tags: ['!dev', '!autodocs'],
  args: { isOpen: false },
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Profile Settings' })
    await userEvent.click(trigger)
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Profile Settings' })).toBeVisible())
    await waitFor(() => expect(screen.getByLabelText('Display name')).toHaveFocus())
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}
