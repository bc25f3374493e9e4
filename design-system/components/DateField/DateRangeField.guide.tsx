import { ignore, type Guide } from '../../docs/guide/guide.ts'
import { DateRangeField } from './DateField.tsx'

export const guide: Guide = {
  summary: 'A first and a last day, either of which may be missing.',
  status: 'new',
  since: '0.1.0',
  anatomy: [
    ['From', 'A DateField for the first day.'],
    ['To', 'A DateField for the last day, which counts.'],
    ['Calendars', 'Each shows the days between on one band, and the other end with a line around it.'],
    ['Error', 'Below the last day.'],
  ],
  use: ['For a list that is narrowed down to a time.'],
  instead: [
    ['DateField', 'one day is enough'],
    ['SegmentedControl', 'a few fixed periods are enough'],
  ],
  do: {
    example: (
      <DateRangeField
        label="Days"
        value={{ from: '2026-03-04', to: '2026-03-01' }}
        onChange={ignore}
        error="This date is before the start date"
      />
    ),
    because: 'Days out of order stay, and the error says which one to change.',
  },
  dont: {
    example: <DateRangeField label="Days" value={{ from: null, to: null }} onChange={ignore} error="Required" />,
    because: 'No first day means from the beginning, no last day until now.',
  },
  content: ['The label says what the days are of: “Last activity”.'],
  keyboard: [
    ['Tab', 'Moves between the parts, the calendar buttons and the two days'],
    ['Others', 'As in a DateField'],
  ],
  accessibility: ['Both days are in one group with a name.', 'The error is tied to the last day.'],
}
