import type { Guide } from '../../docs/guide/guide.ts'
import { LineChart } from './Chart.tsx'

export const guide: Guide = {
  summary: 'How something went over time, as lines or bars, with the same figures as a table.',
  status: 'stable',
  since: '0.1.0',
  anatomy: [
    ['Title', 'What is shown, with its unit.'],
    ['Legend', 'Only where there is more than one series.'],
    ['Plot', 'Lines differ in their dashes as well as in colour.'],
    ['Readout', 'The figures of the day that is pointed at.'],
    ['Show as table', 'The same figures in rows.'],
  ],
  use: ['A LineChart for how something changes, a BarChart for how much there was on each day.', 'Three series at most.'],
  instead: [
    ['Stat', 'one figure says it'],
    ['Table', 'the figures themselves are needed'],
    ['Meter', 'a part of a limit is used'],
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
    because: 'The title says what is counted and over which time.',
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
    because: 'Nobody can tell what the line means.',
  },
  content: ['Counts have no fractions.', 'An empty chart says when there will be something to see.'],
  keyboard: [['Enter, Space', 'On “Show as table”: changes between picture and table']],
  accessibility: [
    'Behind every chart stands a table for screen readers.',
    'Series are told apart without colour.',
    'With forced colours the system’s colours are used.',
  ],
}
