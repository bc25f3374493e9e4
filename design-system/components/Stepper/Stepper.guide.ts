import type { Guide } from '../../docs/guide/guide.ts'

export const guide: Guide = {
  summary: 'The progress through a short sequence of steps.',
  use: ['For three to five steps, such as onboarding.'],
  instead: [
    ['ProgressBar', 'it is an automatic task'],
    ['Tabs', 'the order is free'],
  ],
  accessibility: ['It is an ordered list that marks current and completed steps.'],
}
