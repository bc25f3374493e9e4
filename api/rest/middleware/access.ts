import type { OpenAPIHono } from '@hono/zod-openapi'
import type { MiddlewareHandler } from 'hono'
import { requireParticipant, requireViewer, type RestEnv } from '../router.ts'
import { routeFinder } from '../routes.ts'

type Security = Record<string, string[]>[]

/** Who may call a route, for its definition: signed-in people, unless it says one of these. */
export const forAnyone: Security = []

/** Guests have conversations with twins, and nothing else. */
export const forGuestsToo: Security = [{ session: [] }, { bearer: [] }, { guest: [] }]

/** Refuses whoever may not call a route before its input is looked at, so that strangers learn nothing from the words about it. */
export function requireAccess(app: OpenAPIHono<RestEnv>): MiddlewareHandler<RestEnv> {
  const routeOf = routeFinder(app)
  return (c, next) => {
    const route = routeOf(c)
    if (route) {
      if (route.security === undefined) requireViewer(c)
      else if (route.security === forGuestsToo) requireParticipant(c)
    }
    return next()
  }
}
