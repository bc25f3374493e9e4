import type { Guide } from '../../docs/guide/guide.ts'
import { Breadcrumbs } from './Breadcrumbs.tsx'

export const guide: Guide = {
  summary: 'Where a page belongs, and the way up from it.',
  status: 'new',
  since: '0.1.0',
  anatomy: [
    ['Places', 'Links, from the outermost to the parent.'],
    ['This page', 'The last one, which leads nowhere.'],
  ],
  use: ['Above the PageHeader of pages that lie two or more levels deep.'],
  instead: [
    ['NavItem', 'the places stand in the sidebar'],
    ['Tabs', 'the pages lie side by side'],
    ['Stepper', 'they are steps in an order'],
  ],
  do: {
    example: <Breadcrumbs label="Place" places={[{ name: 'Knowledge', href: '#knowledge' }, { name: 'Handbook' }]} />,
    because: 'The names are those of the pages.',
  },
  dont: {
    example: <Breadcrumbs label="Place" places={[{ name: 'Home', href: '#home' }]} />,
    because: 'One place is no way.',
  },
  content: ['Names as in the headings of the pages.'],
  keyboard: [
    ['Tab', 'Moves through the places'],
    ['Enter', 'Goes there'],
  ],
  accessibility: ['It is a navigation landmark with a name around an ordered list.', 'The last place is told as the current page.'],
}
