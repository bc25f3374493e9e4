import { type OpenAPIHono, z } from '@hono/zod-openapi'
import type { Context, MiddlewareHandler } from 'hono'
import { InputError } from '../../platform/errors.ts'
import { storable } from '../../platform/text/text.ts'
import type { RestEnv } from '../router.ts'
import { type RouteDefinition, routeFinder } from '../routes.ts'

/** A longer name is no slip of somebody's fingers, and is not repeated whole. */
const shownLength = 60

/** Refuses parameters and fields of a body that a call does not have: a misspelt one would be ignored without a word. */
export function refuseUnknownInput(app: OpenAPIHono<RestEnv>): MiddlewareHandler<RestEnv> {
  const routeOf = routeFinder(app)
  return async (c, next) => {
    const route = routeOf(c)
    if (route) {
      refuseOthers(Object.keys(c.req.query()), namesIn(route.request?.query) ?? [], 'parameter')
      const fields = namesIn(bodySchemaOf(route))
      if (fields) refuseOthers(await fieldsSent(c), fields, 'field')
    }
    return next()
  }
}

function refuseOthers(sent: readonly string[], known: readonly string[], kind: 'parameter' | 'field'): void {
  const other = sent.find((name) => !known.includes(name))
  if (other === undefined) return
  const name = storable(other.slice(0, shownLength))
  throw new InputError(kind === 'field' ? 'unknown_field' : 'unknown_parameter', { params: { name }, field: name })
}

/** Undefined where nothing is said about names: a list, or an object that takes any. */
function namesIn(schema: unknown): string[] | undefined {
  if (schema instanceof z.ZodOptional) return namesIn(schema.unwrap())
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : undefined
}

function bodySchemaOf({ request }: RouteDefinition): unknown {
  const content = request?.body?.content['application/json']
  return content && 'schema' in content ? content.schema : undefined
}

/** Nothing where the body is no JSON object, which the schema of the route refuses. */
async function fieldsSent(c: Context): Promise<string[]> {
  if (!/json/i.test(c.req.header('content-type') ?? '')) return []
  const body: unknown = await c.req.json().catch(() => null)
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? Object.keys(body) : []
}
