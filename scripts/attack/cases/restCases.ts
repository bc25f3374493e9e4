import type { Schema } from '../../../api/testing/fromSchema.ts'
import { type Case, hostilePlace, insertHostile, jsonHeaders, type Known, plausibleText, type Position } from './cases.ts'
import { hostileJson, hostileUrlTexts } from './hostileValues.ts'

interface Operation {
  parameters?: { name: string; in: 'path' | 'query' | 'header'; required?: boolean; schema: Schema }[]
  requestBody?: { content?: Record<string, { schema: Schema }> }
  responses: Record<string, { content?: Record<string, unknown> }>
}

export interface OpenapiDocument {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}

export function listRestPositions(document: OpenapiDocument, known: Known): Position[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => [
      ...listParameterPositions(method.toUpperCase(), path, operation, known),
      ...listBodyPositions(method.toUpperCase(), path, operation, document, known),
    ]),
  )
}

function listParameterPositions(method: string, path: string, operation: Operation, known: Known): Position[] {
  const call = `${method} ${path}`
  return (operation.parameters ?? []).map(({ name, in: place }) => ({
    call,
    count: hostileUrlTexts.length,
    make(index): Case {
      const text = hostileUrlTexts[index] ?? ''
      const request = { ...plausibleRequest(method, path, operation, known), call, position: `${place}.${name}` }
      if (place === 'path') return { ...request, path: buildPath(path, known, { [name]: text }) }
      if (place === 'header') return { ...request, headers: { ...request.headers, [name]: text } }
      const twice = index % 7 === 0 ? `&${name}=1&${name}[]=2` : ''
      return { ...request, path: `${request.path}?${encodeURIComponent(name)}=${text}${twice}` }
    },
  }))
}

function listBodyPositions(method: string, path: string, operation: Operation, document: OpenapiDocument, known: Known): Position[] {
  const schema = operation.requestBody?.content?.['application/json']?.schema
  if (!schema) return []
  const call = `${method} ${path}`
  return listPositions(schema, 'body', document, known).map(({ label, value }) => ({
    call,
    count: hostileJson.length,
    make: (index): Case => ({
      ...plausibleRequest(method, path, operation, known),
      call,
      position: label,
      body: insertHostile(value, hostileJson[index] ?? 'null'),
    }),
  }))
}

export function plausibleRequest(method: string, path: string, { requestBody, responses }: Operation, known: Known) {
  const streams = responses[200]?.content?.['text/event-stream'] !== undefined
  return {
    method,
    path: buildPath(path, known, {}),
    headers: { ...(requestBody && jsonHeaders), ...(streams && { accept: 'text/event-stream' }) } as Record<string, string>,
  }
}

function buildPath(path: string, known: Known, hostile: Record<string, string>): string {
  const noun = /\/(\w+?)s?\/\{/.exec(path)?.[1] ?? ''
  const filled = path.replaceAll(
    /\{(\w+)\}/g,
    (_, name: string) => hostile[name] ?? plausibleText(name === 'id' ? `${noun}_id` : name, known),
  )
  return `/api/v1${filled}`
}

function listPositions(schema: Schema, label: string, document: OpenapiDocument, known: Known): { label: string; value: unknown }[] {
  const resolved = resolve(schema, document)
  const inner: { label: string; value: unknown }[] = [{ label, value: hostilePlace }]
  const required = plausible(resolved, label, document, known)
  for (const [name, field] of Object.entries(resolved.properties ?? {})) {
    const around = typeof required === 'object' && required !== null ? required : {}
    inner.push(
      ...listPositions(field, `${label}.${name}`, document, known).map((place) => ({
        ...place,
        value: { ...around, [name]: place.value },
      })),
    )
  }
  if (resolved.items)
    inner.push(...listPositions(resolved.items, `${label}[]`, document, known).map((place) => ({ ...place, value: [place.value] })))
  for (const variant of resolved.anyOf ?? resolved.oneOf ?? []) inner.push(...listPositions(variant, `${label}|`, document, known).slice(1))
  return inner
}

function plausible(schema: Schema, label: string, document: OpenapiDocument, known: Known): unknown {
  const { type, enum: choices, properties = {}, required = [], items, anyOf, oneOf, minimum = 5 } = resolve(schema, document)
  const [variant] = anyOf ?? oneOf ?? []
  if (variant) return plausible(variant, label, document, known)
  if (choices) return choices[0]
  switch (Array.isArray(type) ? type[0] : type) {
    case 'object':
      return Object.fromEntries(required.map((name) => [name, plausible(properties[name] ?? {}, name, document, known)]))
    case 'array':
      return items ? [plausible(items, label, document, known)] : []
    case 'integer':
    case 'number':
      return minimum
    case 'boolean':
      return true
    default:
      return plausibleText(label.split('.').at(-1) ?? label, known)
  }
}

function resolve(schema: Schema, { components }: OpenapiDocument): Schema {
  return schema.$ref ? (components.schemas[schema.$ref.replace('#/components/schemas/', '')] ?? {}) : schema
}
