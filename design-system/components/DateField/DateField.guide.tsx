import { ignore, type Guide } from '../../docs/guide/guide.ts'
import { DateField } from './DateField.tsx'

export const guide: Guide = {
  summary: 'A date, typed or chosen from a calendar.',
  use: ['For dates without a time.'],
  instead: [
    ['DateRangeField', 'there is a first and last day'],
    ['Select', 'a preset such as “Last 30 days” is enough'],
  ],
  do: {
    example: <DateField label="Expires on" value="2026-03-04" onChange={ignore} />,
    because: 'The label explains the date.',
  },
  dont: {
    example: <DateField label="Date (MM/DD/YYYY)" value={null} onChange={ignore} />,
    because: 'The field shows its own format.',
  },
  accessibility: [
    'Each part is a named spin button. Arrow keys change it, and Alt+Arrow down opens the calendar.',
    'The calendar is a grid; days include their weekday.',
  ],
}
