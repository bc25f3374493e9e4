import type { Guide } from '../../docs/guide/guide.ts'

export const guide: Guide = {
  summary: 'A search field with results that are navigated from the keyboard.',
  use: ['To open one of many items by name.'],
  instead: [
    ['CommandPalette', 'it opens from anywhere'],
    ['FilterBar', 'it filters a visible list'],
    ['ComboBox', 'it sets a form value'],
  ],
  accessibility: ['Focus stays in the field; arrow keys move and Enter opens.', 'Results are links and can open in a new tab.'],
}
