import type { Guide } from '../../docs/guide/guide.ts'
import { Badge, BadgeCount } from './Badge.tsx'

export const guide: Guide = {
  summary: 'The number of pending items.',
  use: ['On the bell and sidebar items.'],
  instead: [
    ['Badge', 'it is a word'],
    ['Stat', 'the number is the content'],
  ],
  do: { example: <BadgeCount count={3} label="3 unread notifications" />, because: 'It disappears at zero.' },
  dont: { example: <Badge tone="solid">0</Badge>, because: 'A zero asks for attention without a reason.' },
  accessibility: ['The label (“12 unread notifications”) replaces the capped number for screen readers.'],
}
