import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { ConfirmDialog } from './Dialog.tsx'

const meta = {
  title: 'Overlays/ConfirmDialog',
  component: ConfirmDialog,
  parameters: { docs: { story: { inline: false, height: '24rem' } } },
  args: {
    title: 'Delete conversation',
    children: 'Are you sure you want to delete this conversation? This action cannot be undone.',
    confirmLabel: 'Delete',
    isDangerous: true,
    isOpen: false,
    onOpenChange: fn(),
    onConfirm: fn(),
  },
  render: function Asked(args) {
    const [isOpen, setOpen] = useState(args.isOpen)
    const handleConfirm = () => {
      args.onConfirm()
      setOpen(false)
    }
    return (
      <>
        <Button onPress={() => setOpen(true)}>Delete…</Button>
        <ConfirmDialog {...args} isOpen={isOpen} onOpenChange={setOpen} onConfirm={handleConfirm} />
      </>
    )
  },
} satisfies Meta<typeof ConfirmDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { args: { isOpen: true } }

export const Failed: Story = {
  args: { isOpen: true, error: 'This conversation could not be deleted. Try again.' },
}

export const InitialFocus: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus())
    await expect(screen.getByRole('alertdialog', { name: 'Delete conversation' })).toHaveTextContent('cannot be undone')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
}

export const Confirmation: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}
