import type { ErrorEntry } from './entry.ts'

export const referenceErrors = {
  too_many_references: {
    status: 400,
    text: 'Add at most {max} items as context',
    params: ['max'],
    cause: 'The message has too many references.',
    cure: 'Remove some references, or split them across several messages.',
  },
  reference_missing: {
    status: 400,
    text: 'Something that you added no longer exists. Remove it, and send again.',
    cause: 'A reference is not a note, story, document, conversation or project of the sender, or has another kind.',
    cure: 'Use the kind and ID of content that exists. Temporary conversations and conversations with twins can’t be referenced.',
  },
  references_for_twin: {
    status: 400,
    text: 'Twins can’t read what you add as context. Send text instead.',
    cause: 'The message to a twin has references.',
    cure: 'Send only text.',
  },
} as const satisfies Record<string, ErrorEntry>
