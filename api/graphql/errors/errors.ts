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
  description: 'The code of an expected error, also in `extensions.code`; REST uses lower case. New codes may be added.',
  values: Object.fromEntries(
    errorCodes.map((code) => [toGraphqlCode(code), { value: code, description: errorCatalogue[code].cause }]),
  ) as Record<Uppercase<ErrorCode>, { value: ErrorCode; description: string }>,
})

export const ErrorInterface = builder.interfaceRef<AppError>('UserError').implement({
  description: 'An expected error of a mutation or query.',
  fields: (t) => ({
    message: t.exposeString('message', { description: 'The error message in English, for the user.' }),
    code: t.expose('code', {
      type: ErrorCodeEnum,
      description: 'The error code, for programs and translations.',
    }),
    params: t.expose('params', {
      type: 'JSON',
      description: 'The values in the message, an object of strings and numbers.',
    }),
    field: t.exposeString('field', {
      nullable: true,
      description: 'The invalid input field; null if there is no single one.',
    }),
  }),
})

builder.objectType(InputError, {
  name: 'InputError',
  description: 'The input is invalid; nothing was changed.',
  interfaces: [ErrorInterface],
})

builder.objectType(NotFoundError, {
  name: 'NotFoundError',
  description: 'The object does not exist or is not visible to the viewer.',
  interfaces: [ErrorInterface],
})

builder.objectType(ConflictError, {
  name: 'ConflictError',
  description: 'The request conflicts with the current state, such as a taken username; nothing was changed.',
  interfaces: [ErrorInterface],
})

builder.objectType(EmailNotVerifiedError, {
  name: 'EmailNotVerifiedError',
  description: 'The request requires a confirmed email address; see `sendEmailVerification`.',
  interfaces: [ErrorInterface],
})

builder.objectType(RateLimitError, {
  name: 'RateLimitError',
  description: 'The rate limit is exceeded; nothing was changed.',
  interfaces: [ErrorInterface],
  fields: (t) => ({
    retryAfterSeconds: t.exposeInt('retryAfterSeconds', { description: 'Seconds until the next attempt is accepted.' }),
  }),
})

export class TooLargeOperationError extends GraphQLError {
  constructor(code: CodeOf<400>, params: ErrorParams) {
    super(formatErrorText(code, params), { extensions: { code: toGraphqlCode(code), params } })
  }
}
