import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { QrCode } from './QrCode.tsx'

const meta = {
  title: 'Data/QrCode',
  component: QrCode,
  args: { value: 'https://twain.example/mira', label: 'QR code of your link' },
} satisfies Meta<typeof QrCode>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'QR code of your link' })).toBeVisible()
  },
}
export const DarkTheme: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    if (matchMedia('(forced-colors: active)').matches) return
    const code = getComputedStyle(canvas.getByRole('img', { name: 'QR code of your link' }))
    const [paper, ink] = [code.backgroundColor, code.color].map((color) => Number.parseFloat(color.replace('oklch(', '')))
    await expect(paper).toBeGreaterThan(0.95)
    await expect(ink).toBeLessThan(0.3)
  },
}
