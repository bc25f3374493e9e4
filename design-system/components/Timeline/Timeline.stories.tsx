import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Timeline } from './Timeline.tsx'

const meta = {
  title: 'Data display/Timeline',
  component: Timeline,
  args: {
    label: 'Events',
    events: [
      { id: '1', title: 'Question sent', time: '0.0 s' },
      { id: '2', title: 'Searched the notes', time: '0.2 s', details: '3 passages about the engine', tone: 'accent' },
      { id: '3', title: 'Weather could not be reached', time: '1.4 s', tone: 'danger' },
      { id: '4', title: 'Answer complete', time: '2.1 s', tone: 'good' },
    ],
  },
} satisfies Meta<typeof Timeline>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Events' })).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4)
  },
}
export const RightToLeft: Story = { globals: { direction: 'rtl', theme: 'dark' } }
