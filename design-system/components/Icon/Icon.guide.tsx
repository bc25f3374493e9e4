import { Search } from 'lucide-react'
import type { Guide } from '../../docs/guide/guide.ts'
import { Icon } from './Icon.tsx'

export const guide: Guide = {
  summary: 'A Lucide glyph in the size of the surrounding text.',
  use: ['Next to a label, or in an IconButton.'],
  instead: [
    ['IconButton', 'it is interactive'],
    ['VoiceMark', 'it shows an audience'],
    ['Logo', 'it represents the product'],
  ],
  do: {
    example: (
      <span>
        <Icon glyph={Search} /> Search
      </span>
    ),
    because: 'Label and icon agree.',
  },
  dont: { example: <Icon glyph={Search} size="4rem" />, because: 'Icons are not illustrations.' },
  accessibility: ['Icons without a `label` are hidden from screen readers.', 'Directional icons flip in right-to-left text.'],
}
