import type { Guide } from '../../docs/guide/guide.ts'
import { Button } from '../Button/Button.tsx'
import { EmptyState } from './EmptyState.tsx'

export const guide: Guide = {
  summary: 'A placeholder for missing content, with a first step.',
  use: ['Where a list or page has no content yet.'],
  instead: [
    ['ErrorState', 'loading failed'],
    ['StatusLine', 'a search has no results'],
  ],
  do: {
    example: (
      <EmptyState size="small" title="Your trips will appear here" action={<Button variant="primary">Write the first one</Button>}>
        Each with what was worth remembering.
      </EmptyState>
    ),
    because: 'It explains the place and offers a first step.',
  },
  dont: { example: <EmptyState size="small" title="No data" />, because: 'It is a dead end.' },
  accessibility: ['The title is a heading; set its level to match the outline.'],
}
