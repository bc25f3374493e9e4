import { Compass } from 'lucide-react'
import type { Guide } from '../../docs/guide/guide.ts'
import { NavItem } from './NavItem.tsx'

export const guide: Guide = {
  summary: 'An entry of a sidebar.',
  status: 'stable',
  since: '0.1.0',
  anatomy: [
    ['Icon', 'Repeats the label.'],
    ['Label', 'One line, cut with an ellipsis.'],
    ['Detail', 'A second, quiet line.'],
    ['Badge', 'At the end.'],
    ['Action', 'An IconButton under the pointer or with the focus.'],
  ],
  use: ['For the places of the application and for recent conversations.'],
  instead: [
    ['Link', 'it stands in a text'],
    ['Tabs', 'it changes a part of the same page'],
    ['Breadcrumbs', 'it shows the way up'],
  ],
  do: {
    example: (
      <NavItem icon={Compass} href="#discover" isCurrent>
        Discover
      </NavItem>
    ),
    because: 'The place where the person is has a ground of its own.',
  },
  dont: { example: <NavItem href="#a">Click to open the discover page of this application</NavItem>, because: 'Labels are names.' },
  content: ['The name of the place, as in its heading.'],
  keyboard: [
    ['Enter', 'Goes there'],
    ['Tab', 'Moves on to its action'],
  ],
  accessibility: ['The current place is told as such.', 'Actions that are out of sight can still be reached with the Tab key.'],
}
