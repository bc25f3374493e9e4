import type { Guide } from '../../docs/guide/guide.ts'
import { Badge } from './Badge.tsx'

export const guide: Guide = {
  summary: 'One or two words, or a count, about the thing beside it.',
  status: 'stable',
  since: '0.1.0',
  anatomy: [['Words', 'On a soft ground in the colour of the tone.']],
  use: ['For a state (“Draft”), for what is new, and for urgency.'],
  instead: [
    ['BadgeCount', 'it counts something'],
    ['Tag', 'it says what something is about'],
    ['StatusLine', 'it changes while somebody watches'],
  ],
  do: { example: <Badge tone="good">Active</Badge>, because: 'The word says it; the colour repeats it.' },
  dont: { example: <Badge tone="danger">!</Badge>, because: 'A sign alone says nothing to whoever cannot see the colour.' },
  content: ['One word, capital first letter.'],
  keyboard: [],
  accessibility: ['Every tone is readable at 4.5 to 1.', 'It is text and read in its place.'],
}
