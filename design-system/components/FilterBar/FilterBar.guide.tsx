import type { Guide } from '../../docs/guide/guide.ts'
import { FilterBar } from './FilterBar.tsx'
import { SearchField } from '../SearchField/SearchField.tsx'

export const guide: Guide = {
  summary: 'Stands above a list and decides what it shows.',
  status: 'stable',
  since: '0.1.0',
  anatomy: [
    ['Search', 'Always in sight.'],
    ['Filters', 'Folded behind a button on narrow screens.'],
    ['Count', 'How many filters are active, on that button.'],
    ['Result', 'How many there are.'],
  ],
  use: ['Above lists that grow long.'],
  instead: [
    ['SegmentedControl', 'there is one filter with few values'],
    ['Toolbar', 'something is done with what was chosen'],
  ],
  do: {
    example: (
      <FilterBar
        label="Filter conversations"
        activeCount={0}
        search={<SearchField label="Search conversations" />}
        result="12 conversations"
      >
        {null}
      </FilterBar>
    ),
    because: 'The result is told as the filters change.',
  },
  dont: {
    example: (
      <FilterBar label="Filter" activeCount={3} search={<SearchField label="Search" />} result="">
        {null}
      </FilterBar>
    ),
    because: 'Filters that keep everything away need a way to take them off.',
  },
  content: ['Filters are named by what they filter: “Type”, “From”.'],
  keyboard: [['Enter, Space', 'On “Filters”: unfolds them']],
  accessibility: ['It is a search landmark with a name.', 'The number of results is announced.'],
}
