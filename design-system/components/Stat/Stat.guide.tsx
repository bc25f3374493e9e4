import type { Guide } from '../../docs/guide/guide.ts'
import { Stat, Stats } from './Stat.tsx'

export const guide: Guide = {
  summary: 'One figure that can be read at a glance, with how it changed.',
  status: 'stable',
  since: '0.1.0',
  anatomy: [
    ['Label', 'What is counted.'],
    ['Figure', 'As the language writes it.'],
    ['Change', 'In words, with an arrow where it has a direction.'],
  ],
  use: ['Two to six in Stats, at the top of a page with figures.'],
  instead: [
    ['Chart', 'the way there matters'],
    ['Meter', 'the figure is a part of a limit'],
    ['DescriptionList', 'it is a fact, not a count'],
  ],
  do: {
    example: (
      <Stats>
        <Stat label="Visitors" value="124" change="12% more than last week" trend="up" tone="good" />
      </Stats>
    ),
    because: 'The change names what it is compared with.',
  },
  dont: {
    example: (
      <Stats>
        <Stat label="Visitors" value="124.00" change="+12%" />
      </Stats>
    ),
    because: 'More than what? And nobody counts hundredths of a visitor.',
  },
  content: ['The label is a plural noun.', 'A tone only where the change is clearly welcome or not.'],
  keyboard: [],
  accessibility: ['Label and figure are a term and its description.', 'The change is told in words, not by colour or arrow alone.'],
}
