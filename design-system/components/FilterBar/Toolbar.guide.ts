import type { Guide } from '../../docs/guide/guide.ts'

export const guide: Guide = {
  summary: 'Actions for selected items.',
  use: ['Above a table or list while items are selected.'],
  instead: [
    ['FilterBar', 'it filters the list'],
    ['Menu', 'the actions apply to one item'],
  ],
  accessibility: ['Arrow keys move between buttons.', 'The selection count is announced.'],
}
