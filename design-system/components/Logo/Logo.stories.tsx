import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Logo } from './Logo.tsx'

const meta = { title: 'Data/Logo', component: Logo } satisfies Meta<typeof Logo>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Twain' })).toBeVisible()
  },
}
export const Large: Story = { args: { size: 'large' } }
export const MarkOnly: Story = { args: { isMarkOnly: true } }
