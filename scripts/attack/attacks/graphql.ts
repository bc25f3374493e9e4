import { randomUUID } from 'node:crypto'
import { findUnexpected, isRefused, isServedOrRefused, scaled, type Attack } from '../attack.ts'
import { callAll, type Call } from '../client.ts'

const post = (query: string, more: object = {}): Call => ({ path: '/graphql', body: { query, ...more } })
const many = (count: number, text: (index: number) => string) => Array.from({ length: count }, (_, index) => text(index)).join(' ')

function createDoublingQuery(depth: number, { type = 'Query', leaf = '__typename', operation = 'query' } = {}): string {
  const fragments = many(depth, (level) => `fragment F${level} on ${type} { ...F${level + 1} ...F${level + 1} }`)
  return `${operation} { ...F0 } ${fragments} fragment F${depth} on ${type} { ${leaf} }`
}

const doublingShapes: Record<string, (next: string) => string> = {
  'within inline fragments': (next) => `... on Query { ...${next} } ... on Query { ...${next} }`,
  'under conditions': (next) => `... @include(if: true) { ...${next} } ... @skip(if: false) { ...${next} }`,
  'spread under conditions': (next) => `...${next} @include(if: true) ...${next} @skip(if: false)`,
}

const doublingInShape = (depth: number, shape: (next: string) => string) =>
  `{ ...F0 } ${many(depth, (level) => `fragment F${level} on Query { ${shape(`F${level + 1}`)} }`)} fragment F${depth} on Query { __typename }`

const documents: Record<string, string> = {
  'doubling fragments, depth 22': createDoublingQuery(22),
  'doubling fragments, depth 30': createDoublingQuery(30),
  'doubling fragments, depth 200': createDoublingQuery(200),
  'doubling fragments of a mutation': createDoublingQuery(40, { type: 'Mutation', operation: 'mutation' }),
  'doubling fragments of a subscription': createDoublingQuery(40, { type: 'Subscription', operation: 'subscription' }),
  'doubling inline fragments': `{ ${'... on Query { __typename ... { '.repeat(300)} __typename ${'} }'.repeat(300)} }`,
  'fragments that go round': '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }',
  'the same field 4,900 times': `{ ${many(4900, () => '__typename')} }`,
  'a field with arguments 1,200 times': `{ ${many(1200, () => 'discover(first: 1) { __typename }')} }`,
  'the same fragment spread 1,500 times': `{ ${many(1500, () => '...F')} } fragment F on Query { __typename }`,
  '700 fragments that spread one another': `{ ${many(200, (index) => `...F${index}`)} } ${many(200, (index) => `fragment F${index} on Query { ...F${(index + 1) % 200 === 0 ? 'End' : index + 1} __typename }`)} fragment FEnd on Query { __typename }`,
  'selections nested 2,400 deep': `{ ${'a { '.repeat(2400)} a ${'}'.repeat(2400)} }`,
  'a list nested 2,400 deep': `{ nodes(ids: ${'['.repeat(2400)}${']'.repeat(2400)}) { id } }`,
  'an object nested 1,600 deep': `mutation { updateProfile(input: { twinMetadata: ${'{a:'.repeat(1600)}1${'}'.repeat(1600)} }) { __typename } }`,
  '1,000 variables': `query (${many(1000, (index) => `$v${index}: Int`)}) { __typename }`,
  '1,000 unknown directives': `{ __typename ${many(1000, () => '@a')} }`,
  '100 operations': many(100, (index) => `query Q${index} { __typename }`),
  'introspection, ten times under other names': `{ ${many(10, (index) => `a${index}: __schema { types { name fields { name args { name type { name ofType { name ofType { name } } } } type { name ofType { name } } } } }`)} }`,
}

for (const [name, shape] of Object.entries(doublingShapes)) {
  for (const depth of [16, 22, 40]) documents[`doubling fragments ${name}, depth ${depth}`] = doublingInShape(depth, shape)
}

