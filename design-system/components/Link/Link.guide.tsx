import type { Guide } from '../../docs/guide/guide.ts'
import { Link } from './Link.tsx'

export const guide: Guide = {
  summary: 'Leads to another page from running text.',
  status: 'stable',
  since: '0.1.0',
  anatomy: [['Words', 'Underlined in a soft line, which gets darker under the pointer.']],
  use: ['In sentences, footers and headers.'],
  instead: [
    ['LinkButton', 'it is the main way on of a page'],
    ['Button', 'something is changed'],
    ['NavItem', 'it is an entry of the sidebar'],
  ],
  do: {
    example: (
      <p>
        Read the <Link href="#terms">terms of use</Link>.
      </p>
    ),
    because: 'The words say where it leads, also on their own.',
  },
  dont: {
    example: (
      <p>
        For the terms, click <Link href="#terms">here</Link>.
      </p>
    ),
    because: 'A list of links would read “here, here, here”.',
  },
  content: ['The words are part of the sentence and name the destination.'],
  keyboard: [['Enter', 'Follows the link']],
  accessibility: ['Underlined, so that it does not depend on colour.'],
}
