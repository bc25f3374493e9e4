import type { Guide } from '../../docs/guide/guide.ts'

export const guide: Guide = {
  summary: 'The language model of a conversation, in the composer.',
  use: ['Among the tools of a Composer, if a language model is connected.'],
  instead: [['Select', 'the model is a setting in a form']],
  accessibility: ['The button is named “Model:” and the name of the model. With one model it is plain text.'],
}
