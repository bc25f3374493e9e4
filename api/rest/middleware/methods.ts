import type { Context, Hono, MiddlewareHandler } from 'hono'
import { TrieRouter } from 'hono/router/trie-router'
import { AppError } from '../../platform/errors.ts'
import { toErrorBody } from '../errors/errors.ts'
import type { RestEnv } from '../router.ts'

const basePath = '/api/v1'
const streamPath = `${basePath}/chat/stream`
/** GET may send a message here, so HEAD must be refused. */
export const streamMethods = ['GET', 'POST']

/** Runs before routing: PATCH /chat/threads/delete must not match PATCH /chat/threads/{id}. */
export function refuseOtherMethods(app: Hono<RestEnv>): MiddlewareHandler<RestEnv> {
  let router: TrieRouter<Served> | undefined
  return async (c, next) => {
    const [matches] = (router ??= createRouter(app)).match('ALL', c.req.path.slice(basePath.length))
    const [served] = matches.map(([served]) => served).toSorted((one, other) => (one.shape < other.shape ? -1 : 1))
    return !served || served.methods.has(c.req.method) ? next() : refuseMethod(c, [...served.methods])
  }
}

const listed = new Intl.ListFormat('en', { type: 'disjunction' })

interface Served {
  readonly shape: string
  readonly methods: Set<string>
}

function createRouter(app: Hono<RestEnv>): TrieRouter<Served> {
  const isParameter = (part: string) => part.startsWith(':')
  const routes = app.routes
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => ({ method, parts: path.split('/').map((part) => (isParameter(part) ? ':any' : part)) }))
  const router = new TrieRouter<Served>()
  for (const [path, calls] of Map.groupBy(routes, ({ parts }) => parts.join('/'))) {
    const methods = new Set(calls.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method])))
    const shape = path.split('/').map((part) => (isParameter(part) ? '1' : '0'))
    router.add('ALL', path, { shape: shape.join(''), methods })
  }
  return router
}

export function refuseMethod(c: Context, methods: string[]): Response {
  const taken = c.req.path === streamPath ? streamMethods : methods
  const allow = { allow: [...taken, 'OPTIONS'].join(', ') }
  if (c.req.method === 'OPTIONS') return c.body(null, 204, allow)
  const params = { method: c.req.method, allowed: listed.format(taken) }
  return c.json(toErrorBody(new AppError('method_not_allowed', { params })), 405, allow)
}

export function refuseMethodAsText(c: Context, methods: string[]): Response {
  const allow = { allow: [...methods, 'OPTIONS'].join(', ') }
  return c.req.method === 'OPTIONS' ? c.body(null, 204, allow) : c.text('Method not allowed', 405, allow)
}
