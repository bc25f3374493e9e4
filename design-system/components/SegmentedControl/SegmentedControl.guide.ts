import type { Guide } from '../../docs/guide/guide.ts'

export const guide: Guide = {
  summary: 'A choice of two to five short options that takes effect immediately.',
  use: ['To switch views: day, week, month.'],
  instead: [
    ['Tabs', 'each option has its own content'],
    ['RadioGroup', 'it is part of a form'],
    ['ToggleButton', 'it is on or off'],
  ],
  accessibility: ['It is a named radio group.'],
}
