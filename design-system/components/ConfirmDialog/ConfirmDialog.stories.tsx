import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'

const meta = {
  title: 'Overlays/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    title: 'Delete conversation',
    children: 'Are you sure you want to delete this conversation? This action cannot be undone.',
    confirmLabel: 'Delete',
    isDangerous: true,
    trigger: <Button>Delete…</Button>,
    onConfirm: fn((close: () => void) => close()),
  },
} satisfies Meta<typeof ConfirmDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const EnterOnTheFirstFocusCancels: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(await screen.findByRole('alertdialog', { name: 'Delete conversation' })).toBeVisible()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
}

export const Confirmed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}

export const Failed: Story = {
  args: { trigger: undefined, isOpen: true, error: 'This conversation could not be deleted. Try again.' },
}
