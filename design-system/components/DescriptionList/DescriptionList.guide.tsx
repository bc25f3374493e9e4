import type { Guide } from '../../docs/guide/guide.ts'
import { DescriptionList } from './DescriptionList.tsx'

export const guide: Guide = {
  summary: 'Facts about one thing: a term, and what it is.',
  status: 'stable',
  since: '0.1.0',
  anatomy: [
    ['Icon', 'Before the term, where it is known by everybody.'],
    ['Term', 'The name of the fact.'],
    ['Details', 'Text, a Badge or a link.'],
  ],
  use: ['For what is known of one thing, such as a session or a file.'],
  instead: [
    ['Table', 'several things are compared by the same facts'],
    ['Stat', 'figures are to be read at a glance'],
  ],
  do: { example: <DescriptionList items={[{ term: 'Device', details: 'Firefox on Linux' }]} />, because: 'Short terms, without a colon.' },
  dont: {
    example: <DescriptionList items={[{ term: 'The device that was used:', details: 'n/a' }]} />,
    because: 'Terms are nouns; what is not known is left out.',
  },
  content: ['Terms in sentence case, without a colon.'],
  keyboard: [],
  accessibility: ['It is a dl: screen readers tell the term with its details.', 'Long addresses break after their signs.'],
}
