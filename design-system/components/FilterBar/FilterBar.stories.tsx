import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { SearchField } from '../SearchField/SearchField.tsx'
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx'
import { FilterBar } from './FilterBar.tsx'

const trips = [
  { name: 'Marstrand', state: 'done' },
  { name: 'Skagen', state: 'planned' },
  { name: 'Smögen', state: 'done' },
]

const meta = {
  title: 'Forms/FilterBar',
  component: FilterBar,
  args: { label: 'Filter trips', children: null },
  render: function Filtering(args) {
    const [text, setText] = useState('')
    const [state, setState] = useState('all')
    const found = trips.filter((trip) => trip.name.toLowerCase().includes(text.toLowerCase()) && (state === 'all' || trip.state === state))
    return (
      <FilterBar {...args} result={found.length === 1 ? '1 trip' : `${found.length} trips`}>
        <SearchField label="Search trips" value={text} onChange={setText} />
        <SegmentedControl
          label="State"
          value={state}
          onChange={setState}
          options={[
            { value: 'all', label: 'All' },
            { value: 'planned', label: 'Planned' },
            { value: 'done', label: 'Done' },
          ]}
        />
      </FilterBar>
    )
  },
} satisfies Meta<typeof FilterBar>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Done' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('2 trips')
    await userEvent.type(canvas.getByRole('searchbox'), 'sm')
    await expect(canvas.getByRole('status')).toHaveTextContent('1 trip')
  },
}
export const RightToLeft: Story = { globals: { direction: 'rtl', theme: 'dark' } }
