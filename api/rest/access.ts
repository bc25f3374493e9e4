import type { OpenAPIHono } from '@hono/zod-openapi'
import type { MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import { requireParticipant, requireViewer, type RestEnv } from './router.ts'

type Security = Record<string, string[]>[]

/** Who may call a route, for its definition: signed-in people, unless it says one of these. */
export const forAnyone: Security = []

/** Guests have conversations with twins, and nothing else. */
export const forGuestsToo: Security = [{ session: [] }, { bearer: [] }, { guest: [] }]

/** Refuses whoever may not call a route before its input is looked at, so that strangers learn nothing from the words about it. */
export function requireAccess(app: OpenAPIHono<RestEnv>): MiddlewareHandler<RestEnv> {
  let routes: Map<string, Security | undefined>
  return (c, next) => {
    routes ??= new Map(
      app.openAPIRegistry.definitions.flatMap((definition) =>
        definition.type === 'route'
          ? [[nameOf(definition.route.method, definition.route.path), definition.route.security as Security]]
          : [],
      ),
    )
    const name = matchedRoutes(c)
      .map(({ method, path }) => nameOf(method, path))
      .findLast((name) => routes.has(name))
    const security = name === undefined ? forAnyone : routes.get(name)
    if (security === undefined) requireViewer(c)
    else if (security === forGuestsToo) requireParticipant(c)
    return next()
  }
}

/** The same for /chat/threads/{id} of a definition and /api/v1/chat/threads/:id of a route. */
function nameOf(method: string, path: string): string {
  return `${method.toUpperCase()} ${path.replace(/^\/api\/v1/, '').replaceAll(/\{(\w+)\}/g, ':$1')}`
}
