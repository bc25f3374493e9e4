import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { graphql } from '../testing/__generated__/gql.ts'
import { testApp } from '../testing/app.ts'
import type { Client } from '../testing/client.ts'
import { createPerson, type Person } from '../testing/people.ts'
import { readRoadmapFile } from './roadmapSync.ts'

const folder = await mkdtemp(join(tmpdir(), 'twain-roadmap-'))
afterAll(() => rm(folder, { recursive: true }))
const file = join(folder, 'roadmap.json')
const voice = { key: 'voice', title: 'Voice', description: 'Talk to it.', status: 'planned' }
const phones = { key: 'phones', title: 'Phones', description: 'In your pocket.', status: 'done' }
await writeFile(file, JSON.stringify([voice, phones]))

const app = await testApp({ ROADMAP_FILE: file })
const { db } = app.platform

async function fileSays(...entries: object[]) {
  await writeFile(file, JSON.stringify(entries))
  await app.services.roadmap.boot()
}

beforeEach(async () => {
  await db.roadmapItem.deleteMany()
  await fileSays(voice, phones)
})

graphql(`fragment Entry on RoadmapItem {
  id title description status reply createdAt voteCount viewerHasVoted viewerCanVote isViewersSuggestion }`)
const list = graphql(`query Roadmap { roadmap { edges { node { ...Entry } } } }`)
const roadmap = async (client: Client = app.anyone()) => ((await client.ask(list)).roadmap?.edges ?? []).map(({ node }) => node)
const findId = async (title: string, client?: Client) => (await roadmap(client)).find((item) => item.title === title)?.id ?? ''

const vote = graphql(`mutation Vote($itemId: ID!) { voteForRoadmapItem(input: { itemId: $itemId }) { __typename
  ... on VoteForRoadmapItemPayload { item { ...Entry } } ... on UserError { message } } }`)
const withdraw = graphql(`mutation Withdraw($itemId: ID!) { withdrawVote(input: { itemId: $itemId }) { __typename
  ... on WithdrawVotePayload { item { ...Entry } } ... on UserError { message } } }`)
const suggestion = graphql(`mutation Suggest($input: SuggestRoadmapItemInput!) { suggestRoadmapItem(input: $input) { __typename
  ... on SuggestRoadmapItemPayload { itemEdge { node { ...Entry } } } ... on UserError { message }
  ... on RateLimitError { retryAfterSeconds } } }`)
const songs = { title: 'Songs', description: 'Let it sing.' }
const suggest = async ({ client }: Person, input = songs) => (await client.mutate(suggestion, { input })).itemEdge.node
const told = async ({ client }: Person) =>
  (await client.rest<{ notifications: { title: string; message: string; action_url: string }[] }>('GET', '/api/v1/notifications')).body
    .notifications

const toUuid = (globalId: string) => Buffer.from(globalId, 'base64').toString().split(':')[1]

test('lists the roadmap file in its order, without a session', async () => {
  const open = { status: 'PLANNED', reply: null, voteCount: 0, viewerHasVoted: false, viewerCanVote: false, isViewersSuggestion: false }
  expect(await roadmap()).toMatchObject([
    { ...open, title: 'Voice', description: 'Talk to it.' },
    { ...open, title: 'Phones', status: 'DONE' },
  ])
  expect((await roadmap((await createPerson(app)).client)).map(({ viewerCanVote }) => viewerCanVote)).toEqual([true, false])
})

test('repeated and concurrent starts change nothing', async () => {
  const before = await roadmap()
  await Promise.all([app.services.roadmap.boot(), app.services.roadmap.boot(), app.services.roadmap.boot()])
  expect(await roadmap()).toEqual(before)
  await writeFile(file, JSON.stringify([voice, { ...phones, key: 'tablets', title: 'Tablets' }]))
  await Promise.all([app.services.roadmap.boot(), app.services.roadmap.boot()])
  expect((await roadmap()).map(({ title }) => title)).toEqual(['Voice', 'Tablets'])
})

