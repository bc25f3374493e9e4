import { GraphQLError } from 'graphql'
import { errorCatalogue, type CodeOf, type ErrorCode, errorCodes, type ErrorParams, textOf } from '../../platform/errorCodes/catalogue.ts'
import { type AppError, ConflictError, EmailNotVerifiedError, InputError, NotFoundError, RateLimitError } from '../../platform/errors.ts'
import { builder } from '../builder.ts'

export const ErrorCodeEnum = builder.enumType('ErrorCode', {
  description: 'Every expected error, as `extensions.code` and REST’s `error.code` spell it too. More may be added.',
  values: Object.fromEntries(errorCodes.map((code) => [code, { value: code, description: errorCatalogue[code].cause }])) as Record<
    ErrorCode,
    { value: ErrorCode; description: string }
  >,
})

/** Implemented by every expected failure; clients that know no more than this can still say what went wrong. */
export const ErrorInterface = builder.interfaceRef<AppError>('Error').implement({
  description: 'An expected failure.',
  fields: (t) => ({
    message: t.exposeString('message', { description: 'In English, for the person who caused it; can be shown as it is.' }),
    code: t.expose('code', { type: ErrorCodeEnum, description: 'The same for programs, and for other languages with the params.' }),
    params: t.expose('params', {
      type: 'JSON',
      description: 'What the message is filled with, such as a limit: an object of text and numbers.',
    }),
    field: t.exposeString('field', {
      nullable: true,
      description: 'The field of the input that is to blame; null when it is the whole.',
    }),
  }),
})

builder.objectType(InputError, {
  name: 'InputError',
  description: 'The input breaks a rule; nothing was changed.',
  interfaces: [ErrorInterface],
})

builder.objectType(NotFoundError, {
  name: 'NotFoundError',
  description: 'There is no such thing, or none that you may see.',
  interfaces: [ErrorInterface],
})

builder.objectType(ConflictError, {
  name: 'ConflictError',
  description: 'The request conflicts with the current state, such as a username that is taken. Nothing was changed.',
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
  constructor(code: CodeOf<400>, params: ErrorParams) {
    super(textOf(code, params), { extensions: { code, params } })
  }
}
