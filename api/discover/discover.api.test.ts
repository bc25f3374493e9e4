import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { graphql } from '../testing/__generated__/gql.ts'
import type { DiscoverQueryVariables } from '../testing/__generated__/graphql.ts'
import { testApp } from '../testing/app.ts'
import type { Client } from '../testing/client.ts'
import { createPerson } from '../testing/people.ts'

const app = await testApp()
const { db } = app.platform

beforeEach(async () => {
  await db.user.deleteMany()
  await db.formerUsername.deleteMany()
})

const search = graphql(`query Discover($query: String, $interest: String, $first: Int, $after: String, $last: Int, $before: String) {
  discover(query: $query, interest: $interest, first: $first, after: $after, last: $last, before: $before) {
    edges { cursor node { username displayName avatarUrl bio interests skills isTwinEnabled } } pageInfo { hasNextPage endCursor } } }`)
async function page(variables: DiscoverQueryVariables, client: Client = app.anyone()) {
  const { discover } = await client.ask(search, variables)
  if (!discover) throw new Error('There is no page.')
  return discover
}
const find = async (query: string) => (await page({ query })).edges.map(({ node }) => node.username)

type ProfileData = NonNullable<Parameters<typeof db.profile.create>[0]['data']>
async function publishPerson(username: string, { name = username, ...profile }: { name?: string } & Partial<ProfileData> = {}) {
  const created = { audience: 'listed', ...profile } as object
  return db.user.create({ data: { username, name, email: `${username}@example.org`, profile: { create: created } } })
}

test('finds public profiles by prefixes, ignoring accents and case, also for guests', async () => {
  await publishPerson('ada', { name: 'Ada Łubieńska', bio: 'I keep bees by the café.', skills: ['Carpentry'], interests: ['Old maps'] })
  await publishPerson('bob', { bio: 'I sail.' })
  for (const query of ['ad', 'LUBIEN', 'bees cafe', 'carpen', 'map', 'ada maps carpentry'])
    expect(await find(query), query).toEqual(['ada'])
  await publishPerson('p-52e44f5e', { bio: 'My page is example.org, my size 3.5.' })
  for (const query of ['p-52e44f5e', '52e44f', 'example.org', 'org page', '3.5']) expect(await find(query), query).toEqual(['p-52e44f5e'])
  await db.user.delete({ where: { username: 'p-52e44f5e' } })
  expect(await find('keep sail')).toEqual([])
  expect(await find('!?')).toEqual([])
  expect((await find('')).toSorted()).toEqual(['ada', 'bob'])
})

test('ranks names before mentions', async () => {
  await publishPerson('ada')
  await publishPerson('bob', { bio: 'I admire ada.' })
  expect(await find('ada')).toEqual(['ada', 'bob'])
})

test('finds and shows no private profile or hidden field', async () => {
  await publishPerson('closed', { audience: 'private', bio: 'zebra', skills: ['zebra'], interests: ['zebra'] })
  await publishPerson('listed', { name: 'zebra', publicFields: ['interests'], bio: 'zebra', skills: ['zebra'], interests: ['bees'] })
  await publishPerson('sections', { sectionVisibility: { skills: false }, skills: ['zebra'] })
  await publishPerson('elsewhere', { location: 'zebra', title: 'zebra', metadata: { note: 'zebra' }, twinMetadata: { note: 'zebra' } })
  expect(await find('zebra')).toEqual([])
  expect(await find('closed')).toEqual([])
  expect((await page({ interest: 'zebra' })).edges).toEqual([])
  expect((await page({})).edges.every(({ node }) => !JSON.stringify(node).includes('zebra'))).toBe(true)
  expect(await listInterests(app.anyone())).toEqual([{ name: 'bees', count: 1 }])
})

test('visibility changes take effect immediately', async () => {
  const ada = await createPerson(app, { username: 'ada' })
  const put = (change: object) => ada.client.rest('PUT', '/api/v1/profile', change)
  await put({ bio: 'I keep bees.' })
  expect(await find('bees')).toEqual([])
  await put({ public: true })
  expect(await find('bees')).toEqual(['ada'])
  await put({ public_fields: ['interests'] })
  expect([await find('bees'), await find('ada')]).toEqual([[], ['ada']])
  await put({ public_fields: ['bio', 'display_name'], display_name: 'Countess' })
  expect([await find('bees'), await find('countess')]).toEqual([['ada'], ['ada']])
  await put({ public: false })
  expect([await find('bees'), await find('')]).toEqual([[], []])
  await put({ public: true })
  await db.user.delete({ where: { id: ada.id } })
  expect(await find('')).toEqual([])
})

