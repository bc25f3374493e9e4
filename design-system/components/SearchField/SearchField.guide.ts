import type { Guide } from '../../docs/guide/guide.ts'

export const guide: Guide = {
  summary: 'A single-line search input.',
  use: ['In FilterBar and SearchList, and wherever users search a list.'],
  instead: [
    ['ComboBox', 'it chooses an option'],
    ['TextField', 'the input is stored'],
  ],
  accessibility: ['It is a searchbox named after its label. Escape clears it.'],
}
