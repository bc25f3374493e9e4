import { serverAudits } from 'graphql-http'
import {
  buildClientSchema,
  getIntrospectionQuery,
  type IntrospectionQuery,
  lexicographicSortSchema,
  parse,
  printSchema,
  validate,
} from 'graphql'
import { expect, test } from 'vitest'
import { testApp } from '../testing/app.ts'
import { graphiqlOptions } from './graphiql/graphiql.ts'
import { schema } from './schema.ts'

const app = await testApp()

test.each(serverAudits({ url: `${app.url}/graphql` }))('GraphQL over HTTP: $name', async ({ fn }) => {
  const result = await fn()
  expect(result.status, 'reason' in result ? result.reason : '').toBe('ok')
})

test('clients can introspect the whole schema', async () => {
  const { body } = await app.anyone().graphqlText<IntrospectionQuery>(getIntrospectionQuery())
  const print = (of: Parameters<typeof printSchema>[0]) => printSchema(lexicographicSortSchema(of))
  expect(print(buildClientSchema(body.data as IntrospectionQuery))).toBe(print(schema))
})

test('GraphiQL loads nothing from other origins, and its examples are valid', async () => {
  const response = await app.anyone({ accept: 'text/html' }).fetch('/graphql')
  expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  const page = await response.text()
  expect(page).toContain('<title>Twain API</title>')
  expect(page).not.toMatch(/<script>|<style>/)
  const sources = [...page.matchAll(/<(?:script|link)[^>]+(?:src|href)="([^"]+)/g)].map(([, source]) => source)
  expect(sources).toEqual(['/favicon.svg', '/graphql/page.css', '/graphql/page.js'])
  expect((await app.anyone().fetch('/graphql/page.css')).headers.get('content-type')).toContain('text/css')
  const script = await app.anyone().fetch('/graphql/page.js', { headers: { 'accept-encoding': 'identity' } })
  const code = (await script.text()).trim()
  expect(code.startsWith('function prepareBlob') && code.slice(-10_000).includes('renderYogaGraphiQL(')).toBe(true)
  for (const { query } of graphiqlOptions.defaultTabs ?? []) expect(validate(schema, parse(query ?? ''))).toEqual([])
})

test('the examples fit into the editor of a 1400-pixel window', () => {
  const lines = graphiqlOptions.defaultTabs?.flatMap(({ query }) => query?.split('\n') ?? []) ?? []
  expect(lines.filter((line) => line.length > 56)).toEqual([])
})

test('a mutation is not executed by GET', async () => {
  const query = 'mutation { signOut { __typename } }'
  const { status, headers, body } = await app.anyone().rest('GET', `/graphql?query=${encodeURIComponent(query)}`)
  expect([status, headers.get('allow')]).toEqual([405, 'POST, OPTIONS'])
  expect(body).toMatchObject({ errors: [{ message: 'Can only perform a mutation operation from a POST request.' }] })
  expect(body).not.toHaveProperty('data')
})
