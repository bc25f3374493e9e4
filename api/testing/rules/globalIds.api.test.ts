import { randomUUID } from 'node:crypto'
import { encodeGlobalID } from '@pothos/plugin-relay'
import {
  getNamedType,
  getNullableType,
  GraphQLID,
  type GraphQLInputField,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isObjectType,
  isRequiredInputField,
} from 'graphql'
import { expect, test } from 'vitest'
import { parseGraphqlCode } from '../../graphql/errors/codes.ts'
import { errorCatalogue } from '../../platform/errorCodes/catalogue.ts'
import { schema } from '../../graphql/schema.ts'
import { testApp } from '../app.ts'
import { checkAll } from '../checkAll.ts'
import { createPerson } from '../people.ts'
import { plantRows } from '../subjects/ownersRows.ts'

const app = await testApp({ REQUESTS_PER_MINUTE: '1000000' })
// The first user is an operator, who could see the connection.
await createPerson(app)
const { client } = await createPerson(app)
const { ids: foreignIds } = await plantRows(app)

interface Position {
  place: string
  type: string | undefined
  isList: boolean
  takesText?: boolean
  ask(id: unknown): { query: string; variables: Record<string, unknown> }
}

const isId = (type: GraphQLInputType) => getNamedType(type) === GraphQLID
const isList = (type: GraphQLInputType) => isListType(getNullableType(type))
const getNodeType = ({ extensions }: { extensions: object }) =>
  (extensions as { relayGlobalIDFor?: { typename: string }[] }).relayGlobalIDFor?.[0]?.typename

function fill({ name, type, extensions }: Pick<GraphQLInputField, 'name' | 'type' | 'extensions'>): unknown {
  const named = getNamedType(type)
  if (named === GraphQLID) {
    const id = encodeGlobalID(getNodeType({ extensions }) ?? 'Thread', randomUUID())
    return isList(type) ? [id] : id
  }
  if (isEnumType(named)) {
    const value = named.getValues().at(-1)?.name
    return isList(type) ? [value] : value
  }
  if (named.name === 'Boolean') return true
  if (named.name === 'Int') return 1
  const text = name === 'url' ? 'https://example.org' : 'A text'
  return isList(type) ? [text] : text
}

const mutations = Object.values(schema.getMutationType()?.getFields() ?? {}).flatMap((field) => {
  const input = field.args.find(({ name }) => name === 'input')
  const inputType = input && getNamedType(input.type)
  if (!isInputObjectType(inputType)) return []
  const fields = Object.values(inputType.getFields())
  return fields.flatMap((idField) => {
    if (!isId(idField.type)) return []
    const others = fields.filter((other) => other !== idField && isRequiredInputField(other))
    const rest = Object.fromEntries(others.map((other) => [other.name, fill(other)]))
    return {
      place: `${field.name}(input.${idField.name})`,
      type: getNodeType(idField),
      ask(ids: readonly unknown[]) {
        const inputs = ids.map((id) => ({ ...rest, [idField.name]: isList(idField.type) ? [id] : id }))
        const variables = inputs.map((_, index) => `$input${index}: ${inputType.name}!`)
        const fields = inputs.map((_, index) => `id${index}: ${field.name}(input: $input${index}) { ...Answer }`)
        return {
          query: `mutation (${variables.join(', ')}) { ${fields.join(' ')} }
            fragment Answer on ${getNamedType(field.type).name} { __typename ... on UserError { code message } }`,
          variables: Object.fromEntries(inputs.map((input, index) => [`input${index}`, input])),
        }
      },
    }
  })
})

const queries: Position[] = (
  [
    ['Query', '', ''],
    ['Viewer', 'viewer {', '}'],
  ] as const
).flatMap(([parent, open, close]) => {
  const type = schema.getType(parent)
  if (!isObjectType(type)) throw new Error(`There is no type ${parent}.`)
  return Object.values(type.getFields()).flatMap((field) =>
    field.args.flatMap((argument) => {
      if (!isId(argument.type) && argument.name !== 'uuid') return []
      return {
        place: `${parent}.${field.name}(${argument.name})`,
        type: getNodeType(argument),
        isList: isList(argument.type),
        takesText: !isId(argument.type),
        ask: (id: unknown) => ({
          query: `query ($id: ${String(argument.type)}) { plans { key } ${open} field: ${field.name}(${argument.name}: $id) { __typename } ${close} }`,
          variables: { id: isList(argument.type) ? [id] : id },
        }),
      }
    }),
  )
})

const nodeTypes = schema.getPossibleTypes(schema.getType('Node') as never).map(({ name }) => name)

function wrongIds(type = 'Thread'): [string, unknown][] {
  const other = nodeTypes.find((name) => name !== type) ?? ''
  const foreign = foreignIds[type]
  return [
    ['empty', ''],
    ['malformed', 'x'],
    ['not Base64', '%%% ✗'],
    ['a number', 7],
    ['huge', 'VGhyZWFk'.repeat(10_000)],
    ['of an unknown type', encodeGlobalID('Nope', randomUUID())],
    ['of a type that is no node', encodeGlobalID('Viewer', randomUUID())],
    ['of a property of every object', encodeGlobalID('constructor', randomUUID())],
    ['of another type', encodeGlobalID(other, randomUUID())],
    ['without a key', encodeGlobalID(type, '')],
    ['with a malformed key', encodeGlobalID(type, "x' OR 1=1")],
    ['of nothing', encodeGlobalID(type, randomUUID())],
    ['a UUID', randomUUID()],
    ...(foreign ? [['of another user', encodeGlobalID(type, foreign)] as [string, unknown]] : []),
  ]
}

