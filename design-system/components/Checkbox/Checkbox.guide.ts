import type { Guide } from '../../docs/guide/guide.ts'

export const guide: Guide = {
  summary: 'A yes-or-no choice that is submitted with a form.',
  use: ['Where a Save button follows.', 'To select table rows.'],
  instead: [
    ['Switch', 'it takes effect immediately'],
    ['RadioGroup', 'the choices are exclusive'],
  ],
  accessibility: ['The label is part of the touch target.', 'A checkbox without a label needs `aria-label`.'],
}
