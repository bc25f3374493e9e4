import type { Guide } from '../../docs/guide/guide.ts'

export const guide: Guide = {
  summary: 'A line or bar chart of values over time, with a data table.',
  use: ['LineChart for trends, BarChart for amounts.', 'At most three series.'],
  instead: [
    ['Stat', 'one figure is enough'],
    ['Table', 'exact figures matter'],
    ['Meter', 'it shows use of a limit'],
  ],
  accessibility: [
    'Screen readers get the data as a table, which everyone can show.',
    'Series differ in dash pattern as well as color.',
    'It supports forced colors.',
  ],
}
