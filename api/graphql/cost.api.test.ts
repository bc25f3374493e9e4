import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { graphLimits } from '../platform/limits/graphLimits.ts'
import { testApp } from '../testing/app.ts'
import { aPerson } from '../testing/people.ts'

const app = await testApp()
const { client } = await aPerson(app)
const threads = (first: number) => `{ viewer { threads(first: ${first}) { edges { node { id name } } } } }`

async function costOf(query: string) {
  const { body } = await client.graphqlText(query)
  expect(body.errors).toBeUndefined()
  return (body as { extensions?: { cost?: unknown } }).extensions?.cost
}

test('an answer says what its operation cost and how much it may cost, also once it is compiled', async () => {
  for (let times = 0; times < 7; times += 1) {
    expect(await costOf(threads(10))).toEqual({ requested: 33, limit: graphLimits.cost })
  }
  expect(await costOf(threads(100))).toEqual({ requested: 312, limit: graphLimits.cost })
  expect(await costOf('{ viewer { user { id } } }')).toEqual({ requested: 3, limit: graphLimits.cost })
})

test('a refused operation names the same limit, and no operation that reads only the schema has a cost', async () => {
  const { body } = await client.graphqlText(threads(100).replace('name', 'steps(last: 100) { edges { node { id input output } } }'))
  expect(body.errors?.[0]?.extensions).toMatchObject({ code: 'operation_too_costly', params: { limit: graphLimits.cost } })
  expect(await costOf('{ __typename }')).toBeUndefined()
})

test('operations of our own screens are not counted', async () => {
  const persisted = JSON.parse(await readFile(new URL('../../web/__generated__/persisted.json', import.meta.url), 'utf8')) as object
  const own = Object.values(persisted).find((text: string) => /^query [^($]+\{\s+viewer \{/.test(text)) as string
  expect(own).toBeDefined()
  expect(await costOf(own)).toBeUndefined()
})
