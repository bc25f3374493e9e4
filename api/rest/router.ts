import type { HttpBindings } from '@hono/node-server'
import { createRoute, type OpenAPIHono, type RouteConfig, type RouteHandler } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { UnauthorizedError } from '../platform/errors.ts'
import type { OperationName } from '../platform/errorTexts.ts'
import { defineDefaultError } from './errors/errors.ts'
import type { ClientInfo, Participant, Viewer } from '../platform/viewer.ts'
import type { Services } from '../services.ts'

export interface RestEnv {
  Bindings: HttpBindings
  Variables: {
    services: Services
    viewer: Viewer | null
    participant: Participant | null
    client: ClientInfo
    operation: OperationName
  }
}

export function requireViewer(c: Context<RestEnv>): Viewer {
  const viewer = c.get('viewer')
  if (!viewer) throw new UnauthorizedError()
  return viewer
}

export function requireParticipant(c: Context<RestEnv>): Participant {
  const participant = c.get('participant')
  if (!participant) throw new UnauthorizedError()
  return participant
}

const operations = new Map<string, OperationName>()

export function getOperation({ method, path }: { method: string; path: string }): OperationName | undefined {
  return operations.get(`${method} ${path}`)
}

interface Route<
  Method extends RouteConfig['method'],
  Path extends string,
  Request extends RouteConfig['request'],
  Responses extends RouteConfig['responses'],
> extends RouteConfig {
  method: Method
  path: Path
  request: Request
  responses: Responses
}

export function createRouteRegistration(app: OpenAPIHono<RestEnv>, tag: string) {
  return <
    Method extends RouteConfig['method'],
    const Path extends string,
    Responses extends RouteConfig['responses'],
    Request extends RouteConfig['request'] = undefined,
  >(
    method: Method,
    path: Path,
    operation: OperationName,
    {
      handle,
      ...definition
    }: Omit<RouteConfig, 'method' | 'path' | 'middleware' | 'tags' | 'request' | 'responses'> & {
      request?: Request
      responses: Responses
      handle: RouteHandler<Route<Method, Path, Request, Responses>, RestEnv>
    },
  ): void => {
    operations.set(`${method} ${path}`, operation)
    const route = createRoute({ method, path, tags: [tag], ...definition, middleware: defineDefaultError(operation) })
    app.openapi(route, handle as never)
  }
}
