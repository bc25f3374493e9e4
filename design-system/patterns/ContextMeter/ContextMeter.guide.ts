import type { Guide } from '../../docs/guide/guide.ts'

export const guide: Guide = {
  summary: 'How full the context window of a conversation is.',
  use: ['Among the tools of a Composer, if a language model answers.'],
  instead: [['Meter', 'the limit is one of a plan or a list of usages']],
  accessibility: ['The button is named “Context:” and the percentage, which is also visible.'],
}
