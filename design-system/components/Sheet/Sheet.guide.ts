import type { Guide } from '../../docs/guide/guide.ts'

export const guide: Guide = {
  summary: 'A panel that slides in from an edge.',
  use: ['For the sidebar or filters on narrow screens.'],
  instead: [
    ['Dialog', 'it asks for input'],
    ['Popover', 'it is small and belongs to its trigger'],
  ],
  accessibility: ['Focus is trapped and returns to the trigger on close.'],
}
