import { ignore, type Guide } from '../../docs/guide/guide.ts'
import { LoadMore } from './LoadMore.tsx'

export const guide: Guide = {
  summary: 'Stands at the end of a list that has more to show.',
  status: 'stable',
  since: '0.1.0',
  anatomy: [
    ['Banner', 'Says that the last attempt failed.'],
    ['Button', 'Pending while more is on its way; Retry after a failure; gone when there is no more.'],
  ],
  use: ['After lists that are loaded in pages.'],
  instead: [['Table', 'rows are sorted and compared; load them whole']],
  do: {
    example: <LoadMore hasMore isLoading={false} onLoadMore={ignore} label="Show older conversations" />,
    because: 'It says which direction the list grows in.',
  },
  dont: {
    example: <LoadMore hasMore isLoading={false} onLoadMore={ignore} label="Next" />,
    because: 'Nothing is left behind, so nothing comes “next”.',
  },
  content: ['“Show older conversations”.'],
  keyboard: [['Enter, Space', 'Asks for more']],
  accessibility: ['It keeps the focus while more is loaded.', 'Nothing loads by scrolling alone, so the end of a page can be reached.'],
}
