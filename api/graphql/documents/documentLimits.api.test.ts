import { type GraphQLInputType, getNullableType, isInputObjectType, isInterfaceType, isListType, isObjectType } from 'graphql'
import { expect, test } from 'vitest'
import { measureReferenceMs } from '../../../scripts/testing/cpuTime.ts'
import { testApp } from '../../testing/app.ts'
import { schema } from '../schema.ts'

const app = await testApp()

const repeat = (count: number, part: (index: number) => string) => Array.from({ length: count }, (_, index) => part(index)).join(' ')
const nested = (count: number, open: string, close: string, inner = '') => open.repeat(count) + inner + close.repeat(count)
const depth = 30

test.each([
  [
    'doubles its fragments at each level',
    `{ ...F0 } ${repeat(depth, (n) => `fragment F${n} on Query { ...F${n + 1} ...F${n + 1} }`)} fragment F${depth} on Query { __typename }`,
  ],
  ['is mostly comments', `{ __typename } ${'#\n'.repeat(50_000)}`],
  ['is mostly one string', `{ node(id: """${'\n'.repeat(100_000)}""") { id } }`],
  ['has one field thousands of times', `{ ${repeat(4000, () => '__typename')} }`],
  ['selects deeply', nested(2000, '{ viewer ', '}')],
  ['selects more than 16 fields deep', nested(17, '{ viewer ', '}', '{ __typename }')],
  ['selects deeply through fragments', `{ ...F0 } ${repeat(20, (n) => `fragment F${n} on X { x { ...F${n + 1} } }`)}`],
  ['spreads deeply within itself', nested(1000, '{ ... ', '}', '{ __typename }')],
  ['has lists in lists', `{ node(id: ${nested(2000, '[', ']')}) { id } }`],
  ['has objects in objects', `{ node(id: ${nested(1000, '{a: ', '}', '1')}) { id } }`],
  ['has a variable of lists in lists', `query ($a: ${nested(900, '[', ']', 'Int')}) { __typename }`],
  ['has a long list', `{ nodes(ids: [${repeat(1001, () => '""')}]) { id } }`],
  ['asks for the schema many times over', `{ __schema { types { fields { type { fields { ${repeat(99, (n) => `a${n}: name`)} } } } } } }`],
])('refuses a document that %s before executing it', async (_, query) => {
  const ms = await measureReferenceMs(async () => {
    const statements = await app.countStatements(async () => {
      const { body } = await app.anyone().graphqlText(query)
      const [error] = body.errors ?? []
      expect(error?.extensions?.code, error?.message).toMatch(/_TOO_(LONG|LARGE|DEEP|NESTED|MANY_\w+)$/)
    })
    expect(statements).toEqual([])
  })
  expect(ms).toBeLessThan(1000)
})

test.each([
  ['nested deeply', 'INPUT_TOO_DEEP', nested(100_000, '[', ']')],
  ['many', 'TOO_MANY_VALUES', JSON.stringify(Object.fromEntries(Array.from({ length: 20_001 }, (_, n) => [`a${n}`, 0])))],
])('variables that are %s are refused', async (_, code, value) => {
  const body = `{ "query": "{ __typename }", "variables": { "value": ${value} } }`
  const response = await app.anyone().fetch('/graphql', { method: 'POST', body, headers: { 'content-type': 'application/json' } })
  expect(await response.json()).toMatchObject({ errors: [{ extensions: { code } }] })
})

function listInputs(): string[] {
  const isList = (type: GraphQLInputType): boolean => isListType(getNullableType(type))
  return Object.values(schema.getTypeMap()).flatMap((type) => {
    if (type.name.startsWith('__')) return []
    if (isInputObjectType(type))
      return Object.values(type.getFields()).flatMap(({ name, type: of }) => (isList(of) ? `${type.name}.${name}` : []))
    if (!isObjectType(type) && !isInterfaceType(type)) return []
    return Object.values(type.getFields()).flatMap((field) =>
      field.args.flatMap((arg) => (isList(arg.type) ? `${type.name}.${field.name}(${arg.name})` : [])),
    )
  })
}

test.each(listInputs())('the list %s is bounded', async (place) => {
  const [owner = '', name = ''] = place.split(/[.(]/)
  const items = repeat(1001, () => '1')
  const type = schema.getType(owner)
  const argument = isInputObjectType(type) ? `input: { ${name}: [${items}] }` : `${place.split(/[()]/)[1]}: [${items}]`
  for (const [query, variables] of [
    [`{ a(${argument}) }`, {}],
    ['{ __typename }', { input: { [name]: Array.from({ length: 1001 }, () => 1) } }],
  ] as const) {
    const { body } = await app.anyone().graphqlText(query, variables)
    expect(body.errors?.[0]).toMatchObject({ message: 'A list has more than 1000 items. Send fewer at a time.' })
  }
})

test('looks up at most a hundred nodes', async () => {
  const ask = (count: number, fields: string) =>
    app.anyone().graphqlText(`query ($ids: [ID!]!) { nodes(ids: $ids) { id ${fields} } }`, {
      ids: Array.from({ length: count }, () => btoa('User:00000000-0000-4000-8000-000000000000')),
    })
  expect((await ask(100, '')).body).toMatchObject({ data: { nodes: Array.from({ length: 100 }, () => null) } })
  expect((await ask(101, '')).body.errors?.[0]).toMatchObject({
    message: 'At most 100 nodes can be requested at a time.',
    extensions: { code: 'TOO_MANY_NODES', params: { limit: 100 } },
  })
  const costly = '... on Thread { steps(last: 100) { edges { node { id input output } } } }'
  expect((await ask(100, costly)).body.errors?.[0]?.extensions?.code).toBe('OPERATION_TOO_COSTLY')
})