test('a vote counts once and can be withdrawn, both idempotently', async () => {
  const [ada, bob] = [await createPerson(app), await createPerson(app)]
  const itemId = await findId('Voice')
  for (let turn = 0; turn < 2; turn++) {
    expect((await ada.client.mutate(vote, { itemId })).item).toMatchObject({ voteCount: 1, viewerHasVoted: true })
  }
  await Promise.all([bob.client.mutate(vote, { itemId }), bob.client.mutate(vote, { itemId })])
  expect((await roadmap(app.anyone()))[0]).toMatchObject({ voteCount: 2, viewerHasVoted: false })
  for (let turn = 0; turn < 2; turn++) {
    expect((await ada.client.mutate(withdraw, { itemId })).item).toMatchObject({ voteCount: 1, viewerHasVoted: false })
  }
})

test('voting and suggesting require a session and an open item', async () => {
  const { client } = await createPerson(app)
  const itemId = await findId('Voice')
  for (const { body } of [
    await app.anyone().graphql(vote, { itemId }),
    await app.anyone().graphql(withdraw, { itemId }),
    await app.anyone().graphql(suggestion, { input: songs }),
  ]) {
    expect(body.errors?.[0]?.extensions?.code).toBe('UNAUTHORIZED')
  }
  expect(await client.ask(vote, { itemId: await findId('Phones') })).toMatchObject({ voteForRoadmapItem: { __typename: 'ConflictError' } })
  const nothing = Buffer.from('RoadmapItem:00000000-0000-0000-0000-000000000001').toString('base64')
  expect(await client.ask(vote, { itemId: nothing })).toMatchObject({
    voteForRoadmapItem: { message: 'This roadmap item does not exist.' },
  })
})

test('a suggestion is private until the roadmap adopts it, which notifies its author', async () => {
  const [ada, bob] = [await createPerson(app), await createPerson(app)]
  const { id, ...suggested } = await suggest(ada)
  expect(suggested).toMatchObject({ title: 'Songs', status: 'SUGGESTED', voteCount: 1, viewerHasVoted: true, isViewersSuggestion: true })
  expect((await roadmap(ada.client)).map(({ title }) => title)).toEqual(['Voice', 'Phones', 'Songs'])
  expect((await roadmap(bob.client)).map(({ title }) => title)).toEqual(['Voice', 'Phones'])
  const node = graphql(`query Node($id: ID!) { node(id: $id) { id } }`)
  expect([await ada.client.ask(node, { id }), await bob.client.ask(node, { id })]).toEqual([{ node: { id } }, { node: null }])
  expect(await bob.client.ask(vote, { itemId: id })).toMatchObject({ voteForRoadmapItem: { __typename: 'NotFoundError' } })

  const taken = { key: 'songs', title: 'Singing', description: 'In tune.', status: 'planned', suggestion: toUuid(id) }
  await fileSays(taken, voice, phones)
  expect((await roadmap(bob.client))[0]).toMatchObject({ id, title: 'Singing', voteCount: 1, isViewersSuggestion: false })
  await fileSays(taken, voice, phones)
  expect(await told(ada)).toMatchObject([{ title: '“Singing” is planned', action_url: '/roadmap' }])
  expect(await told(bob)).toEqual([])
})

test('a declined suggestion stays private, with the reply', async () => {
  const ada = await createPerson(app)
  const { id } = await suggest(ada)
  const declined = {
    key: 'songs',
    title: 'Songs',
    description: 'Let it sing.',
    status: 'declined',
    reply: 'It has no ear.',
    suggestion: toUuid(id),
  }
  await fileSays(voice, phones, declined)
  expect(await roadmap()).toHaveLength(2)
  expect((await roadmap(ada.client)).at(-1)).toMatchObject({ status: 'DECLINED', reply: 'It has no ear.', viewerCanVote: false })
  expect(await told(ada)).toMatchObject([{ title: '“Songs” is not planned', message: 'It has no ear.' }])
})

