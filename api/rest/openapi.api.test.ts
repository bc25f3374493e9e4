import { expect, test } from 'vitest'
import { testApp } from '../testing/app.ts'
import { checkAll } from '../testing/checkAll.ts'
import { DescribedCalls, type Document as DescribedDocument } from '../testing/parity/describedCalls.ts'
import { createPerson } from '../testing/people.ts'
import { createRestApi } from './api.ts'

interface Operation {
  operationId: string
  summary?: string
  description?: string
  tags?: string[]
  security?: unknown[]
  responses: Record<string, unknown>
  parameters?: unknown[]
  requestBody?: { content: Record<string, unknown> }
}
interface Document {
  components: { schemas: Record<string, unknown> }
  openapi: string
  tags: { name: string }[]
  paths: Record<string, Record<string, Operation>>
}

const app = await testApp()
const { body: document } = await app.anyone().rest<Document>('GET', '/api/v1/openapi.json')
const person = await createPerson(app)
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ call: `${method.toUpperCase()} ${path}`, method, path, ...operation })),
)

test('every route is in the document', () => {
  const { routes } = createRestApi(app.platform, app.services)
  const calls = routes
    .filter(({ method, path }) => method !== 'ALL' && path !== '/openapi.json')
    .map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`)
  expect([...new Set(calls)].toSorted()).toEqual(operations.map(({ call }) => call).toSorted())
})

test('operation IDs are short, unique names of functions', () => {
  const named = Object.values(document.paths).flatMap((methods) => Object.values(methods).map(({ operationId }) => operationId))
  expect(named.filter((name, index) => named.indexOf(name) !== index || !/^[a-z]+[A-Z][A-Za-z]{1,40}$/.test(name))).toEqual([])
  expect([document.paths['/chat/threads']?.['get'], document.paths['/twin-questions']?.['get']].map((one) => one?.operationId)).toEqual([
    'listConversations',
    'listUnansweredQuestions',
  ])
})

test('every operation names its default error text', () => {
  const { routes } = createRestApi(app.platform, app.services)
  const named = routes
    .filter(({ handler }) => 'operation' in handler)
    .map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`)
  expect(operations.map(({ call }) => call).filter((call) => !named.includes(call))).toEqual([])
})

test('every operation has a description, a documented tag and its errors', () => {
  const tags = new Set(document.tags.map(({ name }) => name))
  for (const { call, summary, description = '', tags: [tag = ''] = [], responses } of operations) {
    expect(summary, call).toBeTruthy()
    expect(description, call).toMatch(/^.{15,}[.]$/s)
    expect(description, call).not.toContain(summary)
    expect(tags, call).toContain(tag)
    expect(Object.keys(responses), call).toEqual(expect.arrayContaining(['429', '500', '503']))
  }
})

test('operations refuse unknown parameters and fields', { timeout: 60_000 }, async () => {
  await checkAll(
    operations,
    ({ call }) => call,
    async ({ call, method, path, requestBody }) => {
      const url = `/api/v1${path.replace(/\{\w+\}/, '00000000-0000-4000-8000-000000000000')}`
      const refused = (kind: string) => ({
        status: 400,
        body: { error: { message: `Unknown ${kind} “colour”.`, code: `unknown_${kind}`, params: { name: 'colour' }, field: 'colour' } },
      })
      const { status, body } = await person.client.rest(method.toUpperCase(), `${url}?colour=red`)
      expect({ status, body }, call).toMatchObject(refused('parameter'))
      if (!requestBody?.content['application/json']) return
      const sent = await person.client.rest(method.toUpperCase(), url, { colour: 'red' })
      expect({ status: sent.status, body: sent.body }, call).toMatchObject(refused('field'))
    },
  )
})

interface Described {
  $ref?: string
  description?: string
  example?: unknown
  properties?: Record<string, Described>
}

test('every parameter and body field has a description and an example', () => {
  const resolve = (schema: Described | undefined): Described =>
    schema?.$ref ? (document.components.schemas[schema.$ref.replace('#/components/schemas/', '')] as Described) : (schema ?? {})
  const undescribed = operations.flatMap(({ call, parameters = [], requestBody }) => {
    const body = resolve((requestBody?.content['application/json'] as { schema: Described } | undefined)?.schema)
    const fields = Object.entries(body.properties ?? {}).map(([name, schema]): [string, Described] => [
      name,
      { example: (body.example as Record<string, unknown> | undefined)?.[name], ...schema },
    ])
    const named = (parameters as { name: string; description?: string; schema: Described }[]).map(
      ({ name, description, schema }): [string, Described] => [name, { description, ...schema }],
    )
    return [...named, ...fields]
      .filter(([, { description, example }]) => !description || example === undefined)
      .map(([name]) => `${call} ${name}`)
  })
  expect(undescribed).toEqual([])
})

