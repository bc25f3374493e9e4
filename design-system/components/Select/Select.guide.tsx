import { ignore, type Guide } from '../../docs/guide/guide.ts'
import { Select } from './Select.tsx'

export const guide: Guide = {
  summary: 'A choice of one option from a dropdown list.',
  use: ['For three to about eight options without explanation.'],
  instead: [
    ['ComboBox', 'there are many options'],
    ['RadioGroup', 'the options need explanation'],
    ['SegmentedControl', 'it switches a view'],
    ['Menu', 'it triggers actions'],
  ],
  do: {
    example: (
      <Select
        label="Theme"
        value="system"
        onChange={ignore}
        options={[
          { value: 'system', label: 'System' },
          { value: 'dark', label: 'Dark' },
        ]}
      />
    ),
    because: 'The selected option is visible.',
  },
  dont: {
    example: <Select label="Choose your theme from the list" value={null} onChange={ignore} options={[{ value: 'dark', label: 'Dark' }]} />,
    because: 'The label should name the field.',
  },
  accessibility: ['Its name includes the label and selected option.', 'Errors describe the field.'],
}
