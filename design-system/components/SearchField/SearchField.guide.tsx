import type { Guide } from '../../docs/guide/guide.ts'
import { SearchField } from './SearchField.tsx'

export const guide: Guide = {
  summary: 'A single-line search input.',
  use: ['In FilterBar and SearchList, and wherever users search a list.'],
  instead: [
    ['ComboBox', 'it chooses an option'],
    ['TextField', 'the input is stored'],
  ],
  do: {
    example: <SearchField label="Search conversations" placeholder="Titles and messages" />,
    because: 'The placeholder names the searched content.',
  },
  dont: { example: <SearchField label="Search" placeholder="Search..." />, because: 'Label, icon and placeholder repeat each other.' },
  accessibility: ['It is a searchbox named after its label. Escape clears it.'],
}
