import type { Guide } from '../../docs/guide/guide.ts'
import { Meter } from './ProgressBar.tsx'

export const guide: Guide = {
  summary: 'The used share of a limit.',
  use: ['For quotas, such as storage or daily messages.'],
  instead: [
    ['ProgressBar', 'it shows the progress of a task'],
    ['Stat', 'there is no limit'],
  ],
  do: {
    example: <Meter label="Messages" value={12} maxValue={100} valueLabel="12 of 100" />,
    because: 'It shows both numbers and their unit.',
  },
  dont: {
    example: <Meter label="Messages" value={12} maxValue={100} valueLabel="12%" />,
    because: 'It does not show the limit.',
  },
  accessibility: ['It is a meter with its value in words.'],
}
