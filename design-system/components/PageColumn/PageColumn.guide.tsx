import type { Guide } from '../../docs/guide/guide.ts'
import { PageColumn } from './PageColumn.tsx'

export const guide: Guide = {
  summary: 'A centred column for page content.',
  use: ['Once per screen: `narrow` for forms, `reading` for text, `wide` for tables and charts.'],
  instead: [['Card', 'it groups part of a page']],
  do: {
    example: (
      <PageColumn width="narrow" title="Sign in">
        <p>Form</p>
      </PageColumn>
    ),
    because: 'Short lines are easy to read.',
  },
  dont: {
    example: (
      <PageColumn width="wide" title="My Story">
        <p>A long text across the whole window is hard to follow from line to line.</p>
      </PageColumn>
    ),
    because: 'Text needs the `reading` width.',
  },
  accessibility: ['There is no horizontal scrolling at 360 pixels.'],
}
