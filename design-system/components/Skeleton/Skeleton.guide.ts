import type { Guide } from '../../docs/guide/guide.ts'

export const guide: Guide = {
  summary: 'A static placeholder for loading text.',
  use: ['While a list or text loads, to avoid layout shift.'],
  instead: [['StatusLine', 'the layout is unknown; also use it next to every skeleton']],
  accessibility: ['It is hidden from screen readers and not animated.'],
}
