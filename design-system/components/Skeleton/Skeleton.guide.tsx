import type { Guide } from '../../docs/guide/guide.ts'
import { Skeleton } from './Skeleton.tsx'

export const guide: Guide = {
  summary: 'Keeps the place of text that is on its way; it stands still.',
  status: 'stable',
  since: '0.1.0',
  anatomy: [['Lines', 'As many as are expected.']],
  use: ['While a list or a text loads, so that nothing jumps when it arrives.'],
  instead: [['StatusLine', 'nothing is known of the shape; and beside every skeleton, since it says nothing itself']],
  do: { example: <Skeleton lines={3} />, because: 'About as high as what comes.' },
  dont: { example: <Skeleton lines={12} />, because: 'More lines than come make the page jump.' },
  content: ['It has no words; a StatusLine beside it has them.'],
  keyboard: [],
  accessibility: ['Hidden from screen readers.', 'Nothing shimmers.'],
}
