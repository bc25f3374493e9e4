import { randomUUID } from 'node:crypto'
import type { Context, ErrorHandler, MiddlewareHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { routePath } from 'hono/route'
import { type ErrorCode, formatErrorText } from '../../platform/errorCodes/catalogue.ts'
import { AppError, InputError, NotFoundError, type Problem } from '../../platform/errors.ts'
import type { OperationName } from '../../platform/errorTexts.ts'
import type { Platform } from '../../platform/platform.ts'
import { explainOutage } from '../../platform/outages.ts'
import { toRefusedInput } from '../../platform/database/refusedInput.ts'
import type { RestEnv } from '../router.ts'
import type { RouteFinder } from '../routes.ts'
import { toRestField } from './fieldNames.ts'

export function defineDefaultError(operation: OperationName): MiddlewareHandler<RestEnv> & { readonly operation: OperationName } {
  const name: MiddlewareHandler<RestEnv> = async (c, next) => {
    c.set('operation', operation)
    await next()
  }
  return Object.assign(name, { operation })
}

export function respondToError(log: Platform['log'], findRoute: RouteFinder = () => undefined): ErrorHandler<RestEnv> {
  const respond = (error: AppError, c: Context<RestEnv>) => {
    if (error.status === 401) c.header('www-authenticate', getChallenge(c.req.header('authorization')))
    if (error.retryAfterSeconds !== null) c.header('retry-after', String(error.retryAfterSeconds))
    if (error.code === 'unsupported_content_encoding') c.header('accept-encoding', 'identity')
    const route = findRoute(c)
    const body = toErrorBody(error, (field) => (route ? toRestField(route, field) : field))
    return c.json(body, error.status)
  }

  return (error, c) => {
    if (error instanceof AppError) return respond(error, c)
    // Thrown by Hono, for example for malformed JSON.
    if (error instanceof HTTPException) {
      const { message, status } = error
      const refusal = new InputError('bad_request', { params: { reason: message } })
      return c.json(toErrorBody(refusal), status)
    }

    const refused = toRefusedInput(error)
    if (refused) {
      log.warn({ err: error, route: routePath(c) }, 'the database rejected input that passed validation')
      return respond(refused, c)
    }

    const unavailable = explainOutage(error)
    if (unavailable) {
      log.error({ err: error, route: routePath(c) }, 'database or storage failed')
      return respond(unavailable, c)
    }

    const errorId = randomUUID()
    if (!isLostConnection(error)) log.error({ err: error, errorId, route: routePath(c) }, 'a REST call failed')
    const code = 'internal_server_error'
    const params = { operation: c.get('operation') ?? 'unknown', errorId }
    return c.json({ ...toErrorBody({ message: formatErrorText(code, params), code, params, field: null }), error_id: errorId }, 500)
  }
}

/** Node’s error for a body that ends early. */
function isLostConnection(error: Error): boolean {
  return error.message === 'aborted' && 'code' in error && error.code === 'ECONNRESET'
}

/** There is no challenge for cookies. */
function getChallenge(authorization: string | undefined): string {
  return authorization === undefined ? 'Bearer realm="Twain"' : 'Bearer realm="Twain", error="invalid_token"'
}

export function answerNoSuchCall(c: Context) {
  return c.json(toErrorBody(new NotFoundError('no_such_call')), 404)
}

export function toErrorBody(error: ShownError, nameField = (field: string) => field) {
  const problems = error instanceof InputError ? error.problems.map((problem) => showProblem(problem, nameField)) : []
  return {
    error: { ...showProblem(error, nameField), ...(problems.length > 0 && { problems }) },
    detail: error.message,
  }
}

type ShownError = Omit<Problem, 'code'> & { code: ErrorCode }

function showProblem({ message, code, params, field }: ShownError, nameField: (field: string) => string) {
  return { message, code, ...(Object.keys(params).length > 0 && { params }), ...(field !== null && { field: nameField(field) }) }
}
