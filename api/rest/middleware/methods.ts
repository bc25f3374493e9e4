import type { Context } from 'hono'
import { AppError } from '../../platform/errors.ts'
import { errorBody } from '../errors/errors.ts'

const streamPath = '/api/v1/chat/stream'
/** Hono answers HEAD wherever it answers GET. Here GET may send a message, which HEAD must not do. */
export const streamMethods = ['GET', 'POST']

/** For `methodNotAllowed`: an address that is served, but not with this method. OPTIONS is answered with those that it takes. */
export function refuseMethod(c: Context, methods: string[]): Response {
  const taken = c.req.path === streamPath ? streamMethods : methods
  const allow = { allow: [...taken, 'OPTIONS'].join(', ') }
  if (c.req.method === 'OPTIONS') return c.body(null, 204, allow)
  const params = { method: c.req.method, allowed: taken.join(' or ') }
  return c.json(errorBody(new AppError('method_not_allowed', { params })), 405, allow)
}

/** The same for pages and files. */
export function refuseMethodAsText(c: Context, methods: string[]): Response {
  const allow = { allow: [...methods, 'OPTIONS'].join(', ') }
  return c.req.method === 'OPTIONS' ? c.body(null, 204, allow) : c.text('Method not allowed', 405, allow)
}
