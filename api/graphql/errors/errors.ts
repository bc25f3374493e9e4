import { GraphQLError } from 'graphql'
import {
  errorCatalogue,
  type CodeOf,
  type ErrorCode,
  errorCodes,
  type ErrorParams,
  formatErrorText,
} from '../../platform/errorCodes/catalogue.ts'
import { type AppError, ConflictError, EmailNotVerifiedError, InputError, NotFoundError, RateLimitError } from '../../platform/errors.ts'
import { builder } from '../builder.ts'
import { toGraphqlCode } from './codes.ts'

export const ErrorCodeEnum = builder.enumType('ErrorCode', {
  description: 'Code of an expected error, lower case in REST. New codes can be added at any time.',
  values: Object.fromEntries(
    errorCodes.map((code) => [toGraphqlCode(code), { value: code, description: errorCatalogue[code].cause }]),
  ) as Record<Uppercase<ErrorCode>, { value: ErrorCode; description: string }>,
})

export const ErrorInterface = builder.interfaceRef<AppError>('UserError').implement({
  description: 'Expected error, as a member of a result union.',
  fields: (t) => ({
    message: t.exposeString('message', { description: 'English message for users.' }),
    code: t.expose('code', {
      type: ErrorCodeEnum,
      description: 'Error code for programs.',
    }),
    params: t.expose('params', {
      type: 'JSON',
      description: 'Values used in `message`.',
    }),
    field: t.exposeString('field', {
      nullable: true,
      description: 'Invalid input field; null if none.',
    }),
  }),
})

builder.objectType(InputError, {
  name: 'InputError',
  description: 'Invalid input; nothing was changed.',
  interfaces: [ErrorInterface],
})

builder.objectType(NotFoundError, {
  name: 'NotFoundError',
  description: 'The object is missing or not visible to the caller.',
  interfaces: [ErrorInterface],
})

builder.objectType(ConflictError, {
  name: 'ConflictError',
  description: 'Conflict with the current state.',
  interfaces: [ErrorInterface],
})

builder.objectType(EmailNotVerifiedError, {
  name: 'EmailNotVerifiedError',
  description: 'The request requires a confirmed email address.',
  interfaces: [ErrorInterface],
})

builder.objectType(RateLimitError, {
  name: 'RateLimitError',
  description: 'Rate limit exceeded; nothing was changed.',
  interfaces: [ErrorInterface],
  fields: (t) => ({
    retryAfterSeconds: t.exposeInt('retryAfterSeconds', { description: 'Seconds until the next attempt.' }),
  }),
})

export class TooLargeOperationError extends GraphQLError {
  constructor(code: CodeOf<400>, params: ErrorParams) {
    super(formatErrorText(code, params), { extensions: { code: toGraphqlCode(code), params } })
  }
}
