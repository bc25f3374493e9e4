import type { Guide } from '../../docs/guide/guide.ts'
import { Meter } from './ProgressBar.tsx'

export const guide: Guide = {
  summary: 'How much of a limit is used, such as messages of a day.',
  status: 'new',
  since: '0.1.0',
  anatomy: [
    ['Label', 'What is measured.'],
    ['Value', 'In words: used, and the limit.'],
    ['Track', 'Filled as far as it is used.'],
  ],
  use: ['For amounts that have a limit and stay as they are: use of a plan, storage.'],
  instead: [
    ['ProgressBar', 'something is being done and comes to an end'],
    ['Stat', 'there is no limit'],
  ],
  do: {
    example: <Meter label="Messages" value={12} maxValue={100} valueLabel="12 of 100" />,
    because: 'Both numbers are told, in the unit that people know.',
  },
  dont: {
    example: <Meter label="Messages" value={12} maxValue={100} valueLabel="12%" />,
    because: 'Of how many? A share without its limit cannot be planned with.',
  },
  content: ['The label is a plural noun; the value reads “12 of 100”.'],
  keyboard: [],
  accessibility: ['It is a meter whose value is told in words.'],
}
