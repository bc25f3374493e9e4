import type { Guide } from '../../docs/guide/guide.ts'
import { Skeleton } from './Skeleton.tsx'

export const guide: Guide = {
  summary: 'A static placeholder for loading text.',
  use: ['While a list or text loads, to avoid layout shift.'],
  instead: [['StatusLine', 'the layout is unknown; also use it next to every skeleton']],
  do: { example: <Skeleton lines={3} />, because: 'It matches the expected height.' },
  dont: { example: <Skeleton lines={12} />, because: 'Too many lines shift the layout.' },
  accessibility: ['It is hidden from screen readers and not animated.'],
}
