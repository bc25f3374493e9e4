import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { FileChip } from './FileChip.tsx'

const meta = {
  title: 'Inputs/FileChip',
  component: FileChip,
  args: { name: 'harbour-log.pdf', size: 1_240_000, type: 'application/pdf' },
} satisfies Meta<typeof FileChip>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Picture: Story = { args: { name: 'engine.jpg', type: 'image/jpeg', size: 412_000 } }
export const LongName: Story = { args: { name: 'everything-i-know-about-the-winter-storage-of-wooden-boats.docx' } }
export const RightToLeft: Story = { tags: ['!dev', '!autodocs'], globals: { direction: 'rtl', theme: 'dark' }, args: { onRemove: fn() } }

export const UploadProgress: Story = {
  args: { progress: 40, onRemove: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Uploading harbour-log.pdf' })).toHaveAttribute('aria-valuenow', '40')
    await expect(canvas.getByText('Uploading, 40%')).toBeVisible()
  },
}

export const Failed: Story = {
  args: { error: 'This kind of file cannot be read', onRemove: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This kind of file cannot be read')
    await userEvent.click(canvas.getByRole('button', { name: 'Remove harbour-log.pdf' }))
    await expect(args.onRemove).toHaveBeenCalledOnce()
  },
}
