import type { Guide } from '../../docs/guide/guide.ts'

export const guide: Guide = {
  summary: 'A button that loads the next page of a list.',
  use: ['After paginated lists.'],
  instead: [['Table', 'rows are sorted, so load all of them']],
  accessibility: ['It keeps focus while loading.', 'It never loads on scroll, so the end of the page stays reachable.'],
}
