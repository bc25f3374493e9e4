import { Search } from 'lucide-react'
import type { Guide } from '../../docs/guide/guide.ts'
import { Icon } from './Icon.tsx'

export const guide: Guide = {
  summary: 'A glyph from Lucide in one weight of line and the size of the text beside it.',
  status: 'stable',
  since: '0.1.0',
  anatomy: [['Glyph', '16 pixels, 20 under a finger.']],
  use: ['Beside words that say the same, or in an IconButton.'],
  instead: [
    ['IconButton', 'it can be pressed'],
    ['VoiceMark', 'it says who can see something'],
    ['Logo', 'it stands for the product'],
  ],
  do: {
    example: (
      <span>
        <Icon glyph={Search} /> Search
      </span>
    ),
    because: 'Words and icon say the same.',
  },
  dont: { example: <Icon glyph={Search} size="4rem" />, because: 'Icons are not pictures.' },
  content: ['One thing has one icon: a bin deletes, a cross takes away, a tick says done.'],
  keyboard: [],
  accessibility: [
    'Hidden from screen readers unless it has a `label`.',
    'What points in the direction of reading turns around from right to left.',
  ],
}
