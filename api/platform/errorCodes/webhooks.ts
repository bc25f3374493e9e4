import type { ErrorEntry } from './entry.ts'

export const webhookErrors = {
  no_such_webhook: {
    status: 404,
    text: 'This webhook does not exist.',
    cause: 'No webhook has this ID.',
    cure: 'Reload the list.',
  },
  no_such_delivery: {
    status: 404,
    text: 'This delivery does not exist.',
    cause: 'No delivery has this ID.',
    cure: 'Reload the list of deliveries.',
  },
  webhook_off: {
    status: 409,
    text: 'This webhook is off. Turn it on first.',
    cause: 'Disabled webhooks receive no events.',
    cure: 'Enable the webhook.',
  },
  too_many_webhooks: {
    status: 400,
    text: 'You have {max, plural, one {# webhook} other {# webhooks}}. Delete one first.',
    params: ['max'],
    cause: 'The user has too many webhooks.',
    cure: 'Delete an unused webhook.',
  },
  too_many_webhook_changes: {
    status: 429,
    text: 'Too many changes. Try again later.',
    cause: 'Too many webhook changes recently.',
    cure: 'Wait as long as `Retry-After` says.',
  },
  too_many_webhook_sends: {
    status: 429,
    text: 'Too many events. Try again later.',
    cause: 'Too many test events or redeliveries.',
    cure: 'Wait as long as `Retry-After` says.',
  },
  webhook_address_invalid: {
    status: 400,
    text: 'Enter a URL that starts with https://',
    cause: 'The address is not an https URL.',
    cure: 'Send an https URL.',
  },
  webhook_address_private: {
    status: 400,
    text: 'Enter a public URL, not one on a private network',
    cause: 'The address is on a private network.',
    cure: 'Send an address that is reachable from the internet.',
  },
  webhook_address_with_password: {
    status: 400,
    text: 'URLs can’t contain a username or password',
    cause: 'The URL contains a username or password.',
    cure: 'Remove them. Verify the signature of deliveries instead.',
  },
  webhook_events_required: {
    status: 400,
    text: 'Choose at least one event',
    cause: 'The list of event types is empty.',
    cure: 'Send at least one event type.',
  },
  webhook_event_unknown: {
    status: 400,
    text: 'Unknown event type',
    cause: 'No event type has this name.',
    cure: 'Use a documented event type.',
  },
  webhook_events_repeated: {
    status: 400,
    text: 'Choose each event once',
    cause: 'The list repeats an event type.',
    cure: 'Send each event type once.',
  },
} as const satisfies Record<string, ErrorEntry>
