import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PhotoStrip } from './PhotoStrip.tsx'

const photo = (colour: string, index: number) => ({
  label: `Snapshot ${index + 1}`,
  src: `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="${colour}" d="M0 0h4v3H0z"/><path fill="white" opacity=".7" d="M0 2l${index + 1}-1 ${3 - index} 2H0z"/></svg>`)}`,
})

const meta = {
  title: 'Data display/PhotoStrip',
  component: PhotoStrip,
  args: { photos: ['steelblue', 'darkseagreen', 'indianred'].map(photo) },
} satisfies Meta<typeof PhotoStrip>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(3)
    await expect(canvas.getByRole('img', { name: 'Snapshot 2' })).toBeVisible()
  },
}
export const One: Story = { args: { photos: [photo('steelblue', 0)] } }
export const CannotBeLoaded: Story = { args: { photos: [{ src: '/missing.jpg', label: 'Snapshot 1' }] } }
