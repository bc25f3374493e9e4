import type { Guide } from '../../docs/guide/guide.ts'

export const guide: Guide = {
  summary: 'A switch between private and public that names the audience.',
  use: ['Wherever users publish something.'],
  instead: [
    ['Switch', 'it does not affect visibility'],
    ['VoiceMark', 'it is read-only'],
  ],
  accessibility: ['Audience and description are read with the switch.', 'The colour is not the only sign.'],
}
