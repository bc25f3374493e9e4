import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stat, Stats } from './Stat.tsx'

const meta = {
  title: 'Data/Stat',
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
export const Change: Story = { args: { change: '12% more than last week' } }
export const SideBySide: Story = {
  render: () => (
    <>
      <Stat label="Messages" value="1,284" change="12% more than last week" />
      <Stat label="Time to first word" value="0.4 s" change="0.1 s less" />
      <Stat label="Visitors" value="31" />
      <Stat label="Errors" value="0" />
    </>
  ),
}
export const CompleteLastRow: Story = {
  render: () => (
    <>
      <Stat label="Messages" value="1,284" change="1,280 answered" />
      <Stat label="Tokens" value="2.4M" change="820,000 of them written" />
      <Stat label="Time to first word" value="0.4 s" />
      <Stat label="Tool calls" value="310" change="2 failed" />
      <Stat label="Answers that failed or were interrupted" value="7" change="4 stopped or interrupted" />
      <Stat label="Visitors of your twin" value="31" change="112 messages to it" />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    for (const [width, perLine] of [
      ['12rem', 1],
      ['20rem', 2],
      ['36rem', 3],
      ['60rem', 3],
    ] as const) {
      canvasElement.style.inlineSize = width
      const values = ['1,284', '2.4M', '0.4 s', '310', '7', '31'].map((value) => canvas.getByText(value).getBoundingClientRect().top)
      const lines = Map.groupBy(values, Math.round)
      await expect([...lines.values()].map((line) => line.length)).toEqual(Array.from({ length: 6 / perLine }, () => perLine))
    }
    canvasElement.style.removeProperty('inline-size')
  },
}
export const RightToLeft: Story = { ...SideBySide, tags: ['!dev', '!autodocs'], globals: { direction: 'rtl', theme: 'dark' } }
