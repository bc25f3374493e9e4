import { ignore, type Guide } from '../../docs/guide/guide.ts'
import { LoadMore } from './LoadMore.tsx'

export const guide: Guide = {
  summary: 'A button that loads the next page of a list.',
  use: ['After paginated lists.'],
  instead: [['Table', 'rows are sorted, so load all of them']],
  do: {
    example: <LoadMore hasMore isLoading={false} onLoadMore={ignore} label="Show older conversations" />,
    because: 'It says what it loads.',
  },
  dont: {
    example: <LoadMore hasMore isLoading={false} onLoadMore={ignore} label="Next" />,
    because: 'Items are added, so there is no “next” page.',
  },
  accessibility: ['It keeps focus while loading.', 'It never loads on scroll, so the end of the page stays reachable.'],
}
