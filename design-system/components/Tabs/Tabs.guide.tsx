import type { Guide } from '../../docs/guide/guide.ts'
import { Tabs } from './Tabs.tsx'

export const guide: Guide = {
  summary: 'Sections of a page, one visible at a time.',
  use: ['For two to six equally important sections.'],
  instead: [
    ['SegmentedControl', 'it changes the view of the same content'],
    ['Disclosure', 'most users need none of it'],
    ['NavItem', 'each section has its own URL'],
  ],
  do: {
    example: (
      <Tabs
        label="Knowledge"
        tabs={[
          { id: 'notes', label: 'Notes', content: null },
          { id: 'documents', label: 'Documents', content: null },
        ]}
      />
    ),
    because: 'The labels are short nouns.',
  },
  dont: {
    example: (
      <Tabs
        label="Steps"
        tabs={[
          { id: 'a', label: 'First do this', content: null },
          { id: 'b', label: 'Then this', content: null },
        ]}
      />
    ),
    because: 'Sequential steps need a Stepper.',
  },
  accessibility: ['Each panel is named after its tab.', 'The selected tab scrolls into view.'],
}
