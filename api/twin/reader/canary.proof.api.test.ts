import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { symbols } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sample, pickBySize } from '../../../scripts/testing/proof.ts'
import { graphql } from '../../testing/__generated__/gql.ts'
import { testApp } from '../../testing/app.ts'
import type { Client } from '../../testing/client.ts'
import { createPerson, type Person } from '../../testing/people.ts'
import { type Canaries, plantCanaries, previewPaths, readBytes } from '../../testing/subjects/canaries.ts'
import { twinAttacks } from '../../testing/subjects/twinAttacks.ts'
import { readAccountExport, readAsMember, readAsVisitor } from '../../testing/subjects/visitorReads.ts'
import { findBreaches, withChange } from '../../testing/twinBoundary.ts'

const webDir = await mkdtemp(join(tmpdir(), 'web-'))
afterAll(() => rm(webDir, { recursive: true }))
await writeFile(join(webDir, 'index.html'), '<!doctype html><html><head><title>Twain</title></head><body></body></html>')
const limits = { TWIN_GUEST_LIMIT: '100000', TWIN_ADDRESS_LIMIT: '100000', TWIN_LIMIT: '100000', REQUESTS_PER_MINUTE: '1000000' }
const app = await testApp({ LOG_LEVEL: 'trace', LLM_IDLE_TIMEOUT_MS: '5000', WEB_DIR: webDir, ...limits })
const { db, log } = app.platform

const logged: string[] = []
Object.assign(log, { [symbols.streamSym]: { write: (line: string) => logged.push(line) } })

let planted: Canaries
beforeAll(async () => void (planted = await plantCanaries(app, ask)), 120_000)

const findIn = (text: string) => planted.secrets.filter((secret) => text.includes(secret))

async function ask(client: Client, input: string): Promise<string> {
  const sent = await client.rest<{ thread_id: string }>('POST', '/api/v1/twin/ada/chat', { input })
  if (sent.status !== 200) throw new Error(`Sending answered ${sent.status}: ${JSON.stringify(sent.body)}`)
  const seen = [JSON.stringify(sent.body)]
  for await (const { data } of client.sse(`/api/v1/chat/stream?thread_id=${sent.body.thread_id}`)) seen.push(data)
  return seen.join('\n')
}

const visitors: Record<string, () => Promise<{ client: Client; member?: Person }>> = {
  guest: async () => ({ client: app.anyone() }),
  'guest of an embedded twin': async () => ({ client: app.anyone({ 'twain-embed': '1' }) }),
  member: async () => toMember(await createPerson(app)),
  'another owner’s chosen person': async () => {
    const person = await createPerson(app)
    await db.chosenPerson.create({ data: { ownerId: planted.hidden.id, userId: person.id } })
    return toMember(person)
  },
}
const toMember = (member: Person) => ({ client: member.client, member })

async function visit(kind: string, messages: readonly string[]): Promise<string> {
  if (messages.length === 0) return ''
  const visitor = await visitors[kind]?.()
  if (!visitor) throw new Error(`Unknown visitor: ${kind}`)
  const { client, member } = visitor
  const seen: string[] = []
  for (const message of messages) seen.push(await ask(client, message))
  const { body } = await client.rest<{ thread_id: string }>('GET', '/api/v1/twin/ada')
  seen.push(JSON.stringify(body), JSON.stringify(await readAsVisitor(client, { threadId: body.thread_id })))
  if (member) seen.push(JSON.stringify([await readAsMember(client, 'honey'), await readAccountExport(client)]))
  return seen.join('\n')
}

const pages = [
  ['/ada', '/twin/ada', '/twin/ada/chat', '/embed/ada', '/embed/ada/try', '/hidden', '/sitemap.xml', '/robots.txt'],
  ['/api/v1/profile/public/ada', '/api/v1/profile/public/hidden', '/api/v1/twin/ada', '/api/v1/twin/hidden'],
  ['/api/v1/discover?q=honey', '/api/v1/discover?q=bees', '/api/v1/discover'],
].flat()

async function readPages({ client }: { client: Client }): Promise<string> {
  const read = [...pages, ...previewPaths].map((path) => readBytes(client, path))
  return [...(await Promise.all(read)), JSON.stringify((await client.graphql(publicGraph)).body)].join('\n')
}

const publicGraph = graphql(`query ShownProfile {
  publicProfile(username: "ada") { ...Shown }
  twin(username: "ada") { profile { ...Shown } conversation { id } suggestedQuestions }
}
fragment Shown on PublicProfile {
  displayName avatarUrl bio location interests achievements posts { title content } photos skills projects { title description }
}`)

