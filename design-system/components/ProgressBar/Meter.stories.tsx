import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Meter } from './ProgressBar.tsx'

const meta = {
  title: 'Feedback/Meter',
  component: Meter,
  args: { label: 'Messages', value: 12, maxValue: 100, valueLabel: '12 of 100' },
} satisfies Meta<typeof Meter>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter', { name: 'Messages' })).toHaveAttribute('aria-valuetext', '12 of 100')
  },
}
export const Full: Story = { args: { value: 100, valueLabel: '100 of 100' } }
export const AboveLimit: Story = {
  args: { value: 120, valueLabel: '120 of 100' },
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: 'Messages' })
    await expect(meter).toHaveAttribute('aria-valuenow', '100')
    await expect(meter).toHaveAttribute('aria-valuetext', '120 of 100')
  },
}
