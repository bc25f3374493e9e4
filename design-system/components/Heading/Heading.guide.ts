import type { Guide } from '../../docs/guide/guide.ts'

export const guide: Guide = {
  summary: 'A heading in the display typeface.',
  use: ['`hero` once on a public page, `title` for a screen, `section` for part of it.'],
  instead: [
    ['PageHeader', 'it is the page title'],
    ['Prose', 'it is part of a text'],
  ],
  accessibility: ['`level` follows the outline and is independent of `size`.'],
}
