import type { Guide } from '../../docs/guide/guide.ts'

export const guide: Guide = {
  summary: 'The audience of a card, picture or section, with an outline.',
  use: ['Where a mark would be hard to notice among other texts.'],
  instead: [
    ['AudienceMark', 'the audience is part of a line of text'],
    ['AudienceMenu', 'it can be changed'],
  ],
  accessibility: ['The ring is decorative; the label carries the meaning.'],
}
