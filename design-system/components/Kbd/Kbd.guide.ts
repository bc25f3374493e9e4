import type { Guide } from '../../docs/guide/guide.ts'

export const guide: Guide = {
  summary: 'A keyboard key.',
  use: ['In lists of shortcuts and hints.'],
  instead: [['CodeBlock', 'it is typed text']],
  accessibility: ['It is a kbd element, read as part of the sentence.'],
}
