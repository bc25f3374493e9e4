import { Trash2 } from 'lucide-react'
import type { Guide } from '../../docs/guide/guide.ts'
import { IconButton } from './Button.tsx'

export const guide: Guide = {
  summary: 'A button with a well-known icon and a tooltip.',
  use: ['In rows and headers, where labels would repeat.'],
  instead: [
    ['Button', 'the icon is not universally known'],
    ['Menu', 'there are more than three'],
  ],
  do: { example: <IconButton icon={Trash2} label="Delete conversation" />, because: 'A known icon with a precise name.' },
  dont: { example: <IconButton icon={Trash2} label="Icon" />, because: 'The label is the name for screen reader users.' },
  accessibility: [
    'The label is the accessible name.',
    'The touch target is 44 by 44 pixels.',
    'Touch users see no tooltip, so the icon must be clear.',
  ],
}
