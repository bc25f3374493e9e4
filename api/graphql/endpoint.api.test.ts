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
import { graphiqlOptions } from './graphiql.ts'
import { schema } from './schema.ts'

const app = await testApp()

test.each(serverAudits({ url: `${app.url}/graphql` }))('GraphQL over HTTP: $name', async ({ name, fn }) => {
  const result = await fn()
  // What a server MAY do, it may leave: some of those contradict each other.
  expect(result.status, 'reason' in result ? result.reason : '').toMatch(name.startsWith('MAY') ? /ok|notice/ : /ok/)
})

test('a client can ask for the schema, and gets all of it', async () => {
  const { body } = await app.anyone().graphqlText<IntrospectionQuery>(getIntrospectionQuery())
  const print = (of: Parameters<typeof printSchema>[0]) => printSchema(lexicographicSortSchema(of))
  expect(print(buildClientSchema(body.data as IntrospectionQuery))).toBe(print(schema))
})

test('the page for people is whole in itself, and its examples are valid', async () => {
  const response = await app.anyone({ accept: 'text/html' }).fetch('/graphql')
  const page = await response.text()
  expect(page).toContain('<title>Twain API</title>')
  expect([...page.matchAll(/<(?:script|link)[^>]+(?:src|href)="?(https?:[^"\s>]+)/g)].map(([, source]) => source)).toEqual([])
  for (const { query } of graphiqlOptions.defaultTabs ?? []) expect(validate(schema, parse(query ?? ''))).toEqual([])
})
