import { Compass } from 'lucide-react'
import type { Guide } from '../../docs/guide/guide.ts'
import { NavItem } from './NavItem.tsx'

export const guide: Guide = {
  summary: 'A sidebar item.',
  use: ['For navigation and recent conversations.'],
  instead: [
    ['Link', 'it is part of a text'],
    ['Tabs', 'it switches content within a page'],
    ['Breadcrumbs', 'it shows the path'],
  ],
  do: {
    example: (
      <NavItem icon={Compass} href="#discover" isCurrent>
        Discover
      </NavItem>
    ),
    because: 'The current page is highlighted.',
  },
  dont: {
    example: <NavItem href="#a">Click to open the discover page of this application</NavItem>,
    because: 'Labels are names, not instructions.',
  },
  accessibility: ['The current page has `aria-current`.', 'Hidden actions are reachable with Tab.'],
}
