import { ignore, type Guide } from '../../docs/guide/guide.ts'
import { RadioGroup } from './RadioGroup.tsx'

export const guide: Guide = {
  summary: 'A choice between a few options with explanations.',
  use: ['For two to seven options, all visible.'],
  instead: [
    ['Select', 'the options need no explanation'],
    ['SegmentedControl', 'it switches a view'],
    ['Switch', 'it is on or off'],
  ],
  do: {
    example: (
      <RadioGroup
        label="Visitors may"
        value="ask"
        onChange={ignore}
        options={[
          { value: 'ask', label: 'Ask', description: 'They talk to your twin.' },
          { value: 'read', label: 'Read', description: 'They see your profile.' },
        ]}
      />
    ),
    because: 'Each option explains itself.',
  },
  dont: {
    example: (
      <RadioGroup
        label="Mode"
        value="a"
        onChange={ignore}
        options={[
          { value: 'a', label: 'Mode A' },
          { value: 'b', label: 'Mode B' },
        ]}
      />
    ),
    because: 'The names alone do not help users choose.',
  },
  accessibility: ['The label names the group.', 'Descriptions are read with their option.'],
}
