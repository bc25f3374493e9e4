import type { Guide } from '../../docs/guide/guide.ts'

export const guide: Guide = {
  summary: 'The used share of a limit.',
  use: ['For quotas, such as storage or daily messages.'],
  instead: [
    ['ProgressBar', 'it shows the progress of a task'],
    ['Stat', 'there is no limit'],
  ],
  accessibility: ['It is a meter with its value in words.'],
}
