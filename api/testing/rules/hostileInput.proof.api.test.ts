import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { fuzz } from '../../../scripts/attack/cases/fuzz.ts'
import { sample, pickBySize } from '../../../scripts/testing/proof.ts'
import { testApp } from '../app.ts'
import { checkAll } from '../checkAll.ts'
import type { Client } from '../client.ts'
import { anyText, breakBody, type Schema, valid } from '../fromSchema.ts'
import { listGoodForms, multipartBodies } from '../files/multipartBodies.ts'
import { compileSchemas } from '../parity/describedSchemas.ts'
import { startProvider } from '../modelProvider.ts'
import { createPerson } from '../people.ts'

interface Content {
  content?: Record<string, { schema: Schema }>
}
interface Operation {
  parameters?: { name: string; in: 'path' | 'query' | 'header'; required?: boolean; schema: Schema }[]
  requestBody?: Content
  responses: Record<string, Content & { $ref?: string }>
  /** The client disconnects from these streams. */
  'x-endless'?: boolean
}
interface Sent {
  params: Record<string, string | undefined>
  query: Record<string, string | undefined>
  headers: Record<string, string | undefined>
  body: { body?: FormData | string; headers?: Record<string, string> }
}
interface Document {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema>; responses: Record<string, Content> }
}

// Jobs and late writes would change the compared data.
const settings = { ROLES: 'web', REQUESTS_PER_MINUTE: '1000000', LLM_PROVIDER: 'builtin' }
const speech = await startProvider()
afterAll(() => speech.close())
speech.handle = (_request, response) => void response.writeHead(200, { 'content-type': 'application/json' }).end('{"text":"Hello"}')
const app = await testApp({ ...settings, TRANSCRIPTION_BASE_URL: speech.url, TRANSCRIPTION_MODEL: 'whisper' })
/** To reproduce a failure, set the printed seed and path. */
const seed = Number(process.env.SEED ?? 20_261_121) + (app.platform.config.redisUrl ? 1 : 0)
const { body: document } = await app.anyone().rest<Document>('GET', '/api/v1/openapi.json')
const compile = compileSchemas(document)
const find = (ref: string) => document.components.schemas[ref.replace('#/components/schemas/', '')] ?? {}

// These end the session.
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
  .toSorted((one, other) => last.indexOf(one.path) - last.indexOf(other.path))

let client: Client
let threadId: string
test('every REST operation withstands fuzzing and matches its description', { timeout: pickBySize(600_000, 120_000) }, async () => {
  await checkAll(
    sample(operations, 50),
    ({ call }) => call,
    async ({ path, method, operation }) => {
      client = (await createPerson(app)).client
      threadId = (await client.rest<{ thread_id: string }>('POST', '/api/v1/chat/start')).body.thread_id
      const seen = new Set<number>()
      let before: Map<string, string> | undefined
      // With a path parameter, the named item does not exist.
      const takesBoth = sends(operation) || (getForm(operation) !== undefined && !path.includes('{'))
      await fc.assert(
        fc.asyncProperty(requestFor(operation), async ({ params, query, headers, body }) => {
          const url = `/api/v1${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(wellFormed(params[name] ?? threadId)))}`
          const send = async () => {
            const response = await client.fetch(`${url}?${new URLSearchParams(query as Record<string, string>)}`, {
              method,
              // Rejected bodies are not read to their end, so the connection can't be reused.
              headers: { ...(headers as Record<string, string>), ...body.headers, connection: 'close' },
              body: body.body,
              signal: AbortSignal.timeout(10_000),
            })
            return { response, text: await readText(operation, response) }
          }
          before ??= await everything()
          const { response, text } = await send()
          seen.add(response.status)
          expect(response.status, text).toBeLessThan(500)
          if (response.status >= 400) before = await expectUnchanged(before, send, text)
          else before = undefined
          expectDescribed(operation, response, text)
        }),
        {
          numRuns: takesBoth ? pickBySize(12, 5) : pickBySize(6, 1),
          seed,
          endOnFailure: true,
          examples: takesBoth ? goodForms(operation) : [],
        },
      )
      const taken = [...seen].map((status) => (status < 300 ? 'taken' : status))
      if (takesBoth) expect(taken, 'what is in order is taken, what is not is refused').toEqual(expect.arrayContaining(['taken', 400]))
    },
  )
})

test('no value in any position of either API causes an internal error', { timeout: 1_800_000 }, async () => {
  const { findings, ...report } = await fuzz({ url: app.url, requests: pickBySize(20_000, 200), seed })
  console.log(JSON.stringify(report))
  expect(findings).toEqual([])
})

