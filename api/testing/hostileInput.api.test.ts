import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { testApp } from './app.ts'
import type { Client } from './client.ts'
import { anyText, broken, type Schema, valid } from './fromSchema.ts'
import { aPerson } from './people.ts'

interface Content {
  content?: Record<string, { schema: Schema }>
}
interface Operation {
  parameters?: { name: string; in: 'path' | 'query' | 'header'; required?: boolean; schema: Schema }[]
  requestBody?: Content
  responses: Record<string, Content & { $ref?: string }>
}
interface Document {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema>; responses: Record<string, Content> }
}

/** Of each operation. A failure prints the seed and the path that repeat it: put them in place of these. */
const runs = { numRuns: 12, seed: Number(process.env.SEED ?? 20_261_121), endOnFailure: true }

const app = await testApp({ REQUESTS_PER_MINUTE: '1000000' })
const { body: document } = await app.anyone().rest<Document>('GET', '/api/v1/openapi.json')
const ajv = new Ajv2020({ strict: false, allErrors: true })
addFormats.default(ajv)
ajv.addSchema(document, 'openapi')
const find = (ref: string) => document.components.schemas[ref.replace('#/components/schemas/', '')] ?? {}

// Those that end the session come last; streams, which go on writing, have tests of their own.
const last = ['/auth/logout', '/auth/refresh']
const operations = Object.entries(document.paths)
  .flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      call: `${method.toUpperCase()} ${path}`,
      path,
      method: method.toUpperCase(),
      operation,
    })),
  )
  .filter(({ path }) => path !== '/chat/stream')
  .toSorted((one, other) => last.indexOf(one.path) - last.indexOf(other.path))

let client: Client
let threadId: string
beforeEach(async () => {
  client = (await aPerson(app)).client
  threadId = (await client.rest<{ thread_id: string }>('POST', '/api/v1/chat/start')).body.thread_id
})

test.each(operations)('$call withstands what is sent to it, and keeps to its description', async ({ path, method, operation }) => {
  await fc.assert(
    fc.asyncProperty(requestFor(operation), async ({ params, query, body }) => {
      const url = `/api/v1${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(wellFormed(params[name] ?? threadId)))}`
      const before = await everything()
      const response = await client.fetch(`${url}?${new URLSearchParams(query as Record<string, string>)}`, {
        method,
        // What is refused early is not read to its end, which would leave the connection in doubt for the next request.
        headers: { connection: 'close', ...(body !== undefined && { 'content-type': 'application/json' }) },
        body: body === undefined ? undefined : JSON.stringify(body),
      })
      const text = await response.text()
      expect(response.status, text).toBeLessThan(500)
      if (response.status >= 400) expect(await everything(), `A ${response.status} changed something: ${text}`).toEqual(before)
      expectDescribed(operation, response, text)
    }),
    runs,
  )
})

function requestFor({ parameters = [], requestBody }: Operation) {
  const ofPlace = (place: string) => {
    const named = parameters.filter((parameter) => parameter.in === place)
    const values = named.map(({ name, schema }) => [
      name,
      // A URL has an end, and the server's refusal of a longer one is Node's own.
      fc.oneof(valid(schema, find), fc.constant(threadId), anyText).map((value) => String(value).slice(0, 2000)),
    ])
    return fc.record(Object.fromEntries(values) as Record<string, fc.Arbitrary<string>>, {
      requiredKeys: place === 'path' ? undefined : [],
    })
  }
  const schema = requestBody?.content?.['application/json']?.schema
  const good = schema && valid(schema, find)
  return fc.record({
    params: ofPlace('path'),
    query: ofPlace('query'),
    body: good ? fc.oneof(good, broken(good)) : fc.constant(undefined),
  })
}

/** A URL cannot hold half a surrogate pair, and a path no segment of dots. */
function wellFormed(text: string) {
  return text.toWellFormed().replace(/^\.{0,2}$/, 'x')
}

function expectDescribed({ responses }: Operation, response: Response, text: string) {
  const described = responses[response.status]
  expect(described, `${response.status} is not described: ${text}`).toBeDefined()
  const { content } = described?.$ref ? (document.components.responses[response.status] ?? {}) : (described ?? {})
  const schema = content?.['application/json']?.schema
  if (!schema) return
  const isValid = ajv.compile({ ...schema, components: document.components })
  expect(isValid(JSON.parse(text)), `${text}\n${JSON.stringify(isValid.errors)}`).toBe(true)
}

/** A fingerprint of each table. Sessions are renewed, and processes give signs of life, whatever is asked. */
async function everything() {
  const tables = await app.platform.db.$queryRaw<{ name: string }[]>`
    SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename NOT IN ('sessions', 'processes', '_prisma_migrations')`
  const prints = tables.map(
    ({ name }) => `SELECT '${name}' AS name, md5(string_agg(t::text, '' ORDER BY t::text)) AS print FROM "${name}" t`,
  )
  return app.platform.db.$queryRawUnsafe(prints.join(' UNION ALL '))
}
