import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { Badge } from '../Badge/Badge.tsx'
import { Table, type TableColumn } from './Table.tsx'

interface Trip {
  id: string
  harbour: string
  nights: number
  state: 'Planned' | 'Done'
}

const rows: Trip[] = [
  { id: 'marstrand', harbour: 'Marstrand', nights: 3, state: 'Done' },
  { id: 'skagen', harbour: 'Skagen', nights: 12, state: 'Planned' },
  { id: 'kaseberga', harbour: 'Kåseberga', nights: 1, state: 'Done' },
]

const columns: TableColumn<Trip>[] = [
  { id: 'harbour', name: 'Harbour', render: (trip) => trip.harbour },
  { id: 'state', name: 'State', render: (trip) => <Badge tone={trip.state === 'Done' ? 'good' : 'neutral'}>{trip.state}</Badge> },
  { id: 'nights', name: 'Nights', align: 'end', render: (trip) => trip.nights },
]

const meta = {
  title: 'Data/Table',
  component: Table<Trip>,
  args: { label: 'Trips', columns, rows },
} satisfies Meta<typeof Table<Trip>>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const RightToLeft: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { direction: 'rtl', theme: 'dark' },
  args: { value: new Set(['skagen']), onChange: fn() },
}

export const Selectable: Story = {
  args: { onChange: fn() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select Skagen' }))
    await waitFor(() => expect(canvas.getByRole('row', { name: 'Skagen' })).toHaveAttribute('aria-selected', 'true'))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select All' }))
    for (const box of canvas.getAllByRole('checkbox')) await waitFor(() => expect(box).toBeChecked())
  },
}

export const RowAction: Story = {
  tags: ['!dev', '!autodocs'],
  args: { onOpen: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('rowheader', { name: 'Marstrand' }))
    await expect(args.onOpen).toHaveBeenCalledWith('marstrand')
  },
}

export const Narrow: Story = {
  ...Selectable,
  args: { columns, onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await expect((await canvas.findAllByText('Nights'))[1]).toBeVisible()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const NarrowWithoutValue: Story = {
  ...Narrow,
  tags: ['!dev', '!autodocs'],
  args: {
    columns: columns.map((column) => (column.id === 'nights' ? { ...column, render: ({ nights }) => nights > 1 && nights } : column)),
  },
  play: async ({ canvas }) => {
    const [first, second, third] = (await canvas.findAllByText('Nights')).slice(1)
    await expect(first).toBeVisible()
    await expect(second).toBeVisible()
    await expect(third).not.toBeVisible()
  },
}

export const NarrowInOneLine: Story = {
  ...Narrow,
  args: {
    columns: columns.map((column) => ({ ...column, isInline: column.id !== 'harbour' })),
    value: new Set(['skagen']),
    onChange: fn(),
  },
  render: (args) => <Table {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const [state, nights] = (await Promise.all(['Planned', '12'].map((text) => canvas.findByText(text)))).map((text) => text.closest('td'))
    await expect(nights?.getBoundingClientRect().top).toBe(state?.getBoundingClientRect().top)
    for (const name of canvas.getAllByText('Nights').slice(1)) await expect(name).not.toBeVisible()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
