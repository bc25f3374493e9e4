import type { Guide } from '../../docs/guide/guide.ts'

export const guide: Guide = {
  summary: 'A search over the whole application, opened by a shortcut.',
  use: ['Once per application, on Ctrl+K or ⌘K, with a visible button.'],
  instead: [
    ['SearchList', 'the search is on a page'],
    ['Menu', 'there are few commands'],
    ['FilterBar', 'it filters a visible list'],
  ],
  accessibility: ['Focus moves to the field and returns on close.', 'Results are links and can open in a new tab.'],
}
