import type { Context } from 'hono'
import { AppError } from '../../platform/errors.ts'
import { errorBody } from '../errors/errors.ts'

/** For `methodNotAllowed`: an address that is served, but not with this method. OPTIONS is answered with those that it takes. */
export function refuseMethod(c: Context, methods: string[]): Response {
  const allow = { allow: [...methods, 'OPTIONS'].join(', ') }
  if (c.req.method === 'OPTIONS') return c.body(null, 204, allow)
  const params = { method: c.req.method, allowed: methods.join(' or ') }
  return c.json(errorBody(new AppError('method_not_allowed', { params })), 405, allow)
}

/** The same for pages and files. */
export function refuseMethodAsText(c: Context, methods: string[]): Response {
  const allow = { allow: [...methods, 'OPTIONS'].join(', ') }
  return c.req.method === 'OPTIONS' ? c.body(null, 204, allow) : c.text('Method not allowed', 405, allow)
}
