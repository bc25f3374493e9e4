import type { Guide } from '../../docs/guide/guide.ts'

export const guide: Guide = {
  summary: 'A date, typed or chosen from a calendar.',
  use: ['For dates without a time.'],
  instead: [
    ['DateRangeField', 'there is a first and last day'],
    ['Select', 'a preset such as “Last 30 days” is enough'],
  ],
  accessibility: [
    'Each part is a named spin button. Arrow keys change it, and Alt+Arrow down opens the calendar.',
    'The calendar is a grid; days include their weekday.',
  ],
}
