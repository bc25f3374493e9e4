import type { Guide } from '../../docs/guide/guide.ts'
import { Badge, BadgeCount } from './Badge.tsx'

export const guide: Guide = {
  summary: 'How many there are of what waits for somebody.',
  status: 'stable',
  since: '0.1.0',
  anatomy: [
    ['Count', '“9+” above nine.'],
    ['Words', 'For screen readers: what is counted, with the full number.'],
  ],
  use: ['On the bell and on entries of the sidebar.'],
  instead: [
    ['Badge', 'it is a word'],
    ['Stat', 'the number itself is the matter'],
  ],
  do: { example: <BadgeCount count={3} label="3 unread notifications" />, because: 'It is gone at zero.' },
  dont: { example: <Badge tone="solid">0</Badge>, because: 'A zero asks for attention that nothing needs.' },
  content: ['The label tells the noun: “3 unread notifications”.'],
  keyboard: [],
  accessibility: ['The short count is hidden from screen readers, which hear the label.'],
}
