import type { Guide } from '../../docs/guide/guide.ts'

export const guide: Guide = {
  summary: 'The title, purpose and actions of a page.',
  use: ['At the top of every screen, usually through PageColumn.'],
  instead: [['Heading', 'it names part of a page']],
  accessibility: ['It contains the only h1.'],
}