const singleDocuments: Attack = {
  name: 'expensive GraphQL documents',
  async run({ url, stranger }) {
    const calls = Object.values(documents).flatMap((query) => [
      { ...post(query), headers: stranger() },
      { path: `/graphql?${new URLSearchParams({ query })}`, headers: { ...stranger(), accept: 'application/json' } },
    ])
    const answers = await callAll(url, calls, { atOnce: 1 })
    return findUnexpected(answers, isServedOrRefused)
  },
}

const doublingIsRefused: Attack = {
  name: 'exponential fragments, 2,000 times',
  async run(target) {
    const calls = Array.from({ length: scaled(target, 2000) }, (_, index) => ({
      ...post(createDoublingQuery(20 + (index % 20), { leaf: `a${index}: __typename` })),
      headers: target.stranger(),
    }))
    return findUnexpected(await callAll(target.url, calls), isRefused)
  },
}

const nestedVariables: Attack = {
  name: 'deeply nested variables and bodies',
  async run({ url, signUp }) {
    const { headers } = await signUp('deep')
    const query = 'mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { __typename } }'
    const deep = (open: string, close: string, depth: number) => `${open.repeat(depth)}1${close.repeat(depth)}`
    const bodies = [deep('[', ']', 900_000), deep('{"a":', '}', 300_000)].flatMap((value) => [
      { path: '/graphql', body: `{"query":${JSON.stringify(query)},"variables":{"input":{"twinMetadata":${value}}}}` },
      { path: '/graphql', body: `{"query":"{ __typename }","extensions":${value}}` },
      { path: '/api/v1/profile', method: 'PUT', body: `{"twin_metadata":${value}}` },
      { path: '/api/v1/chat/stream', body: `{"input":"hello","elements":${value}}` },
    ])
    const calls = bodies.map((body) => ({ ...body, headers: { ...headers, 'content-type': 'application/json' } }))
    return findUnexpected(await callAll(url, calls, { atOnce: 1 }), isServedOrRefused)
  },
}

const manyIds: Attack = {
  name: 'nodes with 10,000 ids, 20 times',
  async run(target) {
    const { headers } = await target.signUp('ids')
    const ids = Array.from({ length: 10_000 }, () => Buffer.from(`Thread:${randomUUID()}`).toString('base64'))
    const calls = Array.from({ length: scaled(target, 20, 2) }, () => ({
      ...post('query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', { variables: { ids } }),
      headers,
    }))
    return findUnexpected(await callAll(target.url, calls, { atOnce: 5 }), isRefused)
  },
}

const differentDocuments: Attack = {
  name: '2,000 different documents of 100 KB',
  async run(target) {
    const filler = '#'.padEnd(100_000, 'x')
    const calls = Array.from({ length: scaled(target, 2000, 50) }, (_, index) => ({
      ...post(`${filler}${index}\n{ __typename }`),
      headers: target.stranger(),
    }))
    return findUnexpected(await callAll(target.url, calls, { atOnce: 20 }), isServedOrRefused)
  },
}

const differentNames: Attack = {
  name: '20,000 different small documents',
  async run(target) {
    const calls = Array.from({ length: scaled(target, 20_000, 500) }, (_, index) => ({
      ...post(`query Q${index} { model { name } a${index}: __typename }`, { operationName: `Q${index}` }),
      headers: target.stranger(),
    }))
    return findUnexpected(await callAll(target.url, calls), isServedOrRefused)
  },
}

const unknownHashes: Attack = {
  name: '2,000 unknown persisted operations',
  async run(target) {
    const calls = Array.from({ length: scaled(target, 2000, 50) }, () => ({
      path: '/graphql',
      headers: target.stranger(),
      body: { extensions: { persistedQuery: { version: 1, sha256Hash: randomUUID().replaceAll('-', '').repeat(2) } } },
    }))
    return findUnexpected(await callAll(target.url, calls), isRefused)
  },
}

export const graphqlAttacks = [
  singleDocuments,
  doublingIsRefused,
  nestedVariables,
  manyIds,
  differentDocuments,
  differentNames,
  unknownHashes,
]