test('notifies voters once of a new status and of a reply', async () => {
  const [ada, bob] = [await createPerson(app), await createPerson(app)]
  await ada.client.mutate(vote, { itemId: await findId('Voice') })
  await fileSays({ ...voice, description: 'Talk with it.' }, phones)
  expect(await told(ada)).toEqual([])
  const moved = { ...voice, status: 'in_progress' }
  await fileSays(moved, phones)
  await fileSays(phones, moved)
  expect(await told(ada)).toMatchObject([{ title: '“Voice” is in progress', message: '', action_url: '/roadmap' }])
  await fileSays({ ...moved, reply: 'It speaks already.' }, phones)
  await fileSays({ ...moved, reply: 'It speaks already.' }, phones)
  expect(await told(ada)).toMatchObject([{ title: 'There is a reply about “Voice”', message: 'It speaks already.' }, {}])
  expect(await told(ada)).toHaveLength(2)
  expect(await told(bob)).toEqual([])
})

test('removed items are hidden and keep their votes', async () => {
  const ada = await createPerson(app)
  await ada.client.mutate(vote, { itemId: await findId('Voice') })
  await fileSays(phones)
  expect((await roadmap(ada.client)).map(({ title }) => title)).toEqual(['Phones'])
  await fileSays(voice, phones)
  expect((await roadmap(ada.client))[0]).toMatchObject({ title: 'Voice', voteCount: 1 })
})

test('limits suggestions to five a day with Retry-After', async () => {
  const ada = await createPerson(app)
  for (let turn = 0; turn < 5; turn++) await suggest(ada)
  const { suggestRoadmapItem: refused } = await ada.client.ask(suggestion, { input: songs })
  expect(refused).toMatchObject({ message: 'You can make 5 suggestions a day. Try again in 24 hours.' })
  expect('retryAfterSeconds' in refused && refused.retryAfterSeconds).toBeGreaterThan(86_000)
  await db.roadmapItem.updateMany({ data: { createdAt: new Date(Date.now() - 90_000_000) } })
  await suggest(ada)
})

test.each([
  [' ', 'Something', 'Title cannot be empty'],
  ['x'.repeat(81), 'Something', 'Title cannot be more than 80 characters'],
  ['Something', 'x'.repeat(1001), 'Description cannot be more than 1000 characters'],
])('refuses an empty or overlong suggestion (%#)', async (title, description, message) => {
  const { client } = await createPerson(app)
  expect(await client.ask(suggestion, { input: { title, description } })).toMatchObject({ suggestRoadmapItem: { message } })
})

test('deletes suggestions with their author, unless adopted', async () => {
  const ada = await createPerson(app)
  const { id } = await suggest(ada)
  await suggest(ada, { ...songs, title: 'Dances' })
  await fileSays({ key: 'songs', title: 'Songs', description: 'Let it sing.', status: 'planned', suggestion: toUuid(id) })
  await db.user.delete({ where: { id: ada.id } })
  await app.services.roadmap.deleteAuthorless()
  expect(await db.roadmapItem.findMany({ select: { title: true }, where: { OR: [{ key: 'songs' }, { key: null }] } })).toEqual([
    { title: 'Songs' },
  ])
})

test('the roadmap takes one statement', async () => {
  const counts = []
  for (const length of [1, 40]) {
    await fileSays(...Array.from({ length }, (_, index) => ({ ...voice, key: `voice-${index}` })))
    counts.push((await app.countStatements(() => roadmap())).length)
  }
  expect(counts).toEqual([1, 1])
})

test('reads the bundled roadmap and names a broken file', async () => {
  expect((await readRoadmapFile(join(import.meta.dirname, '../../docs/roadmap.json'))).length).toBeGreaterThan(5)
  await writeFile(
    file,
    JSON.stringify([
      { ...voice, status: 'soon' },
      { ...voice, key: 'Big Words' },
    ]),
  )
  await expect(readRoadmapFile(file)).rejects.toThrow(/roadmap\.json: 0\.status .*\n.*1\.key must be lower-case words/)
  await writeFile(file, '[')
  await expect(readRoadmapFile(file)).rejects.toThrow(/^ROADMAP_FILE .*roadmap\.json cannot be read: .*JSON/)
  await expect(readRoadmapFile(join(folder, 'none.json'))).rejects.toThrow(/cannot be read/)
})
