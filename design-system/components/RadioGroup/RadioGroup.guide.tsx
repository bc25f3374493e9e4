import { ignore, type Guide } from '../../docs/guide/guide.ts'
import { RadioGroup } from './RadioGroup.tsx'

export const guide: Guide = {
  summary: 'One of a few options whose differences are worth reading.',
  status: 'stable',
  since: '0.1.0',
  anatomy: [
    ['Label', 'What is chosen.'],
    ['Options', 'Each with what choosing it means.'],
  ],
  use: ['Two to seven options, all in sight.'],
  instead: [
    ['Select', 'the options need no explanation'],
    ['SegmentedControl', 'short words change what is shown'],
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
    because: 'Each option says what it means.',
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
    because: 'Nobody can choose between names without meaning.',
  },
  content: ['Options in the same grammatical form.'],
  keyboard: [
    ['Tab', 'Enters and leaves the group'],
    ['Arrow keys', 'Choose the next or previous option'],
  ],
  accessibility: ['The label names the group.', 'The description is read with its option.'],
}
