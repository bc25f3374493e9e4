import type { Guide } from '../../docs/guide/guide.ts'
import { Banner } from './Banner.tsx'

export const guide: Guide = {
  summary: 'An inline message about an event and how to respond.',
  use: ['For lasting conditions that affect a screen or part of it.', 'Instead of toasts, which disappear before everyone has read them.'],
  instead: [
    ['ErrorState', 'there is nothing else to show'],
    ['Form', 'submission failed, so use FormError'],
    ['NotificationItem', 'it happened while the user was away'],
  ],
  do: {
    example: <Banner tone="caution">You are offline. What you write is kept here until you are back.</Banner>,
    because: 'It states the consequence.',
  },
  dont: {
    example: (
      <Banner tone="danger" title="Error!">
        Something went wrong.
      </Banner>
    ),
    because: 'It states neither the problem nor a solution.',
  },
  accessibility: ['`danger` interrupts as an alert; other tones are polite.', '`isStatic` banners are not announced.'],
}
