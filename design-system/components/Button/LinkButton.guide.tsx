import type { Guide } from '../../docs/guide/guide.ts'
import { LinkButton } from './Button.tsx'

export const guide: Guide = {
  summary: 'A link with the weight of a button: it goes somewhere and changes nothing.',
  status: 'stable',
  since: '0.1.0',
  anatomy: [
    ['Icon', 'Repeats the words; may be left out.'],
    ['Words', 'What is there, or what one does there.'],
  ],
  use: ['For the main way on of a page, such as signing up.'],
  instead: [
    ['Button', 'something is changed'],
    ['Link', 'it stands in running text'],
    ['NavItem', 'it is an entry of the sidebar'],
  ],
  do: {
    example: (
      <LinkButton href="#signup" variant="primary">
        Get Started
      </LinkButton>
    ),
    because: 'It can be opened in a new tab, as links can.',
  },
  dont: { example: <LinkButton href="#delete">Delete account</LinkButton>, because: 'A link deletes nothing.' },
  content: ['As Button. “Learn more” says too little: about what?'],
  keyboard: [['Enter', 'Follows the link']],
  accessibility: ['It is a link to screen readers.', 'In a picture of a page, `isPreview` says that it leads nowhere.'],
}
