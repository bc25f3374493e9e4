import type { Guide } from '../../docs/guide/guide.ts'

export const guide: Guide = {
  summary: 'A centered column for page content.',
  use: ['Once per screen: `narrow` for forms, `reading` for text, `wide` for tables and charts.'],
  instead: [['Card', 'it groups part of a page']],
  accessibility: ['There is no horizontal scrolling at 360 pixels.'],
}
