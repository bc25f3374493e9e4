import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { BarChart, LineChart, type ChartPoint } from './Chart.tsx'

const heights = [12, 18, 9, 24, 31, 28, 40, 22, 19, 35, 47, 42, 30, 38]
const days: ChartPoint[] = heights.map((height, day) => ({
  label: new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric' }).format(new Date(2026, 10, day + 1)),
  values: [height, Math.round(height * 0.6), Math.round(height * 0.25)],
}))

const meta = {
  title: 'Data/Chart',
  component: LineChart,
  args: { title: 'Messages per day', series: ['Messages'], points: days, pointName: 'Day' },
} satisfies Meta<typeof LineChart>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const AsTable: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('path')).not.toHaveLength(0))
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }))
    const table = canvas.getByRole('table', { name: 'Messages per day' })
    await expect(table).toHaveTextContent('Nov 1')
    await userEvent.click(canvas.getByRole('button', { name: 'Show as chart' }))
    await expect(canvas.getByRole('table', { name: 'Messages per day' })).toBeInTheDocument()
  },
}
export const MultipleSeries: Story = { args: { series: ['Messages', 'Tool calls', 'Searches'] } }
export const CustomFormat: Story = {
  args: {
    title: 'Time to the first word',
    series: ['Median'],
    points: days.map(({ label, values }) => ({ label, values: [(values[0] ?? 0) / 40] })),
    format: (value) => `${value.toFixed(1)} s`,
  },
}
export const OnePoint: Story = { tags: ['!autodocs'], args: { points: days.slice(0, 1) } }
export const AllZero: Story = { tags: ['!autodocs'], args: { points: days.map(({ label }) => ({ label, values: [0] })) } }
export const Empty: Story = { args: { points: [], empty: 'The first message of the day will stand here.' } }

export const Bars: Story = { render: (args) => <BarChart {...args} /> }
export const StackedBars: Story = {
  args: { title: 'Tokens a day', series: ['Read', 'Written', 'Searched'] },
  render: (args) => <BarChart {...args} />,
}
export const Dark: Story = { ...MultipleSeries, tags: ['!dev', '!autodocs'], globals: { theme: 'dark' } }
export const PublicBars: Story = { ...StackedBars, tags: ['!dev', '!autodocs'], globals: { voice: 'public' } }
export const RightToLeft: Story = { ...StackedBars, tags: ['!dev', '!autodocs'], globals: { direction: 'rtl', theme: 'dark' } }
export const Narrow: Story = {
  tags: ['!autodocs'],
  args: { series: ['Messages', 'Tool calls', 'Searches'] },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
}
