import type { Guide } from '../../docs/guide/guide.ts'

export const guide: Guide = {
  summary: 'A multi-line text field that grows with its content.',
  use: ['For bios, notes and suggestions.'],
  instead: [
    ['TextField', 'one line is enough'],
    ['Composer', 'it is a message'],
  ],
  accessibility: ['Label, description and error belong to the field.'],
}
