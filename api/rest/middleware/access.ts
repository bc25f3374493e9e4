import type { OpenAPIHono } from '@hono/zod-openapi'
import type { MiddlewareHandler } from 'hono'
import { listSufficientScopes } from '../scopes.ts'
import { requireScope } from '../../account/programs.ts'
import { requireSecondFactor } from '../../account/twoFactor/requirement.ts'
import { getOperation, requireParticipant, requireViewer, type RestEnv } from '../router.ts'
import { createRouteFinder } from '../routes.ts'

type Security = Record<string, string[]>[]

export const forAnyone: Security = []

/** Guests only have conversations with twins. */
export const forGuestsToo: Security = [{ session: [] }, { bearer: [] }, { guest: [] }]

/** Runs before validation, so that validation errors reveal nothing to unauthenticated callers. */
export function requireAccess(app: OpenAPIHono<RestEnv>): MiddlewareHandler<RestEnv> {
  const findRoute = createRouteFinder(app)
  return (c, next) => {
    const route = findRoute(c)
    if (route) {
      requireSecondFactor(c.get('viewer'), getOperation(route))
      // Services for operators check their scope themselves, after hiding the operation from other users.
      const [scope = 'write', ...others] = listSufficientScopes(route)
      if (scope !== 'operator') requireScope(c.get('viewer'), scope, ...others)
      if (route.security === undefined) requireViewer(c)
      else if (route.security === forGuestsToo) requireParticipant(c)
    }
    return next()
  }
}
