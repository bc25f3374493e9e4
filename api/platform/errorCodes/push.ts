import type { ErrorEntry } from './entry.ts'

export const pushErrors = {
  invalid_push_subscription: {
    status: 400,
    text: 'This browser can’t receive notifications.',
    cause: 'The subscription is invalid, or its address is not public.',
    cure: 'Send the subscription of `PushManager.subscribe()`.',
  },
  too_many_push_subscriptions: {
    status: 400,
    text: 'Too many browsers receive notifications. Turn them off in another browser.',
    cause: 'The account has too many push subscriptions.',
    cure: 'Delete a subscription, or end its session.',
  },
} as const satisfies Record<string, ErrorEntry>
