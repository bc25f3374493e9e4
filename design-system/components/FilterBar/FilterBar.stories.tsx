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
  title: 'Selection/FilterBar',
  component: FilterBar,
  args: { label: 'Filter trips', search: null, children: null, activeCount: 0 },
  render: function Filtering(args) {
    const [text, setText] = useState('')
    const [state, setState] = useState('all')
    const found = trips.filter((trip) => trip.name.toLowerCase().includes(text.toLowerCase()) && (state === 'all' || trip.state === state))
    return (
      <>
        <FilterBar
          {...args}
          search={<SearchField label="Search trips" value={text} onChange={setText} />}
          activeCount={state === 'all' ? 0 : 1}
        >
          <SegmentedControl
            label="State"
            value={state}
            onChange={setState}
            items={[
              { value: 'all', label: 'All' },
              { value: 'planned', label: 'Planned' },
              { value: 'done', label: 'Done' },
            ]}
          />
        </FilterBar>
        <p role="status">{found.length === 1 ? '1 trip' : `${found.length} trips`}</p>
      </>
    )
  },
} satisfies Meta<typeof FilterBar>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const FilteredList: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const fold = canvas.queryByRole('button', { name: 'Filters' })
    await expect(fold === null).toBe(window.innerWidth >= 720)
    if (fold) {
      await expect(canvas.queryByRole('radio', { name: 'Done' })).toBeNull()
      await userEvent.click(fold)
    }
    await userEvent.click(canvas.getByRole('radio', { name: 'Done' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('2 trips')
    await userEvent.type(canvas.getByRole('searchbox'), 'sm')
    await expect(canvas.getByRole('status')).toHaveTextContent('1 trip')
    if (!fold) return
    await userEvent.click(fold)
    await expect(fold).toHaveAttribute('aria-expanded', 'false')
    await expect(fold).toHaveAccessibleName('Filters 1 active')
  },
}
export const RightToLeft: Story = { tags: ['!dev', '!autodocs'], globals: { direction: 'rtl', theme: 'dark' } }
