import type { Guide } from '../../docs/guide/guide.ts'
import { PageColumn } from './PageColumn.tsx'

export const guide: Guide = {
  summary: 'A column in the middle of the page, as wide as its content needs.',
  status: 'stable',
  since: '0.1.0',
  anatomy: [
    ['Header', 'A PageHeader, where it has a title.'],
    ['Content', 'With the same distance between its parts.'],
  ],
  use: ['Once on every screen. `narrow` for forms, `reading` for text, `wide` for tables and charts.'],
  instead: [['Card', 'a part of the page is set apart']],
  do: {
    example: (
      <PageColumn width="narrow" title="Sign in">
        <p>Form</p>
      </PageColumn>
    ),
    because: 'Lines stay short enough to read.',
  },
  dont: {
    example: (
      <PageColumn width="wide" title="My Story">
        <p>A long text across the whole window is hard to follow from line to line.</p>
      </PageColumn>
    ),
    because: 'Text is for `reading`.',
  },
  content: ['As PageHeader.'],
  keyboard: [],
  accessibility: ['At 360 pixels nothing scrolls sideways.'],
}
