import type { Guide } from '../../docs/guide/guide.ts'

export const guide: Guide = {
  summary: 'A link styled as a button.',
  use: ['For the main call to action of a page, such as sign-up.'],
  instead: [
    ['Button', 'it changes something'],
    ['Link', 'it is part of a sentence'],
    ['NavItem', 'it is in the sidebar'],
  ],
  accessibility: ['It has the link role.'],
}