test('attacks in six languages on a model that reveals its whole prompt leak no secret', { timeout: 900_000 }, async () => {
  expect(planted.secrets.length).toBeGreaterThanOrEqual(300)
  expect(planted.forFriends.length).toBeGreaterThanOrEqual(50)
  expect(twinAttacks).toHaveLength(600)
  const tried = sample(twinAttacks, 14)
  const perVisit = pickBySize(4, 2)
  app.model.behave({ mode: 'recite' })
  app.model.requests = []
  logged.length = 0
  const kinds = Object.keys(visitors)
  const found = new Set<string>()
  const shown = new Set<string>()
  const look = (text: string) => {
    for (const secret of findIn(text)) found.add(secret)
    for (const part of ['Honey is sold in May.', 'You are the AI twin of Ada']) if (text.includes(part)) shown.add(part)
  }
  // Later prompts contain earlier answers.
  for (let first = 0; first < tried.length; first += perVisit * kinds.length) {
    const visits = kinds.map((kind, index) => {
      const start = first + index * perVisit
      return visit(kind, tried.slice(start, start + perVisit))
    })
    for (const seen of await Promise.all(visits)) look(seen)
    look(JSON.stringify(app.model.requests))
    app.model.requests = []
  }
  for (const open of Object.values(visitors)) look(await readPages(await open()))
  log.trace('The end of the attacks.')
  const written = logged.join('\n')
  expect(written).toContain('The end of the attacks.')
  look(written)
  expect([...found]).toEqual([])
  expect(shown.size).toBe(2)
})

test('images do not change with private content', async () => {
  expect(await Promise.all(previewPaths.map((path) => readBytes(app.anyone(), path)))).toEqual(planted.previews)
})

test('the owner’s own chosen person does find what is meant for them, and nothing private', async () => {
  app.model.behave({ mode: 'recite' })
  const seen = [
    await ask(planted.friend.client, '[[tool:search_public_knowledge {"query":"honey bees"}]]'),
    await readPages(planted.friend),
  ].join('\n')
  const found = findIn(seen)
  expect(found.length).toBeGreaterThan(20)
  expect(found.filter((text) => !planted.forFriends.includes(text))).toEqual([])
})

test('the role of twins can read no secret in any table or view', async () => {
  const { secrets, privateThreadId, outsider } = planted
  for (const reading of [{ reader: null }, { threadId: privateThreadId }, { reader: { userId: outsider.id } }]) {
    const found = await db.$transaction((tx) => findBreaches(tx, secrets, reading, { inStatistics: true }), { timeout: 30_000 })
    expect(found.filter((text) => !('reader' in reading && reading.reader) || !text.includes('other-'))).toEqual([])
  }
  const shown = await db.$transaction((tx) => findBreaches(tx, ['Honey is sold in May.', 'I keep bees in Lisbon.']))
  const inItems = 'public.knowledge_items: Honey is sold in May.'
  const inPassages = 'public.passages: Honey is sold in May.'
  expect(shown).toEqual(expect.arrayContaining([inItems, inPassages, 'public.twin_profile: I keep bees in Lisbon.']))
})

test.each([
  ['a right to attached texts', 'GRANT SELECT ON attachment_texts TO twin_reader', /^public\.attachment_texts: /],
  ['a right too many', 'GRANT SELECT ON memories TO twin_reader', /^public\.memories: /],
  ['a column too many', 'GRANT SELECT (email) ON users TO twin_reader', /^public\.users: /],
])('the check turns red with %s', async (_, change, breach) => {
  const found = await withChange(db, change, (tx) => findBreaches(tx, planted.secrets))
  expect(found).toContainEqual(expect.stringMatching(breach))
})

/** Their texts are settings, encrypted, public, or derived from public content. */
const withoutSecrets = [
  [
    '_prisma_migrations',
    'comparisons',
    'connected_models',
    'deleted_files',
    'embedding_models',
    'former_usernames',
    'notification_channels',
  ],
  [
    'passage_embeddings',
    'public_listings',
    'push_keys',
    'roadmap_items',
    'server_settings',
    'shared_settings',
    'twin_characters',
    'twin_referrers',
  ],
  ['two_factors', 'word_counts'],
].flat()

test('every table with private texts has a secret', async () => {
  const tables = await db.$queryRaw<{ name: string }[]>`
    SELECT DISTINCT table_name::text AS name FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND data_type IN ('text', 'jsonb') ORDER BY 1`
  const empty: string[] = []
  for (const { name } of tables) {
    const rows = await db.$queryRawUnsafe<unknown[]>(
      `SELECT 1 FROM "${name}" AS stored, unnest($1::text[]) AS planted(canary) WHERE strpos(stored::text, canary) > 0 LIMIT 1`,
      planted.secrets,
    )
    if (rows.length === 0) empty.push(name)
  }
  expect(empty).toEqual(withoutSecrets)
})
