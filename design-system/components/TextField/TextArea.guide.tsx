import type { Guide } from '../../docs/guide/guide.ts'
import { TextArea } from './TextField.tsx'

export const guide: Guide = {
  summary: 'A multi-line text field that grows with its content.',
  use: ['For bios, notes and suggestions.'],
  instead: [
    ['TextField', 'one line is enough'],
    ['Composer', 'it is a message'],
  ],
  do: {
    example: <TextArea label="About you" description="A sentence or two." rows={2} />,
    because: 'Label and help stay visible.',
  },
  dont: {
    example: <TextArea label="About you" isLabelHidden placeholder="About you" rows={2} />,
    because: 'A placeholder disappears when users start typing.',
  },
  accessibility: ['Label, description and error belong to the field.'],
}
