import { type OpenAPIHono, z } from '@hono/zod-openapi'
import type { Context, MiddlewareHandler } from 'hono'
import { AppError } from '../../platform/errors.ts'
import { type BrokenField, joinProblems, toProblem } from '../../platform/text/parseInput.ts'
import { toStorable } from '../../platform/text/text.ts'
import type { RestEnv } from '../router.ts'
import { getBodySchema, type RouteDefinition, createRouteFinder } from '../routes.ts'

const maxShownLength = 60

/** Also refuses unknown parameters and fields, which would otherwise be ignored silently. */
export function validateInput(app: OpenAPIHono<RestEnv>): MiddlewareHandler<RestEnv> {
  const findRoute = createRouteFinder(app)
  return async (c, next) => {
    const route = findRoute(c)
    if (route) {
      const isMissing = await isBodyMissing(c, route)
      const problems = await findUnknownNames(c, route)
      if (isMissing) problems.push({ code: 'body_required', params: {}, field: null })
      if (problems.length > 0) throw joinProblems([...problems, ...(await findSchemaProblems(c, route))])
    }
    return next()
  }
}

export async function findSchemaProblems(c: Context, { request }: RouteDefinition): Promise<BrokenField[]> {
  const query = Object.fromEntries(Object.entries(c.req.queries()).map(([name, values]) => [name, values.length > 1 ? values : values[0]]))
  return [...findBrokenRules(request?.query, query), ...findBrokenRules(getBodySchema(request), await readJson(c))]
}

function findBrokenRules(schema: unknown, input: unknown): BrokenField[] {
  if (!(schema instanceof z.ZodType) || input === undefined) return []
  try {
    return schema.safeParse(input).error?.issues.map((issue) => toProblem(issue)) ?? []
  } catch (error) {
    // The ID isn’t a UUID.
    if (error instanceof AppError) return []
    throw error
  }
}

/** @throws AppError for a body that isn't JSON */
async function isBodyMissing(c: Context, { request }: RouteDefinition): Promise<boolean> {
  const { required = false, content } = request?.body ?? { content: {} }
  if (!content['application/json']) return false
  const isEmpty = (await c.req.text()) === ''
  if (!isEmpty && !isJson(c)) throw new AppError('unsupported_media_type', { params: { types: 'application/json' } })
  return isEmpty && required
}

function isJson(c: Context): boolean {
  return /^application\/([a-z-.]+\+)?json(;|$)/i.test(c.req.header('content-type') ?? '')
}

async function findUnknownNames(c: Context, { request }: RouteDefinition): Promise<BrokenField[]> {
  const parameters = namesIn(request?.query) ?? []
  const fields = request?.body ? namesIn(getBodySchema(request)) : []
  const body = fields && (await readJson(c))
  const sent = typeof body === 'object' && body !== null && !Array.isArray(body) ? Object.keys(body) : []
  return [...toUnknown('unknown_parameter', Object.keys(c.req.query()), parameters), ...toUnknown('unknown_field', sent, fields ?? [])]
}

function toUnknown(code: 'unknown_parameter' | 'unknown_field', sent: readonly string[], known: readonly string[]): BrokenField[] {
  const unknown = sent.filter((name) => !known.includes(name)).map((name) => toStorable(name.slice(0, maxShownLength)))
  return unknown.map((name) => ({ code, params: { name }, field: name }))
}

function namesIn(schema: unknown): string[] | undefined {
  if (schema instanceof z.ZodOptional) return namesIn(schema.unwrap())
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : undefined
}

async function readJson(c: Context): Promise<unknown> {
  return isJson(c) ? c.req.json().catch(() => undefined) : undefined
}
