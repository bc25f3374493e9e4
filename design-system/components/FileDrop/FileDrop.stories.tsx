import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { FileDrop } from './FileDrop.tsx'

const meta = {
  title: 'Inputs/FileDrop',
  component: FileDrop,
  args: { label: 'Drop files here', description: 'PDF, DOCX, Markdown or text, up to 100 MB each.', onFiles: fn() },
} satisfies Meta<typeof FileDrop>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const OneFile: Story = { args: { label: 'Drop a picture here', allowsMultiple: false, description: undefined } }
export const Disabled: Story = { args: { isDisabled: true } }
export const Dark: Story = { tags: ['!dev', '!autodocs'], globals: { theme: 'dark', voice: 'public' } }

export const FileSelection: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Choose files' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Drop files here' })).toBeInTheDocument()
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')
    if (!input) throw new Error('There is no file input.')
    const files = [new File(['a'], 'a.txt'), new File(['b'], 'b.txt')]
    await userEvent.upload(input, files)
    await waitFor(() => expect(args.onFiles).toHaveBeenCalledWith(files))
  },
}
