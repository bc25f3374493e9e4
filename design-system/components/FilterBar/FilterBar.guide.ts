import type { Guide } from '../../docs/guide/guide.ts'

export const guide: Guide = {
  summary: 'Search and filters above a list.',
  use: ['Above long lists.'],
  instead: [
    ['SegmentedControl', 'there is one filter with few values'],
    ['Toolbar', 'it acts on selected items'],
  ],
  accessibility: ['It is a named search landmark.'],
}
