import type { Guide } from '../../docs/guide/guide.ts'

export const guide: Guide = {
  summary: 'Options above a text field that complete what is typed.',
  use: ['Above a Composer, for text after a character such as /.'],
  instead: [
    ['ComboBox', 'the value is one of the options'],
    ['Menu', 'a button opens the options'],
  ],
  accessibility: [
    'Focus stays in the text field, which names the list with aria-controls and the marked option with aria-activedescendant.',
    'Arrow keys move, Enter and Tab choose, and Escape closes; the text field handles them.',
  ],
}
