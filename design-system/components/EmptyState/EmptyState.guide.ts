import type { Guide } from '../../docs/guide/guide.ts'

export const guide: Guide = {
  summary: 'A placeholder for missing content, with a first step.',
  use: ['Where a list or page has no content yet.'],
  instead: [
    ['ErrorState', 'loading failed'],
    ['StatusLine', 'a search has no results'],
  ],
  accessibility: ['The title is a heading; set its level to match the outline.'],
}
