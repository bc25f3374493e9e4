import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { Dialog } from './Dialog.tsx'

const meta = {
  title: 'Overlays/Dialog',
  component: Dialog,
  parameters: { docs: { story: { inline: false, height: '24rem' } } },
  args: {
    title: 'Profile Settings',
    trigger: <Button>Profile Settings</Button>,
    defaultOpen: true,
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
} satisfies Meta<typeof Dialog>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const FocusTrap: Story = {
  tags: ['!dev', '!autodocs'],
  args: { defaultOpen: false },
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
