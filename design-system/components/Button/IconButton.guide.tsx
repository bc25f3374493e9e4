import { Trash2 } from 'lucide-react'
import type { Guide } from '../../docs/guide/guide.ts'
import { IconButton } from './Button.tsx'

export const guide: Guide = {
  summary: 'A button with an icon that everybody knows, named by its tooltip.',
  status: 'stable',
  since: '0.1.0',
  anatomy: [
    ['Icon', 'A cross, a bin, a bell.'],
    ['Tooltip', 'The label, under the pointer or with the focus.'],
  ],
  use: ['In rows and headers, where words would repeat in every line.'],
  instead: [
    ['Button', 'the icon is not known by everybody'],
    ['Menu', 'there are more than three of them'],
  ],
  do: { example: <IconButton icon={Trash2} label="Delete conversation" />, because: 'Known icon, exact name.' },
  dont: { example: <IconButton icon={Trash2} label="Icon" />, because: 'The label is its name for everyone who does not see it.' },
  content: ['The label says what happens: “Delete conversation”.'],
  keyboard: [['Enter, Space', 'Presses it']],
  accessibility: [
    'The label is the accessible name.',
    '44 by 44 pixels under a finger.',
    'A tooltip is not seen on touch screens: the icon has to be enough.',
  ],
}
