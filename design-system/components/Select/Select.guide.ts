import type { Guide } from '../../docs/guide/guide.ts'

export const guide: Guide = {
  summary: 'A choice of one option from a dropdown list.',
  use: ['For three to about eight options without explanation.'],
  instead: [
    ['ComboBox', 'there are many options'],
    ['RadioGroup', 'the options need explanation'],
    ['SegmentedControl', 'it switches a view'],
    ['Menu', 'it triggers actions'],
  ],
  accessibility: ['Its name includes the label and selected option.', 'Errors describe the field.'],
}
