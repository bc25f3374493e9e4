import type { ErrorEntry } from './entry.ts'

export const sharingErrors = {
  no_such_shared_conversation: {
    status: 404,
    text: 'This conversation is not shared.',
    cause: 'The link is unknown, or its owner stopped sharing.',
    cure: 'Ask the owner for a new link.',
  },
  nothing_to_share: {
    status: 400,
    text: 'This conversation has no messages to share.',
    cause: 'No question or finished answer has text.',
    cure: 'Share it after the first message.',
  },
  conversation_too_long: {
    status: 400,
    text: 'Conversations with more than {max} messages or 1,000,000 characters can’t be shared.',
    params: ['max'],
    cause: 'The conversation is too long.',
    cure: 'Share a shorter conversation.',
  },
  too_many_continuations: {
    status: 429,
    text: 'Too many continued conversations. Try again later.',
    cause: 'The user continued too many shared conversations in an hour.',
    cure: 'Wait as long as `Retry-After` says.',
  },
} as const satisfies Record<string, ErrorEntry>
