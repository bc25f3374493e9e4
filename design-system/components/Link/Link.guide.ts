import type { Guide } from '../../docs/guide/guide.ts'

export const guide: Guide = {
  summary: 'A link in running text.',
  use: ['In sentences, footers and headers.'],
  instead: [
    ['LinkButton', 'it is the main call to action'],
    ['Button', 'it changes something'],
    ['NavItem', 'it is in the sidebar'],
  ],
  accessibility: ['Links are underlined, so they do not rely on color.'],
}
