import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { AudienceDialog } from './AudienceDialog.tsx'

const meta = {
  title: 'Audience/AudienceDialog',
  component: AudienceDialog,
  parameters: { docs: { story: { inline: false, height: '28rem' } } },
  args: {
    title: 'Make 12 notes public?',
    children: 'Your twin can share them with anyone.',
    from: 'private',
    to: 'listed',
    confirmLabel: 'Make public',
    trigger: <Button>Make public…</Button>,
    onConfirm: fn((close) => close()),
  },
} satisfies Meta<typeof AudienceDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { args: { defaultOpen: true } }
export const ToPrivate: Story = {
  args: {
    title: 'Make the document private?',
    children: 'Your twin stops using it right away.',
    from: 'listed',
    to: 'private',
    confirmLabel: 'Make private',
    defaultOpen: true,
  },
}
export const Failed: Story = { args: { defaultOpen: true, error: 'The notes are still private. Try again.' } }

export const Confirmation: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    const dialog = await screen.findByRole('alertdialog', { name: 'Make 12 notes public?' })
    await expect(dialog).toHaveTextContent('Only you → Anyone')
    await waitFor(() => expect(dialog.querySelector('svg')).toHaveAttribute('data-audience', 'listed'))
    await userEvent.click(screen.getByRole('button', { name: 'Make public' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}
