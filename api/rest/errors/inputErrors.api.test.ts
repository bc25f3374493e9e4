import { expect, test } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { checkAll } from '../../testing/checkAll.ts'
import { createPerson } from '../../testing/people.ts'

interface Problem {
  message: string
  code: string
  params?: object
  field?: string
}
interface Failure {
  error: Problem & { problems?: Problem[] }
  detail: string
}
interface Schema {
  $ref?: string
  type?: string | string[]
  format?: string
  minLength?: number
  minItems?: number
  required?: string[]
  properties?: Record<string, Schema>
  anyOf?: Schema[]
  enum?: unknown[]
  example?: unknown
}
interface Document {
  paths: Record<string, Record<string, { requestBody?: { required?: boolean; content: Record<string, { schema: Schema }> } }>>
  components: { schemas: Record<string, Schema> }
}

const app = await testApp({ REQUESTS_PER_MINUTE: '100000' })
const { client } = await createPerson(app)
const { body: document } = await client.rest<Document>('GET', '/api/v1/openapi.json')
const id = '00000000-0000-4000-8000-000000000000'

const jsonCalls = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).flatMap(([method, { requestBody }]) =>
    requestBody?.content['application/json']
      ? [{ method: method.toUpperCase(), path: path.replaceAll(/\{\w+\}/g, id), isRequired: requestBody.required ?? false }]
      : [],
  ),
)

test('operations that need a body refuse requests without one', async () => {
  await checkAll(
    jsonCalls.filter(({ isRequired }) => isRequired),
    ({ method, path }) => `${method} ${path}`,
    async ({ method, path }) => {
      const { status, body } = await client.rest<Failure>(method, `/api/v1${path}`)
      expect([status, body.error?.code]).toEqual([400, 'body_required'])
    },
  )
})

test('JSON operations refuse other content types', { timeout: 60_000 }, async () => {
  await checkAll(
    jsonCalls,
    ({ method, path }) => `${method} ${path}`,
    async ({ method, path }) => {
      for (const [type, sent] of [
        ['text/plain', '{}'],
        ['application/x-www-form-urlencoded', 'name=Ada'],
      ]) {
        const response = await client.fetch(`/api/v1${path}`, { method, body: sent, headers: { 'content-type': type ?? '' } })
        const body = (await response.json()) as Failure
        expect([response.status, body.error], type).toMatchObject([
          415,
          { code: 'unsupported_media_type', message: 'Unsupported content type. Use application/json.' },
        ])
      }
    },
  )
})

test.each<[method: string, path: string, body: object | undefined, code: string, field: string]>([
  ['POST', '/chat/start', { name: 'Bees' }, 'unknown_field', 'name'],
  ['POST', '/account/access-tokens', { name: 'Reader', scopes: ['knowledge:read'] }, 'not_a_choice', 'scopes.0'],
  ['POST', '/chat/imports', { file_id: id }, 'file_missing', 'file_id'],
  ['POST', '/knowledge/stories/import', { file_ids: [id] }, 'file_missing', 'file_ids'],
  ['POST', '/chat/stream', { input: ' ' }, 'message_required', 'input'],
  ['POST', '/chat/stream', { input: 'Hi', client_id: 'x'.repeat(65) }, 'client_message_id_too_long', 'client_id'],
  ['POST', '/chat/stream', { input: 'Hi', elements: [{ id }] }, 'attachment_missing', 'elements'],
  ['POST', '/chat/stream', { input: 'Hi', references: [{ kind: 'note', id }] }, 'reference_missing', 'references'],
  ['POST', `/chat/steps/${id}/resend`, { input: '' }, 'message_required', 'input'],
  ['POST', `/chat/runs/${id}/retry`, { client_id: '' }, 'client_message_id_required', 'client_id'],
  ['PATCH', `/chat/threads/${id}`, { name: '' }, 'conversation_name_required', 'name'],
  ['POST', '/chat/threads/delete', { ids: [] }, 'no_conversation_chosen', 'ids'],
  [
    'POST',
    '/auth/change-password',
    { current_password: 'not the password', new_password: 'a long enough one' },
    'wrong_password',
    'current_password',
  ],
  ['POST', '/auth/verify-email', { token: 'made-up' }, 'link_expired', 'token'],
  ['PUT', '/profile', { suggested_questions: ['x'.repeat(200)] }, 'text_too_long', 'suggested_questions.0'],
  ['PUT', '/twin-character', { declined_subjects: [''] }, 'empty_text', 'declined_subjects.0'],
  ['PUT', '/twin-character', { languages: ['tlh'] }, 'twin_language_unknown', 'languages.0'],
  ['PUT', '/profile', { metadata: { big: 'x'.repeat(50_000) } }, 'metadata_too_large', 'metadata'],
  ['PUT', '/profile', { twin_metadata: { section_visibility: { nothing: true } } }, 'unknown_section', 'twin_metadata.section_visibility'],
  ['GET', '/chat/threads?after=nowhere', undefined, 'invalid_cursor', 'after'],
  ['GET', '/notifications?after=nowhere', undefined, 'invalid_cursor', 'after'],
  ['GET', '/discover?after=nowhere', undefined, 'invalid_cursor', 'after'],
  ['GET', `/chat/threads/search?q=${'x'.repeat(300)}`, undefined, 'text_too_long', 'q'],
  ['GET', `/chat/threads?q=${'x'.repeat(300)}`, undefined, 'text_too_long', 'q'],
  ['GET', '/knowledge/search', undefined, 'query_required', 'q'],
  ['GET', '/discover/interests?limit=1000', undefined, 'limit_out_of_range', 'limit'],
  ['GET', '/account/usage?from=2026-02-01&to=2026-01-01', undefined, 'period_reversed', 'from'],
])('%s %s with %o reports the input by its REST name', async (method, path, body, code, field) => {
  const { status, body: failure } = await client.rest<Failure>(method, `/api/v1${path}`, body)
  expect([status, failure.error.code, failure.error.field]).toEqual([400, code, field])
})

