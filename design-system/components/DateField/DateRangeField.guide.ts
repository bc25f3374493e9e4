import type { Guide } from '../../docs/guide/guide.ts'

export const guide: Guide = {
  summary: 'A first and a last day, both optional.',
  use: ['To filter a list by date.'],
  instead: [
    ['DateField', 'one day is enough'],
    ['SegmentedControl', 'a few presets are enough'],
  ],
  accessibility: ['Both fields are in a named group.', 'The error describes the last day.'],
}
