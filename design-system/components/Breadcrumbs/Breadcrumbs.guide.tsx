import type { Guide } from '../../docs/guide/guide.ts'
import { Breadcrumbs } from './Breadcrumbs.tsx'

export const guide: Guide = {
  summary: 'The path from the top level to the current page.',
  use: ['Above the PageHeader of pages two or more levels deep.'],
  instead: [
    ['NavItem', 'the pages are in the sidebar'],
    ['Tabs', 'the pages are siblings'],
    ['Stepper', 'they are sequential steps'],
  ],
  do: {
    example: <Breadcrumbs label="Place" places={[{ name: 'Knowledge', href: '#knowledge' }, { name: 'Handbook' }]} />,
    because: 'The names match the page headings.',
  },
  dont: {
    example: <Breadcrumbs label="Place" places={[{ name: 'Home', href: '#home' }]} />,
    because: 'A single page needs no path.',
  },
  accessibility: ['It is a named navigation landmark around an ordered list.', 'The last item has `aria-current`.'],
}
