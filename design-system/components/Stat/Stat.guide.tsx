import type { Guide } from '../../docs/guide/guide.ts'
import { Stat, Stats } from './Stat.tsx'

export const guide: Guide = {
  summary: 'A prominent figure and its change.',
  use: ['Two to six in Stats, at the top of a page.'],
  instead: [
    ['Chart', 'the trend matters'],
    ['Meter', 'it is part of a limit'],
    ['DescriptionList', 'it is not a figure'],
  ],
  do: {
    example: (
      <Stats>
        <Stat label="Visitors" value="124" change="12% more than last week" trend="up" tone="good" />
      </Stats>
    ),
    because: 'The change names its comparison.',
  },
  dont: {
    example: (
      <Stats>
        <Stat label="Visitors" value="124.00" change="+12%" />
      </Stats>
    ),
    because: 'There is no comparison, and the decimals mean nothing.',
  },
  accessibility: ['Label and figure are a term and its description.', 'The change is described in words.'],
}
