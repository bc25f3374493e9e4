import type { ErrorEntry } from './entry.ts'

export const operatorErrors = {
  account_suspended: {
    status: 400,
    text: 'This account is suspended. Contact this server’s operator.',
    cause: 'An operator suspended the account.',
    cure: 'Ask an operator to restore it.',
  },
  own_account: {
    status: 409,
    text: 'You can’t do this to your own account.',
    cause: 'Operators can’t suspend or delete themselves.',
    cure: 'Ask another operator.',
  },
  last_operator: {
    status: 409,
    text: 'You’re the only operator. Make another account one first: npm run twain -- operator EMAIL',
    cause: 'The account is the server’s only active operator, and the server has other accounts.',
    cure: 'Make another account an operator with `npm run twain -- operator EMAIL`.',
  },
  registration_closed: {
    status: 400,
    text: 'This server isn’t accepting new accounts.',
    cause: 'Registration is closed.',
    cure: 'Ask the operator.',
  },
  invitation_required: {
    status: 400,
    text: 'You need an invitation to create an account.',
    cause: 'Registration requires an invitation.',
    cure: 'Ask the operator for an invitation link.',
  },
  invitation_invalid: {
    status: 400,
    text: 'This invitation is no longer valid. Ask for a new one.',
    cause: 'The invitation is unknown, expired, used or revoked.',
    cure: 'Ask the operator for another invitation.',
  },
  invitation_for_another_email: {
    status: 400,
    text: 'This invitation is for another email address',
    cause: 'The invitation is limited to another address.',
    cure: 'Use the invited address.',
  },
  email_domain_not_allowed: {
    status: 400,
    text: 'Use an email address at {domains}',
    params: ['domains'],
    cause: 'The server accepts only some email domains.',
    cure: 'Use an address of an accepted domain, or an invitation.',
  },
  registration_unknown: {
    status: 400,
    text: 'Choose who can create an account',
    cause: 'The value is not a kind of registration.',
    cure: 'Send one of the documented values.',
  },
  registration_fixed: {
    status: 409,
    text: 'Registration is set by environment variables.',
    cause: '`REGISTRATION` or `REGISTRATION_DOMAINS` is set.',
    cure: 'Change the environment variables.',
  },
  invalid_email_domain: {
    status: 400,
    text: 'Enter domains such as example.org',
    cause: 'A value is not a domain, or there are too many.',
    cure: 'Send at most 50 domains, without @.',
  },
  invitation_expiry_out_of_range: {
    status: 400,
    text: 'Choose between {min} and {max} days',
    params: ['min', 'max'],
    cause: 'The lifetime of the invitation is out of range.',
    cure: 'Send a number of days in the range.',
  },
  announcement_required: {
    status: 400,
    text: 'Enter the announcement',
    cause: 'The text of the announcement is empty.',
    cure: 'Send a text, or remove the announcement.',
  },
  announcement_end_in_past: {
    status: 400,
    text: 'Choose an end in the future',
    cause: 'The announcement would end before it is published.',
    cure: 'Send a later time, or none.',
  },
  plan_limit_out_of_range: {
    status: 400,
    text: 'Enter a number between {min, number} and {max, number}',
    params: ['min', 'max'],
    cause: 'The limit is not a number in the range.',
    cure: 'Send a whole number in the range, or null for unlimited where documented.',
  },
  no_such_plan: {
    status: 404,
    text: 'This plan does not exist.',
    cause: 'No plan has this key.',
    cure: 'Reload the list.',
  },
  username_mismatch: {
    status: 400,
    text: 'Enter the username of this account',
    cause: 'The username that confirms the deletion belongs to another account.',
    cure: 'Send the username of the account.',
  },
} as const satisfies Record<string, ErrorEntry>
