import type { ErrorEntry } from './entry.ts'

/** Webhooks and what is sent to them. */
export const webhookErrors = {
  no_such_webhook: {
    status: 404,
    text: 'There is no such webhook.',
    cause: 'The webhook was deleted, or is somebody else’s.',
    cure: 'Read the list again.',
  },
  no_such_delivery: {
    status: 404,
    text: 'There is no such delivery.',
    cause: 'Deliveries are kept for 30 days, and go with their webhook.',
    cure: 'Read the list of deliveries again.',
  },
  webhook_off: {
    status: 409,
    text: 'This webhook is off. Turn it on first.',
    cause: 'Nothing is sent to a webhook that is off.',
    cure: 'Turn the webhook on.',
  },
  too_many_webhooks: {
    status: 400,
    text: 'You have {max, plural, one {# webhook} other {# webhooks}}. Delete one first.',
    params: ['max'],
    cause: 'A person has as many webhooks as one may.',
    cure: 'Delete one that is no longer needed.',
  },
  too_many_webhook_changes: {
    status: 429,
    text: 'Too many changes in a short time. Try again later.',
    cause: 'Webhooks were added or changed too often.',
    cure: 'Wait as long as Retry-After says.',
  },
  too_many_webhook_sends: {
    status: 429,
    text: 'Too many events in a short time. Try again later.',
    cause: 'Tests and events to be sent again came too often.',
    cure: 'Wait as long as Retry-After says.',
  },
  webhook_address_invalid: {
    status: 400,
    text: 'Enter an address that begins with https://',
    cause: 'The address is missing, is not one, or is not encrypted.',
    cure: 'Send an address that begins with https://.',
  },
  webhook_address_private: {
    status: 400,
    text: 'Enter an address on the internet, not one on a private network',
    cause: 'The address belongs to a private network, which webhooks do not reach.',
    cure: 'Send an address that can be reached from the internet.',
  },
  webhook_address_with_password: {
    status: 400,
    text: 'An address cannot hold a user name or password',
    cause: 'The address has a user name or password before its host.',
    cure: 'Leave it out; what is sent is signed.',
  },
  webhook_events_required: {
    status: 400,
    text: 'Choose at least one event',
    cause: 'A webhook was to be told of nothing.',
    cure: 'Name one event or more.',
  },
  webhook_event_unknown: {
    status: 400,
    text: 'There is no such event',
    cause: 'The name is not that of an event.',
    cure: 'Take the name from the list of events.',
  },
  webhook_events_repeated: {
    status: 400,
    text: 'Choose each event once',
    cause: 'More events were named than there are.',
    cure: 'Name each event once.',
  },
} as const satisfies Record<string, ErrorEntry>