interface Body {
  data?: { plans?: object[]; field?: unknown; viewer?: { field: unknown } } | null
  errors?: { message: string; path?: unknown[]; extensions?: { code?: string } }[]
}

const getStatus = (code: string | undefined) => {
  const known = parseGraphqlCode(code)
  return known && errorCatalogue[known].status
}

test('all ID positions except uploads name their node type', () => {
  expect(mutations.length).toBeGreaterThan(30)
  expect(queries.length).toBeGreaterThanOrEqual(6)
  expect(mutations.filter(({ type, place }) => !type && !/(file|element)Ids?\)$/.test(place))).toEqual([])
})

test('every mutation answers an invalid ID with an expected error', { timeout: 60_000 }, async () => {
  await checkAll(
    mutations,
    ({ place }) => place,
    async ({ place, type, ask }) => {
      const wrong = wrongIds(type)
      const { query, variables } = ask(wrong.map(([, id]) => id))
      const { status, body } = await client.graphqlText<Record<string, { __typename: string; code?: string }>>(query, variables)
      expect([status, body.errors]).toEqual([200, undefined])
      // An item is kept even if the question that it answers no longer exists.
      if (place.endsWith('answersQuestionId)')) return
      for (const [index, [what]] of wrong.entries()) {
        const answer = body.data?.[`id${index}`]
        expect(answer?.__typename, `an id that is ${what}`).toMatch(/Error$/)
        if (type) expect(getStatus(answer?.code), `an id that is ${what}`).toBe(404)
      }
    },
  )
})

test('every query answers an invalid ID with null at its own field', { timeout: 60_000 }, async () => {
  await checkAll(
    queries,
    ({ place }) => place,
    async ({ type, takesText, ask }) => {
      for (const [what, id] of wrongIds(type)) {
        if (typeof id === 'number' && takesText) continue
        const { query, variables } = ask(id)
        const { status, body } = (await client.graphqlText(query, variables)) as { status: number; body: Body }
        expect(status, `an id that is ${what}`).toBe(200)
        expect(body.data?.plans, `an id that is ${what}`).not.toHaveLength(0)
        const answer = body.data?.viewer ? body.data.viewer.field : body.data?.field
        expect(answer ?? null, `an id that is ${what}`).toEqual(Array.isArray(answer) ? [null] : null)
        for (const { path, extensions } of body.errors ?? []) {
          expect(path?.at(-1)).toBe('field')
          expect(getStatus(extensions?.code)).toBe(404)
        }
      }
    },
  )
})

test('node answers null for unknown keys', { timeout: 60_000 }, async () => {
  await checkAll(nodeTypes, String, async (type) => {
    const wrong = wrongIds(type)
    const variables = Object.fromEntries(wrong.map(([, id], index) => [`id${index}`, id]))
    const declared = wrong.map((_, index) => `$id${index}: ID!`).join(', ')
    const fields = wrong.map((_, index) => `id${index}: node(id: $id${index}) { __typename id }`).join(' ')
    const { body } = await client.graphqlText(`query (${declared}) { ${fields} }`, variables)
    // IDs of roadmap items, profiles and twins are not UUIDs.
    expect(body).toMatchObject({ data: Object.fromEntries(wrong.map((_, index) => [`id${index}`, null])) })
    expect(body).not.toHaveProperty('errors')
  })
})

test('nodes answers null for each invalid ID', async () => {
  const { body } = await client.rest<{ thread_id: string }>('POST', '/api/v1/chat/start')
  const own = encodeGlobalID('Thread', body.thread_id)
  const ids = wrongIds().flatMap(([, id]) => [own, id])
  const answer = await client.graphqlText<{ nodes: unknown[] }>('query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', { ids })
  expect(answer.body).toMatchObject({ data: { nodes: ids.map((id) => (id === own ? { id: own } : null)) } })
  expect(answer.body.errors).toBeUndefined()
})

test('a subscription to a thread that does not exist ends with an expected error', async () => {
  for (const [what, threadId] of wrongIds('Thread')) {
    const query = 'subscription ($threadId: ID!) { chatStream(threadId: $threadId) { __typename } }'
    const headers = { 'content-type': 'application/json' }
    const events = []
    for await (const { event, data } of client.sse('/graphql', {
      method: 'POST',
      headers,
      body: JSON.stringify({ query, variables: { threadId } }),
    })) {
      if (event === 'next') events.push(JSON.parse(data) as Body)
    }
    expect(events, `an id that is ${what}`).toMatchObject([{ errors: [{ path: ['chatStream'] }] }])
    expect(getStatus(events[0]?.errors?.[0]?.extensions?.code), `an id that is ${what}`).toBe(404)
  }
})
