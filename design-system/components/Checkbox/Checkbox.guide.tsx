import type { Guide } from '../../docs/guide/guide.ts'
import { Checkbox } from './Checkbox.tsx'

export const guide: Guide = {
  summary: 'One choice that takes effect together with the rest of a form.',
  status: 'stable',
  since: '0.1.0',
  anatomy: [
    ['Box', 'Empty, ticked, or with a line where only some are chosen.'],
    ['Words', 'What is true when it is ticked.'],
  ],
  use: ['Where a Save button follows.', 'To choose several rows of a Table.'],
  instead: [
    ['Switch', 'it takes effect at once'],
    ['RadioGroup', 'one of several is chosen'],
    ['TagGroup', 'many short words can be chosen'],
  ],
  do: { example: <Checkbox defaultSelected>Stay signed in</Checkbox>, because: 'What a tick means is plain.' },
  dont: { example: <Checkbox>Don’t disable notifications</Checkbox>, because: 'A tick that means “not” is read twice.' },
  content: ['Positive, and without a full stop.'],
  keyboard: [['Space', 'Ticks it and takes the tick away']],
  accessibility: ['The whole line can be pressed.', 'A box without words needs an `aria-label`.'],
}
