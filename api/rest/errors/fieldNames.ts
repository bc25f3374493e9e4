import { z } from '@hono/zod-openapi'
import { toSnakeCase } from '../../platform/text/toBody.ts'
import { getBodySchema, type RouteDefinition } from '../routes.ts'

/** Their REST name isn’t the snake_case form of their GraphQL name. */
const otherNames = new Map([
  ['after', ['last-event-id']],
  ['answersQuestionId', ['answers_question']],
  ['clientMessageId', ['client_id']],
  ['elementIds', ['elements']],
  ['field', ['sort']],
  ['fileId', ['files']],
  ['fileIds', ['files']],
  ['first', ['limit']],
  ['isPinned', ['pinned']],
  ['isPublic', ['public']],
  ['isArchived', ['archived']],
  ['isOpenToTwins', ['open_to_twins']],
  ['isTwinEnabled', ['twin_enabled']],
  ['jobUuid', ['job_id']],
  ['projectUuid', ['project_id']],
  ['query', ['q']],
  ['questionId', ['key']],
  ['stepUuid', ['step_id', 'id']],
  ['text', ['input', 'q']],
  ['threadUuid', ['thread_id', 'id']],
  ['types', ['type']],
  ['uuid', ['id']],
])

/** `fileIds.0` becomes `file_ids.0`. */
export function toRestField({ request }: RouteDefinition, field: string): string {
  let schemas: unknown[] = listInputs(request)
  const names = field.split('.').map((name) => {
    const candidates = namesFor(name)
    for (const candidate of candidates) {
      const inner = schemas.map((schema) => findProperty(schema, candidate)).find((schema) => schema !== undefined)
      if (inner === undefined) continue
      schemas = [inner]
      return candidate
    }
    schemas = []
    return name
  })
  return names.join('.')
}

export function hasInput({ request }: RouteDefinition, field: string): boolean {
  const [first = '', ...rest] = field.split('.')
  return listInputs(request).some(
    (schema) => rest.reduce((inner, name) => inner && findProperty(inner, name), findProperty(schema, first)) !== undefined,
  )
}

function listInputs(request: RouteDefinition['request']): unknown[] {
  return [getBodySchema(request), request?.query, request?.params, request?.headers]
}

/** Most likely meaning first. */
function namesFor(name: string): string[] {
  // Path parameters name the main object `id`.
  const id = /(?:^i|I)d(s?)$/.exec(name)
  return [name, toSnakeCase(name), ...(otherNames.get(name) ?? []), ...(id ? [`id${id[1]}`] : [])]
}

function findProperty(schema: unknown, name: string): unknown {
  if (schema instanceof z.ZodObject) return Object.hasOwn(schema.shape, name) ? schema.shape[name] : undefined
  if (schema instanceof z.ZodArray) return /^\d+$/.test(name) ? schema.element : undefined
  if (schema instanceof z.ZodPipe) return findProperty(schema.in, name) ?? findProperty(schema.out, name)
  if (schema instanceof z.ZodUnion) return schema.options.map((option) => findProperty(option, name)).find((found) => found !== undefined)
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) {
    return findProperty(schema.unwrap(), name)
  }
  return undefined
}
