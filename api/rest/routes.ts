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
    const known = (routes ??= new Map(
      app.openAPIRegistry.definitions.flatMap((definition) =>
        definition.type === 'route' ? [[nameOf(definition.route.method, definition.route.path), definition.route]] : [],
      ),
    ))
    // The first one that fits is the one that runs: /chat/threads/search before /chat/threads/{id}.
    const name = matchedRoutes(c)
      .map(({ method, path }) => nameOf(method, path))
      .find((name) => known.has(name))
    return name === undefined ? undefined : known.get(name)
  }
}

/** The same for /chat/threads/{id} of a definition and /api/v1/chat/threads/:id of a route. */
function nameOf(method: string, path: string): string {
  return `${method.toUpperCase()} ${path.replace(/^\/api\/v1/, '').replaceAll(/\{(\w+)\}/g, ':$1')}`
}
