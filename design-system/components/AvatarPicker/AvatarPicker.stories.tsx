import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { AvatarPicker } from './AvatarPicker.tsx'

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="teal" d="M0 0h8v8H0z"/><path fill="white" d="M1 6h6L4 1z"/></svg>'
const src = `data:image/svg+xml,${encodeURIComponent(drawing)}`

const meta = {
  title: 'Forms/AvatarPicker',
  component: AvatarPicker,
  args: { name: 'Mira Lindqvist', description: 'PNG, JPEG, WebP or GIF, up to 5 MB.', onPick: fn(), onRemove: fn() },
} satisfies Meta<typeof AvatarPicker>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithPicture: Story = { args: { src } }
export const Uploading: Story = { args: { src, isPending: true } }
export const WithError: Story = { args: { error: 'This file is not a picture.' } }
export const RightToLeft: Story = { globals: { direction: 'rtl', theme: 'dark' }, args: { src } }

export const ShowsWhatWasChosen: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')
    if (!input) throw new Error('There is no file input.')
    const picture = new File([await (await fetch(src)).blob()], 'boat.png', { type: 'image/png' })
    await userEvent.upload(input, picture)
    await waitFor(() => expect(args.onPick).toHaveBeenCalledWith(picture))
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove' }))
    await expect(args.onRemove).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('button', { name: 'Choose a picture' })).toBeVisible()
  },
}
