import type { Guide } from '../../docs/guide/guide.ts'

export const guide: Guide = {
  summary: 'The used share of a conversation’s context window.',
  use: ['Among the tools of a Composer, if a language model answers.'],
  instead: [['Meter', 'the limit belongs to a plan']],
  accessibility: ['The button is named “Context:” and the percentage, which is also visible.'],
}
