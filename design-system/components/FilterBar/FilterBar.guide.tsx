import type { Guide } from '../../docs/guide/guide.ts'
import { FilterBar } from './FilterBar.tsx'
import { SearchField } from '../SearchField/SearchField.tsx'

export const guide: Guide = {
  summary: 'Search and filters above a list.',
  use: ['Above long lists.'],
  instead: [
    ['SegmentedControl', 'there is one filter with few values'],
    ['Toolbar', 'it acts on selected items'],
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
    because: 'The result count updates with the filters.',
  },
  dont: {
    example: (
      <FilterBar label="Filter" activeCount={3} search={<SearchField label="Search" />} result="">
        {null}
      </FilterBar>
    ),
    because: 'Filters that hide everything need a way to clear them.',
  },
  accessibility: ['It is a named search landmark.', 'The result count is announced.'],
}
