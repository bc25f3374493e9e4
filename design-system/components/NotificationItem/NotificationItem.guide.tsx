import { ignore, type Guide } from '../../docs/guide/guide.ts'
import { NotificationItem } from './NotificationItem.tsx'

export const guide: Guide = {
  summary: 'A notification about a past event.',
  use: ['In the list behind the bell.'],
  instead: [['Banner', 'it concerns the current task']],
  do: {
    example: (
      <NotificationItem title="Three visitors asked about your boat" isUnread date="2 hours ago" onOpen={ignore} onMarkRead={ignore} />
    ),
    because: 'The title makes sense on its own.',
  },
  dont: {
    example: <NotificationItem title="New notification" priority="urgent" isUnread date="2 hours ago" onOpen={ignore} />,
    because: 'The title is vague, and the event is not urgent.',
  },
  accessibility: ['Each notification is an article.', 'New and urgent are words, not only colours.'],
}
