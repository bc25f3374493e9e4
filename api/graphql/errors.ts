import { GraphQLError } from 'graphql'
import { type AppError, EmailNotVerifiedError, InputError, NotFoundError, RateLimitError } from '../platform/errors.ts'
import { builder } from './builder.ts'

/** Implemented by every expected failure; clients that know no more than this can still say what went wrong. */
export const ErrorInterface = builder.interfaceRef<AppError>('Error').implement({
  description: 'An expected failure.',
  fields: (t) => ({
    message: t.exposeString('message', { description: 'Written for the person who caused it; can be shown as it is.' }),
  }),
})

builder.objectType(InputError, {
  name: 'InputError',
  description: 'The input breaks a rule; nothing was changed.',
  interfaces: [ErrorInterface],
  fields: (t) => ({
    field: t.exposeString('field', { nullable: true, description: 'The field of the input that is to blame; null when it is the whole.' }),
  }),
})

builder.objectType(NotFoundError, {
  name: 'NotFoundError',
  description: 'There is no such thing, or none that you may see.',
  interfaces: [ErrorInterface],
})

builder.objectType(EmailNotVerifiedError, {
  name: 'EmailNotVerifiedError',
  description: 'It needs an address that the person has confirmed. `sendEmailVerification` mails the link for that.',
  interfaces: [ErrorInterface],
})

builder.objectType(RateLimitError, {
  name: 'RateLimitError',
  description: 'Too many attempts; nothing was changed.',
  interfaces: [ErrorInterface],
  fields: (t) => ({
    retryAfterSeconds: t.exposeInt('retryAfterSeconds', { description: 'The next attempt is accepted after this many seconds.' }),
  }),
})

/** An operation that would cost too much is refused before anything is done for it. */
export class TooLargeOperationError extends GraphQLError {
  constructor(message: string) {
    super(message, { extensions: { code: 'OPERATION_TOO_LARGE' } })
  }
}
