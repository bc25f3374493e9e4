import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { graphLimits } from '../platform/limits/graphLimits.ts'
import { testApp } from '../testing/app.ts'
import { createPerson } from '../testing/people.ts'
import { say } from '../testing/threadSteps.ts'

const app = await testApp()
const { client } = await createPerson(app)
const threads = (first: number) => `{ viewer { threads(first: ${first}) { edges { node { id name } } } } }`

async function measureCost(query: string) {
  const { body } = await client.graphqlText(query)
  expect(body.errors).toBeUndefined()
  return (body as { extensions?: { cost?: unknown } }).extensions?.cost
}

test('responses report the operation’s cost and the limit, also when compiled', async () => {
  for (let times = 0; times < 7; times += 1) {
    expect(await measureCost(threads(10))).toEqual({ requested: 33, limit: graphLimits.cost })
  }
  expect(await measureCost(threads(100))).toEqual({ requested: 312, limit: graphLimits.cost })
  expect(await measureCost('{ viewer { user { id } } }')).toEqual({ requested: 3, limit: graphLimits.cost })
})

const dashboard = (first: number, last: number) => `{ viewer { threads(first: ${first}) { edges { node { id name
  steps(last: ${last}) { edges { node { id input output citations { number title excerpt } elements { id ... on FileElement { filename url } } } } } } } } } }`

test('lists cost what they can return, so that a dashboard passes', async () => {
  expect(await measureCost(dashboard(50, 10))).toMatchObject({ limit: graphLimits.cost })
  const withoutPage = await measureCost('{ viewer { threads { edges { node { id name } } } } }')
  expect(withoutPage).toEqual(await measureCost(threads(20)))
})

test('a refused operation is not executed and reports its cost and the limit', async () => {
  const { body } = await client.graphqlText(dashboard(100, 100))
  const { cost } = (body as { extensions: { cost: { requested: number; limit: number } } }).extensions
  expect(cost.limit).toBe(graphLimits.cost)
  expect(cost.requested).toBeGreaterThan(100_000)
  expect(body.errors).toMatchObject([{ extensions: { code: 'OPERATION_TOO_COSTLY', params: { cost: cost.requested, limit: cost.limit } } }])
  expect(body).not.toHaveProperty('data')
})

test('searches cost more than other fields', async () => {
  const search = (times: number) =>
    `{ viewer { ${Array.from({ length: times }, (_, index) => `s${index}: searchThreads(query: "tide") { __typename }`).join(' ')} } }`
  expect(await measureCost(search(1))).toMatchObject({ requested: expect.toSatisfy((cost: number) => cost > 500) })
  const { body } = await client.graphqlText(search(90))
  expect(body.errors).toMatchObject([{ extensions: { code: 'OPERATION_TOO_COSTLY' } }])
})

test('only the operation that is executed is charged', async () => {
  const query = `query Large ${dashboard(100, 100)} query Small { viewer { user { id } } }`
  const ask = (operationName: string) => client.rest<{ data?: unknown }>('POST', '/graphql', { query, operationName })
  expect((await ask('Small')).body).toMatchObject({ data: { viewer: {} } })
  expect((await ask('Large')).body).not.toHaveProperty('data')
})

test('an invalid argument of a skipped field does not lift the limit', async () => {
  const query = `query ($id: ID = "a") { skipped: node(id: $id) @skip(if: true) { id } ${dashboard(100, 100).slice(1)}`
  const { body } = await client.graphqlText(query, { id: null })
  expect(body).not.toHaveProperty('data')
  expect(body.errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }])
})

test('persisted operations are not limited', async () => {
  const persisted = JSON.parse(await readFile(new URL('../../dist/persisted.json', import.meta.url), 'utf8')) as object
  const own = Object.values(persisted).find((text: string) => /^query [^($]+\{\s+viewer \{/.test(text)) as string
  expect(own).toBeDefined()
  expect(await measureCost(own)).toBeUndefined()
})

test('a response that repeats long texts is refused', async () => {
  const posts = Array.from({ length: 20 }, () => ({ title: 'Long', content: 'x'.repeat(10_000) }))
  const { client: owner, username } = await createPerson(app)
  await owner.rest('PUT', '/api/v1/profile', { public: true, posts })
  const repeated = (count: number) => Array.from({ length: count }, (_, index) => `a${index}: posts { content }`).join(' ')
  const ask = async (count: number) => {
    const { body } = await app.anyone().graphqlText(`{ publicProfile(username: "${username}") { ${repeated(count)} } }`)
    return body
  }
  expect((await ask(45)).errors).toBeUndefined()
  const refused = { errors: [{ extensions: { code: 'OPERATION_TOO_COSTLY', params: { limit: graphLimits.responseCharacters } } }] }
  for (let times = 0; times < 7; times += 1) expect(await ask(55)).toMatchObject(refused)
  expect(await ask(55)).not.toHaveProperty('data')
})

test('an event that repeats long texts is refused', async () => {
  const { client: owner } = await createPerson(app)
  const threadId = await say(owner, 'x'.repeat(150_000))
  const repeated = Array.from({ length: 70 }, (_, index) => `a${index}: input`).join(' ')
  const steps = `steps(first: 1) { edges { node { ${repeated} } } }`
  const query = `subscription { viewerEvents { ... on ThreadChanged { threadEdge { node { ${steps} } } } } }`
  const received = new AbortController()
  const renaming = (async () => {
    while (!received.signal.aborted) await owner.rest('PATCH', `/api/v1/chat/threads/${threadId}`, { name: crypto.randomUUID() })
  })()
  try {
    const init = { method: 'POST', body: JSON.stringify({ query }), headers: { 'content-type': 'application/json' } }
    for await (const { data } of owner.sse('/graphql', init)) {
      if (data === '') continue
      expect(data.length).toBeLessThan(1000)
      expect(JSON.parse(data)).toMatchObject({ errors: [{ extensions: { code: 'OPERATION_TOO_COSTLY' } }] })
      break
    }
  } finally {
    received.abort()
    await renaming
  }
})
