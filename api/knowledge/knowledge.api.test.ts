import { expect, test } from 'vitest'
import { testApp } from '../testing/app.ts'
import type { Client } from '../testing/client.ts'
import { aPerson } from '../testing/people.ts'

const app = await testApp()

type Item = {
  id: string
  uuid: string
  title: string
  content: string
  kind: string
  isPublic: boolean
}

const fields = 'id uuid title content kind isPublic'
const create = `mutation ($input: CreateKnowledgeItemInput!) {
  createKnowledgeItem(input: $input) {
    __typename
    ... on CreateKnowledgeItemPayload { itemEdge { cursor node { ${fields} } } }
    ... on InputError { message field }
  }
}`
const update = `mutation ($input: UpdateKnowledgeItemInput!) {
  updateKnowledgeItem(input: $input) {
    __typename
    ... on UpdateKnowledgeItemPayload { item { ${fields} } }
    ... on InputError { message field }
    ... on NotFoundError { message }
  }
}`
const remove = `mutation ($input: DeleteKnowledgeItemInput!) {
  deleteKnowledgeItem(input: $input) {
    __typename
    ... on DeleteKnowledgeItemPayload { deletedItemId }
    ... on NotFoundError { message }
  }
}`
const list = `query ($first: Int, $after: String, $last: Int, $before: String) {
  viewer { LIST(first: $first, after: $after, last: $last, before: $before) {
    edges { cursor node { title } } pageInfo { hasNextPage hasPreviousPage endCursor startCursor }
  } }
}`

async function write(client: Client, input: { title: string; content?: string; kind?: string; isPublic?: boolean }) {
  const whole = { kind: 'NOTE', content: `About ${input.title}.`, ...input }
  const { createKnowledgeItem } = await client.ask<{ createKnowledgeItem: { itemEdge: { node: Item } } }>(create, { input: whole })
  return createKnowledgeItem.itemEdge.node
}

async function titles(client: Client, name: 'knowledge' | 'stories', page: object = { first: 50 }) {
  type Page = {
    edges: { node: Item }[]
    pageInfo: { endCursor: string; startCursor: string; hasNextPage: boolean; hasPreviousPage: boolean }
  }
  const { viewer } = await client.ask<{ viewer: Record<string, Page> }>(list.replace('LIST', name), {
    ...page,
  })
  const { edges, pageInfo } = viewer[name] as Page
  return { titles: edges.map(({ node }) => node.title), ...pageInfo }
}

async function find(client: Client, query: string) {
  const search = 'query ($query: String!) { viewer { searchKnowledge(query: $query) { item { title } passage } } }'
  const { viewer } = await client.ask<{ viewer: { searchKnowledge: { item: Item; passage: string }[] } }>(search, { query })
  return viewer.searchKnowledge
}

test('a note or story is private until its owner says otherwise, changed in parts, and gone when deleted', async () => {
  const { client } = await aPerson(app)
  const item = await write(client, { title: ' Wifi ', content: 'The password\0 is Blue42.' })
  expect(item).toMatchObject({ title: 'Wifi', content: 'The password is Blue42.', kind: 'NOTE', isPublic: false })
  const { updateKnowledgeItem } = await client.ask<{ updateKnowledgeItem: { item: Item } }>(update, {
    input: { itemId: item.id, isPublic: true },
  })
  expect(updateKnowledgeItem.item).toEqual({ ...item, isPublic: true })
  const read = 'query ($uuid: String!, $id: ID!) { viewer { knowledgeItem(uuid: $uuid) { title } } node(id: $id) { id } }'
  expect(await client.ask(read, item)).toEqual({ viewer: { knowledgeItem: { title: 'Wifi' } }, node: { id: item.id } })
  expect(await client.ask(remove, { input: { itemId: item.id } })).toEqual({
    deleteKnowledgeItem: { __typename: 'DeleteKnowledgeItemPayload', deletedItemId: item.id },
  })
  expect(await client.ask(read, item)).toEqual({ viewer: { knowledgeItem: null }, node: null })
  expect(await client.ask(read, { uuid: 'no id', id: Buffer.from('KnowledgeItem:no id').toString('base64') })).toMatchObject({ node: null })
})