test('private changes do not reorder the list', async () => {
  const { id } = await publishPerson('ada', { bio: 'I keep bees.' })
  const { listedAt } = await db.publicListing.findUniqueOrThrow({ where: { userId: id } })
  await db.profile.update({ where: { userId: id }, data: { title: 'Beekeeper', metadata: { note: 'private' } } })
  expect((await db.publicListing.findUniqueOrThrow({ where: { userId: id } })).listedAt).toEqual(listedAt)
})

test('a profile hidden during a rename stays hidden', async () => {
  const { id } = await publishPerson('ada', { bio: 'I keep bees.' })
  await Promise.all([
    db.profile.update({ where: { userId: id }, data: { audience: 'private' } }),
    db.user.update({ where: { id }, data: { name: 'Somebody' } }),
  ])
  expect(await db.publicListing.count()).toBe(0)
})

test('spellings of an interest count as one', async () => {
  await publishPerson('ada', { interests: ['Café culture', 'Bees'] })
  await publishPerson('bob', { interests: ['cafe culture', 'CAFÉ CULTURE'] })
  await publishPerson('eve', { interests: ['café culture'] })
  await publishPerson('tim', { interests: ['Café culture'] })
  expect((await page({ interest: ' CAFE culture' })).edges).toHaveLength(4)
  expect((await page({ interest: 'cafe' })).edges).toEqual([])
  expect((await page({ interest: 'cafe culture', query: 'bees' })).edges.map(({ node }) => node.username)).toEqual(['ada'])
  expect(await listInterests(app.anyone())).toEqual([
    { name: 'Café culture', count: 4 },
    { name: 'Bees', count: 1 },
  ])
  expect(await listInterests((await createPerson(app)).client, 1)).toHaveLength(1)
})

test.each([{}, { query: 'bees' }, { interest: 'honey' }])('pages have no gaps or duplicates: %j', async (sought) => {
  for (let index = 0; index < 9; index++) {
    await publishPerson(`p${index}`, { bio: index % 2 ? 'Bees.' : 'Bees and more bees, with all that bees are.', interests: ['honey'] })
  }
  const whole = (await page(sought)).edges
  expect(whole).toHaveLength(9)
  const seen: string[] = []
  let after: string | null = null
  for (let turn = 0; turn < 5; turn++) {
    const { edges, pageInfo } = await page({ ...sought, first: 2, after })
    seen.push(...edges.map(({ node }) => node.username))
    after = pageInfo.endCursor
    expect(pageInfo.hasNextPage).toBe(turn < 4)
  }
  expect(seen).toEqual(whole.map(({ node }) => node.username))
  const back = await page({ ...sought, last: 3, before: whole[6]?.cursor })
  expect(back.edges.map(({ node }) => node.username)).toEqual(seen.slice(3, 6))
})

test('refuses a cursor of another list', async () => {
  const { body } = await app.anyone().graphql(search, { after: 'nothing' })
  expect(body.errors?.[0]).toMatchObject({ message: 'The cursor is invalid for this list.', extensions: { code: 'INVALID_CURSOR' } })
})

test('a search costs the same statements with 2 people and with 40', async () => {
  const counts: number[] = []
  for (const people of [2, 38]) {
    for (let index = 0; index < people; index++) await publishPerson(`p${randomUUID().slice(0, 13)}`, { bio: 'Bees.' })
    counts.push((await app.countStatements(() => page({ query: 'bees', first: 50 }))).length)
  }
  expect(counts[0]).toBeGreaterThan(0)
  expect(counts[1]).toBe(counts[0])
})

test('the role of twins may use the indexes', async () => {
  await db.$executeRaw`ANALYZE public_listings`
  const plan = await app.platform.asTwinReader({ reader: null, isListedOnly: true }, async (tx) => {
    await tx.$executeRaw`SET LOCAL enable_seqscan = off`
    return tx.$queryRaw`EXPLAIN SELECT user_id FROM public_listings WHERE search @@ to_tsquery('public.twain', 'bees:*')`
  })
  expect(JSON.stringify(plan)).toContain('public_listings_search_idx')
})

test('rate-limits searches', async () => {
  const { client } = await createPerson(app)
  const answers = await Promise.all(Array.from({ length: 125 }, () => client.graphql(interests)))
  const refused = answers.filter(({ body }) => body.errors)
  expect(refused).toHaveLength(5)
  expect(refused[0]).toMatchObject({ body: { errors: [{ extensions: { code: 'TOO_MANY_SEARCHES' } }] } })
})

const interests = graphql(`query Interests($first: Int) { discoverInterests(first: $first) { name count } }`)
const listInterests = async (client: Client, first = 20) => (await client.ask(interests, { first })).discoverInterests
