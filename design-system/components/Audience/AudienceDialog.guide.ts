import type { Guide } from '../../docs/guide/guide.ts'

export const guide: Guide = {
  summary: 'A confirmation that shows the current and the new audience.',
  use: ['When a change of audience affects more than the item on the screen.'],
  instead: [
    ['AudienceSwitch', 'the same control can revert it'],
    ['ConfirmDialog', 'the audience stays the same'],
  ],
  accessibility: ['Focus starts on Cancel.', 'The title and both audiences are read first.'],
}
