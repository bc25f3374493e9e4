import { randomUUID } from 'node:crypto'
import { GraphQLError } from 'graphql'
import { AppError } from '../../platform/errors.ts'
import { formatErrorText } from '../../platform/errorCodes/catalogue.ts'
import type { Platform } from '../../platform/platform.ts'
import { explainOutage } from '../../platform/outages.ts'
import { toRefusedInput } from '../../platform/database/refusedInput.ts'
import { parseGraphqlCode, toGraphqlCode } from './codes.ts'
import { getOperationName } from './operationOfField.ts'

/** Library messages may repeat input. */
const maxMessageLength = 1000

export function maskErrors(log: Platform['log']) {
  return (error: unknown): GraphQLError => {
    const graphqlError = error instanceof GraphQLError ? error : null
    const cause = graphqlError ? graphqlError.originalError : error
    const location = {
      nodes: graphqlError?.nodes,
      path: graphqlError?.path,
      positions: graphqlError?.positions,
      source: graphqlError?.source,
    }
    if (cause instanceof AppError) {
      return new GraphQLError(cause.message, {
        ...location,
        extensions: toExtensions(cause, graphqlError?.path !== undefined),
      })
    }
    // Errors of compiled execution have no extensions, contrary to their type.
    if (graphqlError?.extensions?.code === 'REQUEST_ENTITY_TOO_LARGE') return tooLarge
    if (graphqlError && (!cause || cause instanceof GraphQLError)) {
      if (graphqlError.extensions?.params) return graphqlError
      const { code } = graphqlError.extensions ?? {}
      const isAboutOperation = code === undefined || code === 'OPERATION_RESOLUTION_FAILURE'
      const reason = graphqlError.message.slice(0, maxMessageLength)
      return new GraphQLError(reason, {
        ...location,
        extensions: {
          ...graphqlError.extensions,
          code: toGraphqlCode(isAboutOperation ? 'bad_user_input' : (parseGraphqlCode(code) ?? 'bad_request')),
          params: { reason },
        },
      })
    }

    const refused = toRefusedInput(cause)
    if (refused) {
      log.warn({ err: cause, path: graphqlError?.path?.join('.') }, 'the database rejected input that passed validation')
      return new GraphQLError(refused.message, { ...location, extensions: toExtensions(refused, true) })
    }

    const unavailable = explainOutage(cause)
    if (unavailable) {
      log.error({ err: cause, path: graphqlError?.path?.join('.') }, 'database or storage failed')
      return new GraphQLError(unavailable.message, { ...location, extensions: toExtensions(unavailable, graphqlError?.path !== undefined) })
    }

    const errorId = randomUUID()
    log.error({ err: cause, errorId, path: graphqlError?.path?.join('.') }, 'a GraphQL operation failed')
    const params = { operation: getOperationName(graphqlError), errorId }
    return new GraphQLError(formatErrorText('internal_server_error', params), {
      ...location,
      extensions: { code: toGraphqlCode('internal_server_error'), params, errorId },
    })
  }
}

const tooLarge = new GraphQLError(formatErrorText('too_large'), {
  extensions: { code: toGraphqlCode('too_large'), http: { status: 413 } },
})

function toExtensions(error: AppError, isOfField: boolean) {
  const { code, params, field } = error
  return {
    code: toGraphqlCode(code),
    ...(Object.keys(params).length > 0 && { params }),
    ...(field !== null && { field }),
    ...(error.retryAfterSeconds !== null && { retryAfterSeconds: error.retryAfterSeconds }),
    http: toHttp(error, isOfField),
  }
}

/** `followStatusCodes` removes the status from responses with data. */
function toHttp(error: AppError, isOfField: boolean): { status: number; headers?: Record<string, string>; spec?: boolean } {
  if (error.retryAfterSeconds !== null) return { status: error.status, headers: { 'retry-after': String(error.retryAfterSeconds) } }
  if (error.code === 'unsupported_content_encoding') return { status: error.status, headers: { 'accept-encoding': 'identity' } }
  // A signed-out client reads this code from the first event of its stream.
  return { status: error.status, spec: isOfField && error.status === 401 }
}
