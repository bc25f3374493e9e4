import { ignore, type Guide } from '../../docs/guide/guide.ts'
import { NotificationItem } from './NotificationItem.tsx'

export const guide: Guide = {
  summary: 'One thing that happened while the person was away.',
  status: 'stable',
  since: '0.1.0',
  anatomy: [
    ['Icon', 'The kind of news.'],
    ['Title', 'What happened; it opens the matter.'],
    ['Marks', 'New, High, Urgent.'],
    ['Text', 'A quiet line, and what to do about it.'],
    ['Foot', 'Where it comes from, when, and “mark read”.'],
  ],
  use: ['In the list behind the bell.'],
  instead: [['Banner', 'it concerns what the person is doing now']],
  do: {
    example: (
      <NotificationItem title="Three visitors asked about your boat" isUnread date="2 hours ago" onOpen={ignore} onMarkRead={ignore} />
    ),
    because: 'The title can be understood without opening it.',
  },
  dont: {
    example: <NotificationItem title="New notification" priority="urgent" isUnread date="2 hours ago" onOpen={ignore} />,
    because: 'It says nothing, and urgency is for what cannot wait.',
  },
  content: ['The title is a sentence without a full stop.'],
  keyboard: [['Enter, Space', 'On the title: opens it. On “mark read”: marks it']],
  accessibility: ['Each one is an article.', 'New and urgent are words, not colours.'],
}
