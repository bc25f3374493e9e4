import type { Meta, StoryObj } from '@storybook/react-vite'
import { Lock } from 'lucide-react'
import { expect } from 'storybook/test'
import { Icon } from './Icon.tsx'

const meta = {
  title: 'Data/Icon',
  component: Icon,
  args: { glyph: Lock },
} satisfies Meta<typeof Icon>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const InText: Story = {
  render: (args) => (
    <p>
      <Icon {...args} /> Only you can see this.
    </p>
  ),
}

export const Labeled: Story = {
  tags: ['!dev', '!autodocs'],
  args: { label: 'Locked' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Locked' })).toBeVisible()
  },
}
