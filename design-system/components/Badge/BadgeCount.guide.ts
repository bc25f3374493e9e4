import type { Guide } from '../../docs/guide/guide.ts'

export const guide: Guide = {
  summary: 'The number of pending items.',
  use: ['On the bell and sidebar items.'],
  instead: [
    ['Badge', 'it is a word'],
    ['Stat', 'the number is the content'],
  ],
  accessibility: ['The label (“12 unread notifications”) replaces the capped number for screen readers.'],
}
