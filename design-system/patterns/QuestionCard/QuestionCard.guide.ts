import type { Guide } from '../../docs/guide/guide.ts'

export const guide: Guide = {
  summary: 'A question of the assistant with suggested answers.',
  use: ['At the end of an answer that cannot continue without a choice.'],
  instead: [['ConfirmDialog', 'the app asks before an action']],
  accessibility: ['The card is a region named by the question. Choices are buttons; chosen answers have a check mark with a name.'],
}
