import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Badge } from '../Badge/Badge.tsx'
import { DescriptionList } from './DescriptionList.tsx'

const meta = {
  title: 'Data display/DescriptionList',
  component: DescriptionList,
  args: {
    items: [
      { term: 'Device', details: 'Firefox on Linux' },
      { term: 'Last active', details: 'Today, 14:05' },
      { term: 'State', details: <Badge tone="good">Active</Badge> },
    ],
  },
} satisfies Meta<typeof DescriptionList>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(3)
    await expect(canvas.getAllByRole('definition')[0]).toHaveTextContent('Firefox on Linux')
  },
}
export const RightToLeft: Story = { globals: { direction: 'rtl', theme: 'dark' } }
