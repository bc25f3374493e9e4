import { randomUUID } from 'node:crypto'
import { GraphQLError } from 'graphql'
import type { MaskError } from 'graphql-yoga'
import { AppError, RateLimitError } from '../platform/errors.ts'
import { defaultErrorTexts, type OperationName } from '../platform/errorTexts.ts'
import type { Platform } from '../platform/platform.ts'
import { refusedInput } from '../platform/database/refusedInput.ts'

/** The operation whose default text answers for an unexpected failure, by the deepest named field on the error's path. */
const operationOfField: Record<string, OperationName> = {
  signUp: 'register',
  signIn: 'login',
  signOut: 'logout',
  viewer: 'currentUser',
  refreshSession: 'refresh',
  usernameAvailability: 'checkUsername',
  emailAvailability: 'checkEmail',
  requestPasswordReset: 'forgotPassword',
  resetPassword: 'resetPassword',
  changePassword: 'changePassword',
  emailVerification: 'verifyEmail',
  verifyEmail: 'verifyEmail',
  sendEmailVerification: 'sendVerification',
  threads: 'threads',
  steps: 'history',
  chatStream: 'stream',
  sendMessage: 'stream',
  retryRun: 'stream',
  editAndResend: 'stream',
  publicProfile: 'publicProfile',
  twin: 'publicTwin',
  sendTwinMessage: 'stream',
  finishOnboarding: 'updateProfile',
  notifications: 'notifications',
  unreadNotificationCount: 'notifications',
  markNotificationRead: 'markNotificationRead',
  markAllNotificationsRead: 'markNotificationRead',
  profile: 'profile',
  updateProfile: 'updateProfile',
  removeProfilePicture: 'updateProfile',
  updateProfileFromStories: 'updateFromStories',
  acceptProposal: 'updateProfile',
}

/** Messages of libraries repeat what was sent, however long it was. */
const maxMessageLength = 1000

/** Lets expected failures through with their code, and replaces all others by a plain text and the id under which the log has the cause. */
export function maskErrors(log: Platform['log']): MaskError {
  return (error) => {
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
        extensions: { code: cause.code, http: httpOf(cause) },
      })
    }
    // An error of the compiled execution has no extensions, whatever its type says.
    if (graphqlError?.extensions?.code === 'REQUEST_ENTITY_TOO_LARGE') return tooLarge
    if (graphqlError && (!cause || cause instanceof GraphQLError)) {
      if (graphqlError.extensions?.code) return graphqlError
      return new GraphQLError(graphqlError.message.slice(0, maxMessageLength), {
        ...location,
        extensions: { ...graphqlError.extensions, code: 'BAD_USER_INPUT' },
      })
    }

    const refused = refusedInput(cause)
    if (refused) {
      log.warn({ err: cause, path: graphqlError?.path?.join('.') }, 'the database refused what no schema did')
      return new GraphQLError(refused.message, { ...location, extensions: { code: refused.code, http: httpOf(refused) } })
    }

    const errorId = randomUUID()
    log.error({ err: cause, errorId, path: graphqlError?.path?.join('.') }, 'a GraphQL operation failed')
    return new GraphQLError(`${defaultText(graphqlError?.path)} (${errorId})`, {
      ...location,
      extensions: { code: 'INTERNAL_SERVER_ERROR', errorId },
    })
  }
}

/** The same words as over REST. The rest of the body is never read, so that nothing else can come over the connection. */
const tooLarge = new GraphQLError('This request is too large.', {
  extensions: { code: 'too_large', http: { status: 413, headers: { connection: 'close' } } },
})

/** A 401 stays within its 200: the rest of the answer may be readable without a session. */
function httpOf(error: AppError) {
  if (error.status === 401) return undefined
  if (error instanceof RateLimitError) return { status: error.status, headers: { 'retry-after': String(error.retryAfterSeconds) } }
  return { status: error.status }
}

function defaultText(path: readonly (string | number)[] | undefined): string {
  const field = path?.findLast((key) => typeof key === 'string' && key in operationOfField)
  return defaultErrorTexts[typeof field === 'string' ? (operationOfField[field] ?? 'unknown') : 'unknown']
}
