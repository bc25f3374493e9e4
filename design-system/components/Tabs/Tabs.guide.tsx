import type { Guide } from '../../docs/guide/guide.ts'
import { Tabs } from './Tabs.tsx'

export const guide: Guide = {
  summary: 'Parts of one page of which one is shown at a time.',
  status: 'stable',
  since: '0.1.0',
  anatomy: [
    ['List', 'Names of the parts; fades out where it scrolls.'],
    ['Panel', 'The chosen part.'],
  ],
  use: ['For two to six parts of equal weight that nobody needs to see together.'],
  instead: [
    ['SegmentedControl', 'the same content is shown in another way'],
    ['Disclosure', 'most people need none of it'],
    ['NavItem', 'each part is a page with an address'],
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
    because: 'Short nouns of one kind.',
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
    because: 'Steps in an order are a Stepper.',
  },
  content: ['One or two words, in sentence case.'],
  keyboard: [
    ['Tab', 'Enters the list, then the panel'],
    ['Arrow keys', 'Choose the next or previous tab'],
    ['Home, End', 'Choose the first or the last'],
  ],
  accessibility: ['Each panel is named by its tab.', 'The chosen tab is brought into view.'],
}
