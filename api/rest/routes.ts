import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { matchedRoutes } from 'hono/route'
import type { RestEnv } from './router.ts'

type Definition = OpenAPIHono<RestEnv>['openAPIRegistry']['definitions'][number]
export type RouteDefinition = Extract<Definition, { type: 'route' }>['route']

export type RouteFinder = (c: Context) => RouteDefinition | undefined

export function createRouteFinder(app: OpenAPIHono<RestEnv>): RouteFinder {
  let routes: Map<string, RouteDefinition> | undefined
  return (c) => {
    const known = (routes ??= collectDefinitions(app))
    // The first match runs: /chat/threads/search precedes /chat/threads/{id}.
    for (const { method, path } of matchedRoutes(c)) {
      const route = known.get(`${method} ${path}`)
      if (route) return route
    }
    return undefined
  }
}

export function getBodySchema(request: RouteDefinition['request']): unknown {
  const content = request?.body?.content ?? {}
  const media = content['application/json'] ?? content['multipart/form-data']
  return media && 'schema' in media ? media.schema : undefined
}

function collectDefinitions(app: OpenAPIHono<RestEnv>): Map<string, RouteDefinition> {
  return new Map(
    app.openAPIRegistry.definitions.flatMap((definition) => {
      if (definition.type !== 'route') return []
      const { method, path } = definition.route
      return [[`${method.toUpperCase()} /api/v1${path.replaceAll(/\{(\w+)\}/g, ':$1')}`, definition.route]]
    }),
  )
}
