import type { Guide } from '../../docs/guide/guide.ts'
import { LinkButton } from './Button.tsx'

export const guide: Guide = {
  summary: 'A link styled as a button.',
  use: ['For the main call to action of a page, such as sign-up.'],
  instead: [
    ['Button', 'it changes something'],
    ['Link', 'it is part of a sentence'],
    ['NavItem', 'it is in the sidebar'],
  ],
  do: {
    example: (
      <LinkButton href="#signup" variant="primary">
        Get Started
      </LinkButton>
    ),
    because: 'It can open in a new tab.',
  },
  dont: { example: <LinkButton href="#delete">Delete account</LinkButton>, because: 'Links must not delete anything.' },
  accessibility: ['It has the link role.', '`isPreview` announces that the link is disabled.'],
}
