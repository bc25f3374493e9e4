import type { Guide } from '../../docs/guide/guide.ts'

export const guide: Guide = {
  summary: 'A short label or state next to its subject.',
  use: ['For states (“Draft”), new items and urgency.'],
  instead: [
    ['BadgeCount', 'it is a number'],
    ['Tag', 'it is a topic'],
    ['StatusLine', 'it changes live'],
  ],
  accessibility: ['Every tone has a contrast of at least 4.5:1.'],
}
