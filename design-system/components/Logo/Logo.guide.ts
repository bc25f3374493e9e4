import type { Guide } from '../../docs/guide/guide.ts'

export const guide: Guide = {
  summary: 'The product logo: two overlapping rings with the name.',
  use: ['Once per page, as a link to the home page.'],
  instead: [
    ['AudienceMark', 'it shows an audience'],
    ['Avatar', 'it represents a person'],
  ],
  accessibility: ['It is an image named “Twain”; a surrounding link needs its own name.'],
}
