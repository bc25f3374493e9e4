import type { Guide } from '../../docs/guide/guide.ts'
import { Link } from './Link.tsx'

export const guide: Guide = {
  summary: 'A link in running text.',
  use: ['In sentences, footers and headers.'],
  instead: [
    ['LinkButton', 'it is the main call to action'],
    ['Button', 'it changes something'],
    ['NavItem', 'it is in the sidebar'],
  ],
  do: {
    example: (
      <p>
        Read the <Link href="#terms">terms of use</Link>.
      </p>
    ),
    because: 'The text makes sense out of context.',
  },
  dont: {
    example: (
      <p>
        For the terms, click <Link href="#terms">here</Link>.
      </p>
    ),
    because: 'In a list of links, “here” means nothing.',
  },
  accessibility: ['Links are underlined, so they do not rely on colour.'],
}
