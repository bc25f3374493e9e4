import { createRoute, type OpenAPIHono, type RouteConfig, type RouteHandler } from '@hono/zod-openapi'
import type { RestEnv } from './router.ts'

/** Documents a call, validates its input, and registers its handler. */
export function route<
  const Method extends RouteConfig['method'],
  const Path extends string,
  const Options extends Omit<RouteConfig, 'method' | 'path'>,
>(app: OpenAPIHono<RestEnv>, method: Method, path: Path, options: Options) {
  const definition = createRoute({ ...options, method, path })
  return {
    handle(handler: RouteHandler<typeof definition, RestEnv>): void {
      app.openapi(definition, handler)
    },
  }
}
