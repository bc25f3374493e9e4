import type { Guide } from '../../docs/guide/guide.ts'
import { Checkbox } from './Checkbox.tsx'

export const guide: Guide = {
  summary: 'A yes-or-no choice that is submitted with a form.',
  use: ['Where a Save button follows.', 'To select table rows.'],
  instead: [
    ['Switch', 'it takes effect immediately'],
    ['RadioGroup', 'the choices are exclusive'],
    ['TagGroup', 'there are many short choices'],
  ],
  do: { example: <Checkbox defaultSelected>Stay signed in</Checkbox>, because: 'The meaning of the tick is obvious.' },
  dont: { example: <Checkbox>Don’t disable notifications</Checkbox>, because: 'Negative labels are hard to understand.' },
  accessibility: ['The label is part of the touch target.', 'A checkbox without a label needs `aria-label`.'],
}