test('fields of responses have the description of the same GraphQL field', () => {
  const describe = (type: string, field: string) => (document.components.schemas[type] as Described).properties?.[field]?.description
  expect(describe('Thread', 'step_count')).toBe('Number of steps in the thread.')
  expect(describe('Profile', 'location')).toBe('Location, private unless in `public_fields`.')
  expect(describe('Thread', 'id')).toBeUndefined()
})

test('HEAD answers like GET without a body and opens no stream', async () => {
  for (const { call, path, method } of operations.filter(({ method, path }) => method === 'get' && !path.includes('{'))) {
    const head = await person.client.fetch(`/api/v1${path}`, { method: 'HEAD' })
    expect(await head.text(), call).toBe('')
    if (path === '/chat/stream') expect([head.status, head.headers.get('allow')]).toEqual([405, 'GET, POST, OPTIONS'])
    else if (path === '/events') expect(head.headers.get('content-type')).toContain('text/event-stream')
    else expect(head.status, call).toBe((await person.client.rest(method.toUpperCase(), `/api/v1${path}`)).status)
  }
})

test('unchanged JSON answers 304 to its ETag, as documented', async () => {
  const calls = new DescribedCalls(document as unknown as DescribedDocument)
  const person = await createPerson(app)
  await app.platform.db.user.update({ where: { id: person.id }, data: { isOperator: true } })
  calls.watch(person.client)
  const { body: started } = await person.client.rest<{ thread_id: string }>('POST', '/api/v1/chat/profile-pal')
  const paths = operations
    .filter(
      ({ method, path }) =>
        method === 'get' && !/[{]|export$/.test(path) && !['/chat/stream', '/events', '/visitor-messages'].includes(path),
    )
    .map(({ path }) => path)
  for (const path of [...paths, `/chat/threads/${started.thread_id}`, `/chat/threads/${started.thread_id}/history`]) {
    const query = { '/profile/twin-preview': '?question=Who', '/knowledge/search': '?q=boat' }[path] ?? ''
    const url = `/api/v1${path}${query}`
    const first = await person.client.fetch(url)
    await first.arrayBuffer()
    const again = await person.client.fetch(url, { headers: { 'if-none-match': first.headers.get('etag') ?? '' } })
    expect(again.status, path).toBe(304)
  }
  expect([...calls.violations]).toEqual([])
  const unread = operations.filter(({ method, responses }) => '304' in responses !== (method === 'get' && isJson(responses['200'])))
  expect(unread.map(({ call }) => call)).toEqual([])
})

const isJson = (answer: unknown) => 'application/json' in ((answer as { content?: object } | undefined)?.content ?? {})

test('unsupported methods are refused with the allowed ones, as documented', async () => {
  const calls = new DescribedCalls(document as unknown as DescribedDocument)
  const client = calls.watch(app.anyone({ authorization: `Bearer ${person.token}` }))
  for (const [path, methods] of Object.entries(document.paths)) {
    const method = ['put', 'patch', 'delete', 'post'].find((one) => !(one in methods)) ?? ''
    const url = `/api/v1${path.replaceAll(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000')}`
    const { status, body } = await client.rest<{ error: { code: string } }>(method.toUpperCase(), url)
    expect([status, body.error.code], `${method} ${path}`).toEqual([405, 'method_not_allowed'])
  }
  expect([...calls.violations]).toEqual([])
})

test.each([
  ['GET', '/api/v1/chat/nothing'],
  ['PUT', '/api/v1/chat/nothing'],
  ['GET', '/api'],
  ['GET', '/api/v2/profile'],
  ['POST', '/api/profile'],
  ['GET', '/graphql/schema'],
  ['GET', '/api/'],
  ['GET', '/api/v1'],
  ['GET', '/api/v1/'],
  ['GET', '/.well-known/openid-configuration'],
  ['POST', '/.well-known/acme-challenge/token'],
  ['GET', '/.well-known/'],
])('%s %s is an unknown path, refused like other failing calls', async (method, path) => {
  const { status, body } = await app.anyone().rest(method, path)
  expect({ status, body }).toMatchObject({
    status: 404,
    body: { error: { message: 'This endpoint does not exist.', code: 'no_such_call' } },
  })
})

test.each([
  ['/chat/threads/search', 10],
  ['/chat/threads/{id}/history', 100],
])('GET %s answers with %i unless asked for another number', (path, size) => {
  const parameters = document.paths[path]?.['get'] as unknown as { parameters: { name: string; schema: object }[] }
  expect(parameters.parameters.find(({ name }) => name === 'limit')?.schema).toMatchObject({ default: size })
})

test('every body of JSON or a form is a named component, so that generated types have names', () => {
  const unnamed = operations.flatMap(({ call, requestBody, responses }) => {
    const bodies = [requestBody, ...Object.values(responses)] as ({ content?: Record<string, { schema?: Described }> } | undefined)[]
    return bodies.flatMap((body) =>
      Object.entries(body?.content ?? {})
        .filter(([type, { schema }]) => /json|form-data/.test(type) && !schema?.$ref)
        .map(([type]) => `${call} ${type}`),
    )
  })
  expect(unnamed).toEqual([])
})

test('event streams are text to code generators, and name the schema of their events', () => {
  const streams = operations.flatMap(({ responses }) => {
    const { content } = (responses['200'] ?? {}) as { content?: Record<string, { schema: object }> }
    return content?.['text/event-stream']?.schema ?? []
  })
  expect(streams).toHaveLength(6)
  for (const schema of streams) {
    const { $ref } = (schema as { contentSchema: { $ref: string } }).contentSchema
    expect(schema).toMatchObject({ type: 'string', contentMediaType: 'text/event-stream' })
    expect(document.components.schemas).toHaveProperty($ref.replace('#/components/schemas/', ''))
  }
})

const ambiguousNames = {
  id: 'Tool calls have the ID that the model gave them; everything else has a UUID.',
  from: 'A time, a day or a position.',
  to: 'A time or a day.',
  passage: 'A text, or its position in a document.',
}

test('a property has the same type wherever its name appears', () => {
  const types = new Map<string, Set<string>>()
  const look = (schema: unknown): void => {
    if (typeof schema !== 'object' || schema === null) return
    const { properties = {} } = schema as { properties?: Record<string, Scalar> }
    for (const [name, property] of Object.entries(properties)) add(name, property)
    Object.values(schema).forEach(look)
  }
  const add = (name: string, schema: Scalar) => types.set(name, new Set([...(types.get(name) ?? []), ...listScalarTypes(schema)]))
  look(document.components.schemas)
  for (const { parameters = [] } of operations) {
    for (const { name, schema } of parameters as { name: string; schema: Scalar }[]) add(name, schema)
  }
  const ambiguous = new Map([...types].filter(([, found]) => found.size > 1))
  const shown = [...ambiguous].map(([name, found]) => `${name}: ${[...found].join(', ')}`).join('; ')
  expect([...ambiguous.keys()].toSorted(), shown).toEqual(Object.keys(ambiguousNames).toSorted())
})

interface Scalar {
  type?: string | string[]
  format?: string
  anyOf?: Scalar[]
  oneOf?: Scalar[]
}

function listScalarTypes({ type = [], format, anyOf, oneOf }: Scalar): string[] {
  const own = [type].flat().filter((one) => !['null', 'array', 'object'].includes(one))
  return [...own.map((one) => (format ? `${one} (${format})` : one)), ...(anyOf ?? oneOf ?? []).flatMap(listScalarTypes)]
}

test('every list in a request has a maximum length', () => {
  const unbounded: string[] = []
  const look = (schema: unknown, path: string) => {
    if (typeof schema !== 'object' || schema === null) return
    const { type, maxItems, $ref } = schema as { type?: string | string[]; maxItems?: number; $ref?: string }
    if ($ref) look(document.components.schemas[$ref.replace('#/components/schemas/', '')], path)
    if ([type].flat().includes('array') && maxItems === undefined) unbounded.push(path)
    for (const [key, inner] of Object.entries(schema)) look(inner, `${path}.${key}`)
  }
  for (const { call, parameters, requestBody } of operations) {
    look(parameters, call)
    look(requestBody?.content['application/json'], call)
  }
  expect(unbounded).toEqual([])
})

test('the API docs page loads nothing from other origins, and its links work', async () => {
  const page = await app.anyone().fetch('/api/docs')
  expect(page.headers.get('content-security-policy')).toContain("default-src 'self'")
  const sources = [...(await page.text()).matchAll(/(?:src|href)="([^"]+)"/g)].map(([, source]) => source ?? '')
  expect(sources.length).toBeGreaterThan(2)
  for (const source of sources) {
    const { status } = await app.anyone({ accept: 'text/html,*/*' }).fetch(source)
    expect(`${source} ${status}`).toBe(`${source} 200`)
  }
})
