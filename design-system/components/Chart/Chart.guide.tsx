import type { Guide } from '../../docs/guide/guide.ts'
import { LineChart } from './Chart.tsx'

export const guide: Guide = {
  summary: 'A line or bar chart of values over time, with a data table.',
  use: ['LineChart for trends, BarChart for amounts.', 'At most three series.'],
  instead: [
    ['Stat', 'one figure is enough'],
    ['Table', 'exact figures matter'],
    ['Meter', 'it shows use of a limit'],
  ],
  do: {
    example: (
      <LineChart
        title="Messages per day"
        series={['Messages']}
        pointName="Day"
        points={[
          { label: 'Mon', values: [4] },
          { label: 'Tue', values: [9] },
          { label: 'Wed', values: [6] },
        ]}
      />
    ),
    because: 'The title names the quantity and period.',
  },
  dont: {
    example: (
      <LineChart
        title="Statistics"
        series={['Value']}
        pointName="Point"
        points={[
          { label: '1', values: [4] },
          { label: '2', values: [9] },
        ]}
      />
    ),
    because: 'The title and labels explain nothing.',
  },
  accessibility: [
    'Screen readers get the data as a table, which everyone can show.',
    'Series differ in dash pattern as well as colour.',
    'It supports forced colours.',
  ],
}
