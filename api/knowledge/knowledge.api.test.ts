import { expect, test } from 'vitest'
import { graphql } from '../testing/__generated__/gql.ts'
import type { CreateKnowledgeItemInput, KnowledgeQueryVariables } from '../testing/__generated__/graphql.ts'
import { testApp } from '../testing/app.ts'
import type { Client } from '../testing/client.ts'
import { createPerson } from '../testing/people.ts'

const app = await testApp()

graphql(`fragment Item on KnowledgeItem { id uuid title content kind isPublic }`)
const create = graphql(`mutation CreateItem($input: CreateKnowledgeItemInput!) {
  createKnowledgeItem(input: $input) {
    __typename
    ... on CreateKnowledgeItemPayload { itemEdge { node { ...Item } } }
    ... on InputError { message field }
  }
}`)
const update = graphql(`mutation UpdateItem($input: UpdateKnowledgeItemInput!) {
  updateKnowledgeItem(input: $input) {
    __typename
    ... on UpdateKnowledgeItemPayload { item { ...Item updatedAt } }
    ... on InputError { message field }
    ... on NotFoundError { message }
    ... on ConflictError { code }
  }
}`)
const remove = graphql(`mutation DeleteItem($input: DeleteKnowledgeItemInput!) {
  deleteKnowledgeItem(input: $input) {
    __typename
    ... on DeleteKnowledgeItemPayload { deletedItemId }
    ... on NotFoundError { message }
  }
}`)
graphql(`fragment ItemPage on KnowledgeItemConnection { edges { node { title } } pageInfo { hasNextPage endCursor } }`)
const lists = {
  knowledge: graphql(`query Knowledge($first: Int, $after: String, $last: Int, $before: String) {
    viewer { list: knowledge(first: $first, after: $after, last: $last, before: $before) { ...ItemPage } }
  }`),
  stories: graphql(`query Stories($first: Int, $after: String, $last: Int, $before: String) {
    viewer { list: stories(first: $first, after: $after, last: $last, before: $before) { ...ItemPage } }
  }`),
}

async function write(client: Client, input: Partial<CreateKnowledgeItemInput> & { title: string }) {
  const whole = { kind: 'NOTE', content: `About ${input.title}.`, ...input } as const
  return (await client.mutate(create, { input: whole })).itemEdge.node
}

async function titles(client: Client, name: keyof typeof lists, page: KnowledgeQueryVariables = { first: 50 }) {
  const { viewer } = await client.ask(lists[name], page)
  return { titles: viewer?.list?.edges.map(({ node }) => node.title), ...viewer?.list?.pageInfo }
}

async function find(client: Client, query: string) {
  const search = graphql(`query SearchKnowledge($query: String!) {
    viewer { searchKnowledge(query: $query) { item { title } passage } }
  }`)
  return (await client.ask(search, { query })).viewer?.searchKnowledge
}

const read = graphql(`query Item($uuid: String!, $id: ID!) { viewer { knowledgeItem(uuid: $uuid) { title } } node(id: $id) { id } }`)

test('notes and stories are private by default, partially updatable and deletable', async () => {
  const { client } = await createPerson(app)
  const item = await write(client, { title: ' Wifi ', content: 'The password\0 is Blue42.' })
  expect(item).toMatchObject({ title: 'Wifi', content: 'The password is Blue42.', kind: 'NOTE', isPublic: false })
  const updated = await client.mutate(update, { input: { itemId: item.id, isPublic: true } })
  expect(updated.item).toMatchObject({ ...item, isPublic: true })
  expect(await client.ask(read, item)).toEqual({ viewer: { knowledgeItem: { title: 'Wifi' } }, node: { id: item.id } })
  expect(await client.ask(remove, { input: { itemId: item.id } })).toEqual({
    deleteKnowledgeItem: { __typename: 'DeleteKnowledgeItemPayload', deletedItemId: item.id },
  })
  expect(await client.ask(read, item)).toEqual({ viewer: { knowledgeItem: null }, node: null })
  expect(await client.ask(read, { uuid: 'no id', id: Buffer.from('KnowledgeItem:no id').toString('base64') })).toMatchObject({ node: null })
})

test('an update of an outdated version is refused and changes nothing', async () => {
  const { client } = await createPerson(app)
  const { id: itemId } = await write(client, { title: 'Wifi' })
  const { item } = await client.mutate(update, { input: { itemId, content: 'Blue42' } })
  const unchangedSince = item.updatedAt
  const renamed = await client.mutate(update, { input: { itemId, title: 'Wi-Fi', unchangedSince } })
  const outdated = await client.ask(update, { input: { itemId, content: 'Red7', unchangedSince } })
  expect(outdated).toEqual({ updateKnowledgeItem: { __typename: 'ConflictError', code: 'ITEM_CHANGED' } })
  expect(await find(client, 'Red7')).toEqual([])
  const unchangedNow = renamed.item.updatedAt
  expect(await client.mutate(update, { input: { itemId, content: 'Red7', unchangedSince: unchangedNow } })).toMatchObject({
    item: { content: 'Red7' },
  })
})

