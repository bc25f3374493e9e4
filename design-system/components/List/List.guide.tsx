import type { Guide } from '../../docs/guide/guide.ts'
import { List, ListItem } from './List.tsx'

export const guide: Guide = {
  summary: 'A vertical list of similar items.',
  use: ['For items that are opened or changed individually.'],
  instead: [
    ['Table', 'items are compared by several values'],
    ['Prose', 'the items are sentences'],
  ],
  do: {
    example: (
      <List label="Trips" isDivided>
        <ListItem>Marstrand</ListItem>
        <ListItem>Porto</ListItem>
      </List>
    ),
    because: 'All items are of the same kind.',
  },
  dont: {
    example: (
      <List>
        <ListItem>Marstrand</ListItem>
        <ListItem>Show more</ListItem>
      </List>
    ),
    because: 'Place LoadMore after the list.',
  },
  accessibility: ['Screen readers announce the number of items.', 'Name the list with a heading or `label`.'],
}