test.each([
  ['title', ' ', 'Give it a title'],
  ['title', 'x'.repeat(201), 'A title cannot be more than 200 characters'],
  ['content', '\0', 'Write something first'],
  ['content', 'x'.repeat(200_001), 'This cannot be more than 200,000 characters'],
  ['kind', 'DOCUMENT', 'Choose a note or a story; documents come from files'],
])('a %s that breaks a rule is refused (%#)', async (field, value, message) => {
  const { client, id } = await aPerson(app)
  const input = { kind: 'NOTE', title: 'Title', content: 'Content', [field]: value }
  expect(await client.ask(create, { input })).toEqual({ createKnowledgeItem: { __typename: 'InputError', message, field } })
  expect(await app.platform.db.knowledgeItem.count({ where: { userId: id } })).toBe(0)
})

test('lists show what was changed last first, page by page in both directions, stories apart from the rest', async () => {
  const { client } = await aPerson(app)
  for (const title of ['a', 'b', 'c', 'd', 'e']) await write(client, { title })
  const story = await write(client, { title: 'story', kind: 'STORY' })
  const first = await titles(client, 'knowledge', { first: 2 })
  expect(first).toMatchObject({ titles: ['e', 'd'], hasNextPage: true })
  const second = await titles(client, 'knowledge', { first: 2, after: first.endCursor })
  expect(second.titles).toEqual(['c', 'b'])
  expect((await titles(client, 'knowledge', { first: 2, after: second.endCursor })).titles).toEqual(['a'])
  expect((await titles(client, 'knowledge', { last: 2, before: second.endCursor })).titles).toEqual(['d', 'c'])
  await write(client, { title: 'newer story', kind: 'STORY' })
  await client.ask(update, { input: { itemId: story.id, title: 'story again' } })
  expect((await titles(client, 'stories')).titles).toEqual(['story again', 'newer story'])
})

test('a search finds beginnings of words in titles and texts, without accents, and words with typing errors', async () => {
  const { client } = await aPerson(app)
  await write(client, { title: 'Lisbon', content: 'We met at the Café Luna. It rained all day.', kind: 'STORY' })
  await write(client, { title: 'Kubernetes', content: 'The cluster has five nodes.' })
  expect(await find(client, 'cafe lun')).toMatchObject([{ item: { title: 'Lisbon' }, passage: expect.stringContaining('Café Luna') }])
  expect(await find(client, 'lisb')).toMatchObject([{ item: { title: 'Lisbon' } }])
  expect(await find(client, 'kubernets')).toMatchObject([{ item: { title: 'Kubernetes' } }])
  expect(await find(client, 'cluster rained')).toMatchObject([{ item: expect.anything() }, { item: expect.anything() }])
  expect(await find(client, 'submarine')).toEqual([])
  for (const query of ['', '   ', `'; DROP TABLE users; --`, ':* & | ! <->', '%']) expect(await find(client, query)).toEqual([])
})

test('nobody sees, finds, changes or deletes what somebody else wrote, public or not', async () => {
  const [ada, bob] = await Promise.all([aPerson(app), aPerson(app)])
  const item = await write(ada.client, { title: 'Secret garden', isPublic: true })
  const read = 'query ($uuid: String!, $id: ID!) { viewer { knowledgeItem(uuid: $uuid) { title } } node(id: $id) { id } }'
  expect(await bob.client.ask(read, item)).toEqual({ viewer: { knowledgeItem: null }, node: null })
  expect((await titles(bob.client, 'knowledge')).titles).toEqual([])
  expect(await find(bob.client, 'secret garden')).toEqual([])
  const missing = { __typename: 'NotFoundError', message: 'There is no such note or story.' }
  expect(await bob.client.ask(update, { input: { itemId: item.id, title: 'Mine' } })).toEqual({ updateKnowledgeItem: missing })
  expect(await bob.client.ask(remove, { input: { itemId: item.id } })).toEqual({ deleteKnowledgeItem: missing })
  const { body } = await app.anyone().graphql(create, { input: { kind: 'NOTE', title: 'x', content: 'x' } })
  expect(body.errors?.[0]?.extensions?.code).toBe('UNAUTHORIZED')
  expect(await find(ada.client, 'secret garden')).toHaveLength(1)
})

test('lists and searches take as many statements for many items as for one', async () => {
  const [ada, bob] = await Promise.all([aPerson(app), aPerson(app)])
  await write(bob.client, { title: 'Rain' })
  for (let index = 0; index < 20; index++) await write(ada.client, { title: `Rain ${index}` })
  for (const work of [(client: Client) => titles(client, 'knowledge'), (client: Client) => find(client, 'rain')]) {
    await Promise.all([work(ada.client), work(bob.client)])
    const many = await app.countStatements(() => work(ada.client))
    const one = await app.countStatements(() => work(bob.client))
    expect(many.length).toBe(one.length)
  }
})
