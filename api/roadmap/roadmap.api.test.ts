import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { testApp } from '../testing/app.ts'
import type { Client } from '../testing/client.ts'
import { aPerson, type Person } from '../testing/people.ts'
import { readRoadmapFile } from './roadmapFile.ts'

const folder = await mkdtemp(join(tmpdir(), 'twain-roadmap-'))
afterAll(() => rm(folder, { recursive: true }))
const file = join(folder, 'roadmap.json')
const voice = { key: 'voice', title: 'Voice', description: 'Talk to it.', status: 'planned' }
const phones = { key: 'phones', title: 'Phones', description: 'In your pocket.', status: 'done' }
await writeFile(file, JSON.stringify([voice, phones]))

const app = await testApp({ ROADMAP_FILE: file })
const { db } = app.platform

/** Starts anew with what the file says then. */
async function fileSays(...entries: object[]) {
  await writeFile(file, JSON.stringify(entries))
  await app.services.roadmap.boot()
}

beforeEach(async () => {
  await db.roadmapItem.deleteMany()
  await fileSays(voice, phones)
})

interface Item {
  id: string
  title: string
  status: string
  reply: string | null
  voteCount: number
  viewerHasVoted: boolean
  viewerCanVote: boolean
  isViewersSuggestion: boolean
}
const fields = 'id title description status reply createdAt voteCount viewerHasVoted viewerCanVote isViewersSuggestion'

async function roadmap(client: Client = app.anyone()) {
  const { roadmap: page } = await client.ask<{ roadmap: { edges: { node: Item }[] } }>(`{ roadmap { edges { node { ${fields} } } } }`)
  return page.edges.map(({ node }) => node)
}
const idOf = async (title: string, client?: Client) => (await roadmap(client)).find((item) => item.title === title)?.id ?? ''

const change = (name: 'voteForRoadmapItem' | 'withdrawVote') => (client: Client, itemId: string) =>
  client.graphql<Record<string, { item?: Item; message?: string }>>(
    `mutation ($itemId: ID!) { ${name}(input: { itemId: $itemId }) { __typename
      ... on ${name === 'withdrawVote' ? 'WithdrawVote' : 'VoteForRoadmapItem'}Payload { item { ${fields} } } ... on Error { message } } }`,
    { itemId },
  )
const vote = change('voteForRoadmapItem')
const withdraw = change('withdrawVote')

async function suggest({ client }: Person, title = 'Songs', description = 'Let it sing.') {
  const answer = await client.ask<{ suggestRoadmapItem: { itemEdge?: { node: Item }; message?: string; retryAfterSeconds?: number } }>(
    `mutation ($title: String!, $description: String!) { suggestRoadmapItem(input: { title: $title, description: $description }) {
      ... on SuggestRoadmapItemPayload { itemEdge { cursor node { ${fields} } } } ... on Error { message }
      ... on RateLimitError { retryAfterSeconds } } }`,
    { title, description },
  )
  return answer.suggestRoadmapItem
}
const told = async ({ client }: Person) =>
  (await client.rest<{ notifications: { title: string; message: string; action_url: string }[] }>('GET', '/api/v1/notifications')).body
    .notifications

const uuidOf = (globalId: string) => Buffer.from(globalId, 'base64').toString().split(':')[1]

test('anybody reads what the file says, in its order', async () => {
  const open = { status: 'PLANNED', reply: null, voteCount: 0, viewerHasVoted: false, viewerCanVote: false, isViewersSuggestion: false }
  expect(await roadmap()).toMatchObject([
    { ...open, title: 'Voice', description: 'Talk to it.' },
    { ...open, title: 'Phones', status: 'DONE' },
  ])
  expect((await roadmap((await aPerson(app)).client)).map(({ viewerCanVote }) => viewerCanVote)).toEqual([true, false])
})

