import type { Guide } from '../../docs/guide/guide.ts'

export const guide: Guide = {
  summary: 'A sidebar item.',
  use: ['For navigation and recent conversations.'],
  instead: [
    ['Link', 'it is part of a text'],
    ['Tabs', 'it switches content within a page'],
  ],
  accessibility: [
    'The current page has `aria-current`.',
    'A row is one tab stop: → leads to its action, Shift+F10 or the menu key presses it.',
  ],
}
