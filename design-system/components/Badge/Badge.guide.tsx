import type { Guide } from '../../docs/guide/guide.ts'
import { Badge } from './Badge.tsx'

export const guide: Guide = {
  summary: 'A short label or state next to its subject.',
  use: ['For states (“Draft”), new items and urgency.'],
  instead: [
    ['BadgeCount', 'it is a number'],
    ['Tag', 'it is a topic'],
    ['StatusLine', 'it changes live'],
  ],
  do: { example: <Badge tone="good">Active</Badge>, because: 'The word carries the meaning; the colour repeats it.' },
  dont: { example: <Badge tone="danger">!</Badge>, because: 'A symbol means nothing without its colour.' },
  accessibility: ['Every tone has a contrast of at least 4.5:1.'],
}