test('starting again changes nothing, also when several processes do it at once', async () => {
  const before = await roadmap()
  await Promise.all([app.services.roadmap.boot(), app.services.roadmap.boot(), app.services.roadmap.boot()])
  expect(await roadmap()).toEqual(before)
  await writeFile(file, JSON.stringify([voice, { ...phones, key: 'tablets', title: 'Tablets' }]))
  await Promise.all([app.services.roadmap.boot(), app.services.roadmap.boot()])
  expect((await roadmap()).map(({ title }) => title)).toEqual(['Voice', 'Tablets'])
})

test('a vote counts once, however often it is given, and can be taken back, however often', async () => {
  const [ada, bob] = [await aPerson(app), await aPerson(app)]
  const id = await idOf('Voice')
  for (let turn = 0; turn < 2; turn++) {
    expect((await vote(ada.client, id)).body.data).toMatchObject({ voteForRoadmapItem: { item: { voteCount: 1, viewerHasVoted: true } } })
  }
  await Promise.all([vote(bob.client, id), vote(bob.client, id)])
  expect((await roadmap(app.anyone()))[0]).toMatchObject({ voteCount: 2, viewerHasVoted: false })
  for (let turn = 0; turn < 2; turn++) {
    expect((await withdraw(ada.client, id)).body.data).toMatchObject({ withdrawVote: { item: { voteCount: 1, viewerHasVoted: false } } })
  }
})

test('only who is signed in votes and suggests, and only for what is there and open', async () => {
  const { client } = await aPerson(app)
  expect((await vote(app.anyone(), await idOf('Voice'))).body.errors?.[0]?.extensions?.code).toBe('UNAUTHORIZED')
  expect((await withdraw(app.anyone(), await idOf('Voice'))).body.errors?.[0]?.extensions?.code).toBe('UNAUTHORIZED')
  const { body } = await app.anyone().graphql('mutation { suggestRoadmapItem(input: { title: "a", description: "b" }) { __typename } }')
  expect(body.errors?.[0]?.extensions?.code).toBe('UNAUTHORIZED')
  expect((await vote(client, await idOf('Phones'))).body.data?.voteForRoadmapItem).toMatchObject({ __typename: 'InputError' })
  const nothing = Buffer.from('RoadmapItem:00000000-0000-0000-0000-000000000001').toString('base64')
  expect((await vote(client, nothing)).body.data?.voteForRoadmapItem).toMatchObject({ message: 'There is no such item on the roadmap.' })
})

test('a suggestion is its author’s alone until the file takes it up, and then they are told', async () => {
  const [ada, bob] = [await aPerson(app), await aPerson(app)]
  const { itemEdge } = await suggest(ada)
  const id = itemEdge?.node.id ?? ''
  expect(itemEdge?.node).toMatchObject({
    title: 'Songs',
    status: 'SUGGESTED',
    voteCount: 1,
    viewerHasVoted: true,
    isViewersSuggestion: true,
  })
  expect((await roadmap(ada.client)).map(({ title }) => title)).toEqual(['Voice', 'Phones', 'Songs'])
  expect((await roadmap(bob.client)).map(({ title }) => title)).toEqual(['Voice', 'Phones'])
  const node = 'query ($id: ID!) { node(id: $id) { id } }'
  expect([await ada.client.ask(node, { id }), await bob.client.ask(node, { id })]).toEqual([{ node: { id } }, { node: null }])
  expect((await vote(bob.client, id)).body.data?.voteForRoadmapItem).toMatchObject({ __typename: 'NotFoundError' })

  const songs = { key: 'songs', title: 'Singing', description: 'In tune.', status: 'planned', suggestion: uuidOf(id) }
  await fileSays(songs, voice, phones)
  expect((await roadmap(bob.client))[0]).toMatchObject({ id, title: 'Singing', voteCount: 1, isViewersSuggestion: false })
  await fileSays(songs, voice, phones)
  expect(await told(ada)).toMatchObject([{ title: '“Singing” is planned', action_url: '/roadmap' }])
  expect(await told(bob)).toEqual([])
})