function requestFor(operation: Operation): fc.Arbitrary<Sent> {
  const { parameters = [] } = operation
  const ofPlace = (place: string) => {
    const named = parameters.filter((parameter) => parameter.in === place)
    const values = named.map(({ name, schema }) => [
      name,
      fc.oneof(valid(schema, find), fc.constant(threadId), anyText).map((value) => String(value).slice(0, 2000)),
    ])
    return fc.record(Object.fromEntries(values) as Record<string, fc.Arbitrary<string>>, {
      requiredKeys: place === 'path' ? undefined : [],
    })
  }
  const request = fc.record({ params: ofPlace('path'), query: ofPlace('query'), headers: headersFor(operation), body: bodyFor(operation) })
  if (!sends(operation)) return request
  const message = { input: 'Remember that my boat is called Freya.', thread_id: threadId }
  const sent = operation.requestBody ? { query: {}, body: asJson(message) } : { query: message, body: {} }
  return fc.oneof({ weight: 2, arbitrary: request }, fc.constant({ ...sent, params: {}, headers: { accept: 'text/event-stream' } }))
}

function headersFor(operation: Operation): fc.Arbitrary<Sent['headers']> {
  if (!streams(operation)) return fc.constant({})
  const cursor = fc.oneof(fc.constantFrom('0:0', '1:3', '1:0:abc'), fc.string({ unit: 'grapheme-ascii', maxLength: 60 }))
  const accept = fc.constantFrom('text/event-stream', 'text/event-stream', 'text/html')
  return fc.record({ accept, 'last-event-id': cursor }, { requiredKeys: ['accept'] })
}

function bodyFor(operation: Operation): fc.Arbitrary<Sent['body']> {
  const [field] = Object.keys(getForm(operation)?.properties ?? {})
  if (field) return multipartBodies(field)
  const schema = operation.requestBody?.content?.['application/json']?.schema
  if (!schema) return fc.constant({})
  const good = valid(schema, find)
  return fc.oneof(good, breakBody(good)).map(asJson)
}

function asJson(value: unknown) {
  return { body: JSON.stringify(value), headers: { 'content-type': 'application/json' } }
}

function goodForms(operation: Operation): [Sent][] {
  const [field] = Object.keys(getForm(operation)?.properties ?? {})
  return field ? listGoodForms(field).map((body) => [{ params: {}, query: {}, headers: {}, body }]) : []
}

function getForm({ requestBody }: Operation): Schema | undefined {
  const schema = requestBody?.content?.['multipart/form-data']?.schema
  return schema?.$ref ? find(schema.$ref) : schema
}

function streams({ responses }: Operation): boolean {
  return responses[200]?.content?.['text/event-stream'] !== undefined
}

/** URLs can't contain unpaired surrogates, nor segments of dots. */
function wellFormed(text: string) {
  return text.toWellFormed().replace(/^\.{0,2}$/, 'x')
}

function sends(operation: Operation): boolean {
  return streams(operation) && !operation['x-endless']
}

async function readText(operation: Operation, response: Response): Promise<string> {
  if (!operation['x-endless'] || !response.ok || !response.body) return response.text()
  const reader = response.body.getReader()
  const { value } = await reader.read()
  await reader.cancel()
  return new TextDecoder().decode(value)
}

function expectDescribed(operation: Operation, response: Response, text: string) {
  const described = operation.responses[response.status]
  expect(described, `${response.status} is not described: ${text}`).toBeDefined()
  const { content } = described?.$ref ? (document.components.responses[response.status] ?? {}) : (described ?? {})
  if (response.headers.get('content-type')?.startsWith('text/event-stream'))
    return operation['x-endless'] ? undefined : expectWholeStream(text)
  const schema = content?.['application/json']?.schema
  if (!schema) return
  const isValid = compile(schema)
  expect(isValid(JSON.parse(text)), `${text}\n${JSON.stringify(isValid.errors)}`).toBe(true)
}

function expectWholeStream(text: string) {
  const events = text.split('\n').flatMap((line) => (line.startsWith('data: ') ? [JSON.parse(line.slice(6)) as { type: string }] : []))
  expect(events.at(-1)).toEqual({ type: 'done' })
}

async function everything(): Promise<Map<string, string>> {
  const tables = await app.platform.db.$queryRaw<{ name: string }[]>`
    SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename NOT IN ('sessions', 'processes', '_prisma_migrations')`
  const queries = tables.map(
    ({ name }) => `SELECT '${name}' AS name, md5(string_agg(t::text, '' ORDER BY t::text)) AS print FROM "${name}" t`,
  )
  const prints = await app.platform.db.$queryRawUnsafe<{ name: string; print: string }[]>(queries.join(' UNION ALL '))
  const files = await readdir(join(app.platform.config.dataDir, 'files'), { recursive: true }).catch(() => [])
  return new Map([
    ...prints.map(({ name, print }) => [name, print] as const),
    ['files', files.toSorted((one, other) => one.localeCompare(other)).join('\n')],
  ])
}

/** Other writes, such as titles, can follow an answer. Only a request that changes data twice fails. */
async function expectUnchanged(before: Map<string, string>, send: () => Promise<{ text: string }>, text: string) {
  const after = await everything()
  if (findChanges(before, after).length === 0) return after
  await send()
  const again = await everything()
  expect(findChanges(after, again), `A refused request changed something: ${text}`).toEqual([])
  return again
}

function findChanges(before: Map<string, string>, after: Map<string, string>): string[] {
  return [...after].filter(([name, print]) => before.get(name) !== print).map(([name]) => name)
}
