import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { matchedRoutes } from 'hono/route'
import type { RestEnv } from './router.ts'

type Definition = OpenAPIHono<RestEnv>['openAPIRegistry']['definitions'][number]
export type RouteDefinition = Extract<Definition, { type: 'route' }>['route']

/** Finds the definition that a request is for; undefined where there is none, such as for an address that is not served. */
export function routeFinder(app: OpenAPIHono<RestEnv>): (c: Context<RestEnv>) => RouteDefinition | undefined {
  let routes: Map<string, RouteDefinition> | undefined
  return (c) => {
    const known = (routes ??= definitionsOf(app))
    // The first one that fits is the one that runs: /chat/threads/search before /chat/threads/{id}.
    for (const { method, path } of matchedRoutes(c)) {
      const route = known.get(`${method} ${path}`)
      if (route) return route
    }
    return undefined
  }
}

/** By what Hono calls a route: GET /api/v1/chat/threads/:id for /chat/threads/{id} of a definition. */
function definitionsOf(app: OpenAPIHono<RestEnv>): Map<string, RouteDefinition> {
  return new Map(
    app.openAPIRegistry.definitions.flatMap((definition) => {
      if (definition.type !== 'route') return []
      const { method, path } = definition.route
      return [[`${method.toUpperCase()} /api/v1${path.replaceAll(/\{(\w+)\}/g, ':$1')}`, definition.route]]
    }),
  )
}
