import type { Guide } from '../../docs/guide/guide.ts'

export const guide: Guide = {
  summary: 'A ring and the name of the audience.',
  use: ['Wherever users may wonder who can see something.'],
  instead: [
    ['AudienceChip', 'it lies on a card or picture'],
    ['AudienceSwitch', 'it can be changed'],
    ['Badge', 'it is a state'],
  ],
  accessibility: ['The ring is decorative; the label carries the meaning.', 'With reduced motion, the rings cross-fade.'],
}
