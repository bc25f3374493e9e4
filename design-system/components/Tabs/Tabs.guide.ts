import type { Guide } from '../../docs/guide/guide.ts'

export const guide: Guide = {
  summary: 'Sections of a page, one visible at a time.',
  use: ['For two to six equally important sections.'],
  instead: [
    ['SegmentedControl', 'it changes the view of the same content'],
    ['Disclosure', 'most users need none of it'],
    ['NavItem', 'each section has its own URL'],
  ],
  accessibility: ['Each panel is named after its tab.', 'The selected tab scrolls into view.'],
}