const furtherRules = ['email', 'url', 'value', 'thread_id']

function resolveSchema({ $ref, ...schema }: Schema): Schema {
  return $ref ? (document.components.schemas[$ref.replace('#/components/schemas/', '')] ?? {}) : schema
}

function emptyValues({ type, format, minLength, minItems, enum: choices, anyOf = [] }: Schema) {
  const types = [type, ...anyOf.map((schema) => schema.type)].flat()
  return [
    { value: null, isAllowed: types.includes('null') || choices?.includes(null) === true },
    ...(types.includes('string') && !choices && !format ? [{ value: '', isAllowed: !minLength }] : []),
    ...(types.includes('array') ? [{ value: [], isAllowed: !minItems }] : []),
  ]
}

const bodies = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).flatMap(([method, { requestBody }]) => {
    const schema = resolveSchema(requestBody?.content['application/json']?.schema ?? {})
    return schema.properties ? [{ call: `${method.toUpperCase()} ${path}`, required: [], ...schema, properties: schema.properties }] : []
  }),
)

test('bodies accept null and empty values where their schemas do', { timeout: 60_000 }, async () => {
  await checkAll(
    bodies,
    ({ call }) => call,
    async ({ call, properties, required }) => {
      const [method = '', path = ''] = call.split(' ')
      const { client: caller } = await createPerson(app)
      const examples = Object.fromEntries(required.map((name) => [name, resolveSchema(properties[name] ?? {}).example]))
      const wrong: string[] = []
      for (const [name, property] of Object.entries(properties)) {
        // Text is optional beside files.
        const isBesideFiles = name === 'input' && ('elements' in properties || 'element_ids' in properties)
        if (furtherRules.includes(name) || isBesideFiles) continue
        for (const { value, isAllowed } of emptyValues(resolveSchema(property))) {
          const url = `/api/v1${path.replaceAll(/\{\w+\}/g, id)}`
          const { status, body } = await caller.rest<Partial<Failure> | null>(method, url, { ...examples, [name]: value })
          const isRefused = body?.error?.problems?.some(({ field }) => field?.split('.')[0] === name) ?? false
          if (isAllowed ? isRefused : status < 300) wrong.push(`${name}: ${JSON.stringify(value)}`)
        }
      }
      expect(wrong).toEqual([])
    },
  )
})

test.each([
  ['POST', '/upload/files?read=maybe', 'read'],
  ['PUT', `/knowledge/documents/${id}/file?stays_public=maybe`, 'stays_public'],
])('%s %s is refused before the file is stored', async (method, path, field) => {
  const form = new FormData()
  form.append('files', new Blob(['honey']), 'honey.txt')
  const response = await client.fetch(`/api/v1${path}`, { method, body: form })
  expect([response.status, ((await response.json()) as Failure).error]).toMatchObject([400, { code: 'not_a_choice', field }])
})

test('reports every problem of an input, the first as the error itself', async () => {
  const { status, body } = await client.rest<Failure>('POST', '/api/v1/auth/register?colour=red', {
    email: 'nowhere',
    password: 'short',
    username: 'ada',
    display_name: 7,
    shoe_size: 42,
  })
  expect(status).toBe(400)
  const { problems = [], ...first } = body.error
  expect(problems.map(({ code, field }) => [code, field])).toEqual([
    ['unknown_parameter', 'colour'],
    ['unknown_field', 'shoe_size'],
    ['invalid_email', 'email'],
    ['password_too_short', 'password'],
    ['not_text', 'display_name'],
  ])
  expect(problems[0]).toEqual(first)
  expect(problems[3]).toEqual({
    message: 'Password must be at least 8 characters',
    code: 'password_too_short',
    params: { min: 8 },
    field: 'password',
  })
  expect(body.detail).toBe(first.message)
})

test('an error with one problem also lists it', async () => {
  const { body } = await client.rest<Failure>('POST', '/api/v1/auth/login', { email: 'unknown@example.org', password: 'x' })
  const wrong = { message: 'Invalid email or password', code: 'wrong_credentials' }
  expect(body.error).toEqual({ ...wrong, problems: [wrong] })
})
