import type { Guide } from '../../docs/guide/guide.ts'

export const guide: Guide = {
  summary: 'A ring and a label for the audience: closed for private, open for public.',
  use: ['Wherever users may wonder who can see something.'],
  instead: [
    ['VisibilitySwitch', 'it can be changed'],
    ['Badge', 'it is a state'],
  ],
  accessibility: ['The ring is decorative; the label carries the meaning.'],
}
