import type { Guide } from '../../docs/guide/guide.ts'

export const guide: Guide = {
  summary: 'An inline message about an event and how to respond.',
  use: ['For lasting conditions that affect a screen or part of it.', 'Instead of toasts, which disappear before everyone has read them.'],
  instead: [
    ['ErrorState', 'there is nothing else to show'],
    ['Form', 'submission failed, so use FormError'],
    ['NotificationItem', 'it happened while the user was away'],
  ],
  accessibility: ['`danger` interrupts as an alert; other tones are polite.', '`isStatic` banners are not announced.'],
}
