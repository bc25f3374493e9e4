import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stat, Stats } from './Stat.tsx'

const meta = {
  title: 'Data display/Stat',
  component: Stat,
  args: { label: 'Messages', value: '1,284' },
  decorators: [
    (Story) => (
      <Stats>
        <Story />
      </Stats>
    ),
  ],
} satisfies Meta<typeof Stat>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const MoreThanBefore: Story = { args: { change: '12% more than last week', trend: 'up', tone: 'good' } }
export const WorseThanBefore: Story = {
  args: { label: 'Errors', value: '7', change: '5 more than last week', trend: 'up', tone: 'danger' },
}
export const SideBySide: Story = {
  render: () => (
    <>
      <Stat label="Messages" value="1,284" change="12% more than last week" trend="up" />
      <Stat label="Time to first word" value="0.4 s" change="0.1 s less" trend="down" tone="good" />
      <Stat label="Visitors" value="31" />
      <Stat label="Errors" value="0" />
    </>
  ),
}
export const RightToLeft: Story = { ...SideBySide, globals: { direction: 'rtl', theme: 'dark' } }
