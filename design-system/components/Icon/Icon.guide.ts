import type { Guide } from '../../docs/guide/guide.ts'

export const guide: Guide = {
  summary: 'A Lucide glyph in the size of the surrounding text.',
  use: ['Next to a label, or in an IconButton.'],
  instead: [
    ['IconButton', 'it is interactive'],
    ['AudienceMark', 'it shows an audience'],
    ['Logo', 'it represents the product'],
  ],
  accessibility: ['Icons without a `label` are hidden from screen readers.', 'Directional icons flip in right-to-left text.'],
}
