import type { Guide } from '../../docs/guide/guide.ts'

export const guide: Guide = {
  summary: 'A choice between a few options with explanations.',
  use: ['For two to seven options, all visible.'],
  instead: [
    ['Select', 'the options need no explanation'],
    ['SegmentedControl', 'it switches a view'],
    ['Switch', 'it is on or off'],
  ],
  accessibility: ['The label names the group.', 'Descriptions are read with their option.'],
}
