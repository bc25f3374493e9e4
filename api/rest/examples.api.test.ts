import { expect, test } from 'vitest'
import { testApp } from '../testing/app.ts'
import { createPerson } from '../testing/people.ts'

interface Parameter {
  name: string
  in: string
  required?: boolean
  schema: { example?: unknown }
}
interface Document {
  paths: Record<
    string,
    Record<string, { parameters?: Parameter[]; requestBody?: { content: Record<string, { schema: { $ref: string } }> } }>
  >
  components: { schemas: Record<string, { properties: Record<string, { minItems?: number }> }> }
}

const app = await testApp()
const { client } = await createPerson(app)
const { body: document } = await client.rest<Document>('GET', '/api/v1/openapi.json')

const examples = Object.entries(document.paths).flatMap(([path, { get }]) => {
  const query = get?.parameters?.filter((parameter) => parameter.in === 'query') ?? []
  const required = query.filter((parameter) => parameter.required)
  if (path.includes('{') || path === '/chat/stream' || path === '/visitor-messages') return []
  return query.map((parameter) => {
    const sent = [...new Set([...required, parameter])].map(({ name, schema }): [string, string] => [name, [schema.example].flat().join()])
    return { path, name: parameter.name, query: new URLSearchParams(sent).toString() }
  })
})

test.each(examples)('GET $path takes the example of $name', async ({ path, query }) => {
  const { status, body } = await client.rest('GET', `/api/v1${path}?${query}`)
  expect(status, JSON.stringify(body)).toBe(200)
})

test('a file form requires a file', () => {
  const forms = Object.values(document.paths).flatMap((operations) =>
    Object.values(operations).flatMap(({ requestBody }) => requestBody?.content['multipart/form-data']?.schema.$ref ?? []),
  )
  const lists = forms.flatMap((ref) => document.components.schemas[ref.replace('#/components/schemas/', '')]?.properties['files'] ?? [])
  expect(lists).toHaveLength(4)
  for (const files of lists) expect(files.minItems).toBe(1)
})
