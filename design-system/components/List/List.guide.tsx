import type { Guide } from '../../docs/guide/guide.ts'
import { List, ListItem } from './List.tsx'

export const guide: Guide = {
  summary: 'Things of one kind, one below the other.',
  status: 'stable',
  since: '0.1.0',
  anatomy: [['Items', 'ListItem elements, with hairlines where `isDivided`.']],
  use: ['For things that can be opened or changed one by one.'],
  instead: [
    ['Table', 'things are compared by several facts'],
    ['Prose', 'the items are sentences'],
  ],
  do: {
    example: (
      <List label="Trips" isDivided>
        <ListItem>Marstrand</ListItem>
        <ListItem>Porto</ListItem>
      </List>
    ),
    because: 'All items are of one kind.',
  },
  dont: {
    example: (
      <List>
        <ListItem>Marstrand</ListItem>
        <ListItem>Show more</ListItem>
      </List>
    ),
    because: 'A button is no item; LoadMore stands after the list.',
  },
  content: ['A heading or `label` names the list.'],
  keyboard: [],
  accessibility: ['Screen readers tell how many items there are.'],
}