test.each<[string, Partial<CreateKnowledgeItemInput>, string]>([
  ['title', { title: ' ' }, 'Enter a title'],
  ['title', { title: 'x'.repeat(201) }, 'A title cannot be more than 200 characters'],
  ['content', { content: '\0' }, 'Write something first'],
  ['content', { content: 'x'.repeat(200_001) }, 'Text cannot be more than 200,000 characters'],
  ['kind', { kind: 'DOCUMENT' }, 'Choose a note or a story. Documents are created from files.'],
])('refuses an invalid %s (%#)', async (field, change, message) => {
  const { client, id } = await createPerson(app)
  const input = { kind: 'NOTE', title: 'Title', content: 'Content', ...change } as const
  expect(await client.ask(create, { input })).toEqual({ createKnowledgeItem: { __typename: 'InputError', message, field } })
  expect(await app.platform.db.knowledgeItem.count({ where: { userId: id } })).toBe(0)
})

test('lists notes and stories separately, last changed first, paging in both directions', async () => {
  const { client } = await createPerson(app)
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

test('search matches prefixes, ignores accents and tolerates typos', async () => {
  const { client } = await createPerson(app)
  await write(client, { title: 'Lisbon', content: 'We met at the Café Luna. It rained all day.', kind: 'STORY' })
  await write(client, { title: 'Kubernetes', content: 'The cluster has five nodes.' })
  expect(await find(client, 'cafe lun')).toMatchObject([{ item: { title: 'Lisbon' }, passage: expect.stringContaining('Café Luna') }])
  expect(await find(client, 'lisb')).toMatchObject([{ item: { title: 'Lisbon' } }])
  expect(await find(client, 'kubernets')).toMatchObject([{ item: { title: 'Kubernetes' } }])
  expect(await find(client, 'cluster rained')).toMatchObject([{ item: expect.anything() }, { item: expect.anything() }])
  expect(await find(client, 'clsuter nodse')).toMatchObject([{ item: { title: 'Kubernetes' } }])
  await write(client, { title: 'Old', content: `${'So it goes on and on. '.repeat(80)}The price was $500 and nothing else.` })
  await write(client, { title: 'New', content: 'Room 500 is upstairs.' })
  expect(await find(client, '$500')).toMatchObject([{ item: { title: 'Old' } }, { item: { title: 'New' } }])
  expect(await find(client, 'pirce')).toMatchObject([{ item: { title: 'Old' } }])
  expect(await find(client, 'submarine')).toEqual([])
  for (const query of ['', '   ', `'; DROP TABLE users; --`, ':* & | ! <->', '%']) expect(await find(client, query)).toEqual([])
})

test('only the owner can read, find, change or delete an item, even a public one', async () => {
  const [ada, bob] = await Promise.all([createPerson(app), createPerson(app)])
  const item = await write(ada.client, { title: 'Secret garden', isPublic: true })
  expect(await bob.client.ask(read, item)).toEqual({ viewer: { knowledgeItem: null }, node: null })
  expect((await titles(bob.client, 'knowledge')).titles).toEqual([])
  expect(await find(bob.client, 'secret garden')).toEqual([])
  const missing = { __typename: 'NotFoundError', message: 'This note, story or document does not exist.' }
  expect(await bob.client.ask(update, { input: { itemId: item.id, title: 'Mine' } })).toEqual({ updateKnowledgeItem: missing })
  expect(await bob.client.ask(remove, { input: { itemId: item.id } })).toEqual({ deleteKnowledgeItem: missing })
  const { body } = await app.anyone().graphql(create, { input: { kind: 'NOTE', title: 'x', content: 'x' } })
  expect(body.errors?.[0]?.extensions?.code).toBe('UNAUTHORIZED')
  expect(await find(ada.client, 'secret garden')).toHaveLength(1)
})

test('lists and searches use a constant number of statements', async () => {
  const [ada, bob] = await Promise.all([createPerson(app), createPerson(app)])
  await write(bob.client, { title: 'Rain' })
  for (let index = 0; index < 20; index++) await write(ada.client, { title: `Rain ${index}` })
  for (const work of [(client: Client) => titles(client, 'knowledge'), (client: Client) => find(client, 'rain')]) {
    await Promise.all([work(ada.client), work(bob.client)])
    const many = await app.countStatements(() => work(ada.client))
    const one = await app.countStatements(() => work(bob.client))
    expect(many.length).toBe(one.length)
  }
})
