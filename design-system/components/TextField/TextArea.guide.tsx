import type { Guide } from '../../docs/guide/guide.ts'
import { TextArea } from './TextField.tsx'

export const guide: Guide = {
  summary: 'Several lines of text, in a field that grows with them.',
  status: 'stable',
  since: '0.1.0',
  anatomy: [
    ['Label', 'Above, always in sight.'],
    ['Field', 'Starts with three lines and grows to 40 % of the screen.'],
    ['Description, error', 'Below.'],
  ],
  use: ['For a bio, a note, a suggestion.'],
  instead: [
    ['TextField', 'one line is enough'],
    ['Composer', 'it is sent as a message'],
  ],
  do: { example: <TextArea label="About you" description="A sentence or two." rows={2} />, because: 'The help stands before the typing.' },
  dont: {
    example: <TextArea label="About you" isLabelHidden placeholder="About you" rows={2} />,
    because: 'A placeholder is gone as soon as it is needed.',
  },
  content: ['As TextField.'],
  keyboard: [['Enter', 'Breaks the line']],
  accessibility: ['Label, description and error are tied to the field.'],
}
