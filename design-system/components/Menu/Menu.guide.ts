import type { Guide } from '../../docs/guide/guide.ts'

export const guide: Guide = {
  summary: 'A list of actions behind a button.',
  use: ['For the account, and rows with more than three actions.'],
  instead: [
    ['Select', 'it sets a value'],
    ['Toolbar', 'actions apply to several items'],
    ['Popover', 'it holds other content'],
  ],
  accessibility: ['Focus returns to the trigger on close.', 'Sections are named groups.'],
}
