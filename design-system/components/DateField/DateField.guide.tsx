import { ignore, type Guide } from '../../docs/guide/guide.ts'
import { DateField } from './DateField.tsx'

export const guide: Guide = {
  summary: 'One day, typed or chosen from a calendar.',
  status: 'new',
  since: '0.1.0',
  anatomy: [
    ['Label', 'Above, always in sight.'],
    ['Parts', 'Day, month and year in the order of the language; what is missing is shown as letters.'],
    ['Calendar button', 'Opens the month of the chosen day, or this month; a field that is read only has none.'],
    ['Calendar', 'One month, without days of others; today is underlined, days after `max` are quiet.'],
    ['Clear date', 'Below the calendar while a day is chosen.'],
  ],
  use: ['For a day of the calendar without a time.'],
  instead: [
    ['DateRangeField', 'a first and a last day are wanted'],
    ['Select', 'a period such as “Last 30 days” is enough'],
  ],
  do: {
    example: <DateField label="Expires on" value="2026-03-04" onChange={ignore} />,
    because: 'The label says what happens on that day.',
  },
  dont: {
    example: <DateField label="Date (MM/DD/YYYY)" value={null} onChange={ignore} />,
    because: 'The field shows the order of its parts by itself.',
  },
  content: ['The label is a noun, or ends in “on” or “from”.'],
  keyboard: [
    ['Digits', 'Fill in a part and go on to the next one'],
    ['Arrow left and right', 'Move between the parts'],
    ['Arrow up and down', 'Count the part up or down'],
    ['Backspace', 'Empties the part'],
    ['Alt and arrow down', 'Opens the calendar'],
    ['Arrow keys, Page up, Page down', 'Move by day, week and month in the calendar'],
    ['Escape', 'Closes the calendar'],
  ],
  accessibility: [
    'Each part is a spin button with its own name, in the group that the label names.',
    'The calendar is a grid; each day is told with its weekday.',
  ],
}
