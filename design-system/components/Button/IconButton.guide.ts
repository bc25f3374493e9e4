import type { Guide } from '../../docs/guide/guide.ts'

export const guide: Guide = {
  summary: 'A button with a well-known icon and a tooltip.',
  use: ['In rows and headers, where labels would repeat.'],
  instead: [
    ['Button', 'the icon is not universally known'],
    ['Menu', 'there are more than three'],
  ],
  accessibility: [
    'The label is the accessible name.',
    'The touch target is 44 by 44 pixels.',
    'Touch users see no tooltip, so the icon must be clear.',
  ],
}
