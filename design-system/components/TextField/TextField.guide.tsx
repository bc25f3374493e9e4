import type { Guide } from '../../docs/guide/guide.ts'
import { TextField } from './TextField.tsx'

export const guide: Guide = {
  summary: 'One line of text with its label above.',
  status: 'stable',
  since: '0.1.0',
  anatomy: [
    ['Label', 'Above, always in sight.'],
    ['Field', 'As high as a button.'],
    ['Description', 'Worth reading before typing.'],
    ['Error', 'What is wrong and how to mend it.'],
  ],
  use: ['For names, addresses and passwords, each with its `type`.'],
  instead: [
    ['TextArea', 'there may be more than one line'],
    ['SearchField', 'something is looked for'],
    ['DateField', 'a day is wanted'],
    ['CopyField', 'it is only taken along'],
  ],
  do: {
    example: <TextField label="Username" defaultValue="mi" error="Username must be at least 3 characters" />,
    because: 'The error says how to mend it, at the field.',
  },
  dont: {
    example: <TextField label="Username *" defaultValue="mi" error="Invalid" />,
    because: 'Required fields need no sign; optional ones say so.',
  },
  content: ['The label is a noun in sentence case.', 'The placeholder is an example, never the label.'],
  keyboard: [['Enter', 'Sends the form around it']],
  accessibility: [
    'Label, description and error are tied to the field.',
    '16 pixels, so that phones do not zoom in.',
    'A password can be shown, and caps lock is told.',
  ],
}
