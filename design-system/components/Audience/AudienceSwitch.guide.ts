import type { Guide } from '../../docs/guide/guide.ts'

export const guide: Guide = {
  summary: 'A switch between private and one other audience.',
  use: ['Wherever users publish something.'],
  instead: [
    ['AudienceMenu', 'there are more than two audiences'],
    ['Switch', 'it does not affect the audience'],
    ['AudienceMark', 'it is read-only'],
  ],
  accessibility: ['Audience and description are read with the switch.', 'The color is not the only sign.'],
}
