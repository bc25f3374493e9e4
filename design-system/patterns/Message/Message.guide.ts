import type { Guide } from '../../docs/guide/guide.ts'

export const guide: Guide = {
  summary: 'A message in a conversation.',
  use: ['For each message, in chronological order.'],
  instead: [
    ['PhaseLine', 'the answer has not started'],
    ['Banner', 'the answer failed'],
  ],
  accessibility: [
    'Each message is an article that starts with its author.',
    'Hidden actions are reachable with Tab.',
    'Arrow keys move between actions.',
  ],
}