test('a suggestion that is declined stays its author’s, with the reply', async () => {
  const ada = await aPerson(app)
  const id = (await suggest(ada)).itemEdge?.node.id ?? ''
  const declined = {
    key: 'songs',
    title: 'Songs',
    description: 'Let it sing.',
    status: 'declined',
    reply: 'It has no ear.',
    suggestion: uuidOf(id),
  }
  await fileSays(voice, phones, declined)
  expect(await roadmap()).toHaveLength(2)
  expect((await roadmap(ada.client)).at(-1)).toMatchObject({ status: 'DECLINED', reply: 'It has no ear.', viewerCanVote: false })
  expect(await told(ada)).toMatchObject([{ title: '“Songs” is not planned', message: 'It has no ear.' }])
})

test('who voted is told of a new status and of a reply, each once', async () => {
  const [ada, bob] = [await aPerson(app), await aPerson(app)]
  await vote(ada.client, await idOf('Voice'))
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

test('what leaves the file is shown no more, and keeps its votes for when it comes back', async () => {
  const ada = await aPerson(app)
  await vote(ada.client, await idOf('Voice'))
  await fileSays(phones)
  expect((await roadmap(ada.client)).map(({ title }) => title)).toEqual(['Phones'])
  await fileSays(voice, phones)
  expect((await roadmap(ada.client))[0]).toMatchObject({ title: 'Voice', voteCount: 1 })
})

test('a person suggests five things a day, and hears when the next one may come', async () => {
  const ada = await aPerson(app)
  for (let turn = 0; turn < 5; turn++) expect((await suggest(ada)).itemEdge).toBeDefined()
  const refused = await suggest(ada)
  expect(refused.message).toBe('You can suggest 5 things a day. There is room for the next one in 24 hours.')
  expect(refused.retryAfterSeconds).toBeGreaterThan(86_000)
  await db.roadmapItem.updateMany({ data: { createdAt: new Date(Date.now() - 90_000_000) } })
  expect((await suggest(ada)).itemEdge).toBeDefined()
})

test.each([
  [' ', 'Something', 'Title cannot be empty'],
  ['x'.repeat(81), 'Something', 'Title cannot be more than 80 characters'],
  ['Something', 'x'.repeat(1001), 'Description cannot be more than 1000 characters'],
])('a suggestion that says nothing or too much is refused (%#)', async (title, description, message) => {
  expect(await suggest(await aPerson(app), title, description)).toMatchObject({ message })
})

test('suggestions of people who are gone go with them, unless they were taken up', async () => {
  const ada = await aPerson(app)
  const id = (await suggest(ada)).itemEdge?.node.id ?? ''
  await suggest(ada, 'Dances')
  await fileSays({ key: 'songs', title: 'Songs', description: 'Let it sing.', status: 'planned', suggestion: uuidOf(id) })
  await db.user.delete({ where: { id: ada.id } })
  await app.services.roadmap.deleteAuthorless()
  expect(await db.roadmapItem.findMany({ select: { title: true }, where: { OR: [{ key: 'songs' }, { key: null }] } })).toEqual([
    { title: 'Songs' },
  ])
})

test('the roadmap costs one statement, however long it is', async () => {
  const counts = []
  for (const length of [1, 40]) {
    await fileSays(...Array.from({ length }, (_, index) => ({ ...voice, key: `voice-${index}` })))
    counts.push((await app.countStatements(() => roadmap())).length)
  }
  expect(counts).toEqual([1, 1])
})

test('the file of this program can be read, and a broken one is named', async () => {
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
  await expect(readRoadmapFile(file)).rejects.toThrow(/roadmap\.json/)
  await expect(readRoadmapFile(join(folder, 'none.json'))).rejects.toThrow(/cannot be read/)
})
