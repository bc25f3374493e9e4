import type { Guide } from '../../docs/guide/guide.ts'
import { Heading } from './Heading.tsx'

export const guide: Guide = {
  summary: 'A heading in the display typeface.',
  use: ['`hero` once on a public page, `title` for a screen, `section` for part of it.'],
  instead: [
    ['PageHeader', 'it is the page title'],
    ['Prose', 'it is part of a text'],
  ],
  do: {
    example: (
      <Heading level={2} size="section">
        What visitors asked
      </Heading>
    ),
    because: 'It describes the content.',
  },
  dont: {
    example: (
      <Heading level={2} size="hero">
        Settings
      </Heading>
    ),
    because: 'Large type is for emphasis, not for filling space.',
  },
  accessibility: ['`level` follows the outline and is independent of `size`.'],
}
