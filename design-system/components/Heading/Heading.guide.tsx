import type { Guide } from '../../docs/guide/guide.ts'
import { Heading } from './Heading.tsx'

export const guide: Guide = {
  summary: 'Words in the display face that name a page or a part of it.',
  status: 'stable',
  since: '0.1.0',
  anatomy: [['Words', 'A few, balanced over their lines.']],
  use: ['`hero` for the first words of a public page, once; `title` for a screen; `section` for a part of it.'],
  instead: [
    ['PageHeader', 'it is the first heading of a page'],
    ['Prose', 'the heading belongs to a text'],
  ],
  do: {
    example: (
      <Heading level={2} size="section">
        What visitors asked
      </Heading>
    ),
    because: 'It says what follows.',
  },
  dont: {
    example: (
      <Heading level={2} size="hero">
        Settings
      </Heading>
    ),
    because: 'Size is for the weight of the words, not for filling space.',
  },
  content: ['Sentence case, no full stop.'],
  keyboard: [],
  accessibility: ['`level` follows the outline of the page and is independent of `size`.'],
}
