import type { ErrorEntry } from './entry.ts'

export const signInErrors = {
  passkey_failed: {
    status: 400,
    text: 'This passkey didn’t work. Try again, or use another way.',
    cause: 'The passkey is unknown, or its answer is invalid, expired or used.',
    cure: 'Request new options, and try again.',
  },
  passkey_name_required: {
    status: 400,
    text: 'Enter a name for the passkey',
    cause: 'The passkey name is missing.',
    cure: 'Send a name.',
  },
  too_many_passkeys: {
    status: 400,
    text: 'You have {limit} passkeys. Remove one first.',
    params: ['limit'],
    cause: 'The account has too many passkeys.',
    cure: 'Remove an unused passkey.',
  },
  no_such_passkey: {
    status: 404,
    text: 'This passkey does not exist.',
    cause: 'No passkey has this ID.',
    cure: 'Reload the list.',
  },
  email_unchanged: {
    status: 400,
    text: 'This is already your email address.',
    cause: 'The new address is the current one.',
    cure: 'Send another address.',
  },
  confirmation_required: {
    status: 400,
    text: 'Confirm that it’s you first.',
    cause: 'The action requires a sign-in or confirmation within ten minutes.',
    cure: 'Confirm the identity with the password, a code or a passkey, then try again.',
  },
  confirmation_missing: {
    status: 400,
    text: 'Enter your password, or use a passkey.',
    cause: 'The confirmation has no password, code or passkey.',
    cure: 'Send one of them.',
  },
} as const satisfies Record<string, ErrorEntry>
