import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type MockModel, startMockModel } from '../../../scripts/testing/mockModel/server.ts'
import { buildVersion, findPreviousVersion } from '../../../scripts/testing/previousVersion.ts'
import { type Product, startProduct } from '../../../scripts/testing/product.ts'
import { createTemporaryFolder } from '../../../scripts/testing/server.ts'
import { Client } from '../../testing/client.ts'
import { dropDatabase } from '../../testing/database/databases.ts'
import { clearStores, getWorkerStores } from '../../testing/database/stores.ts'

const stores = getWorkerStores()
const name = `twain_previous_${process.pid}`
const tokens = 100
const wholeAnswer = Array.from({ length: tokens }, (_, index) => `tok${index} `).join('')
const commit = findPreviousVersion()
const started = new AsyncDisposableStack()
let model: MockModel
let data: { path: string }
let folder: { path: string }

type Version = 'previous' | 'present'
const running: Partial<Record<Version, Product>> = {}

if (commit === null) console.log('- The commit before the newest migration is not in the git history. Skipped: side-by-side versions.')

async function administer(statements: string[]) {
  const client = new pg.Client(stores.databaseUrl)
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}

async function boot(version: Version): Promise<void> {
  const database = new URL(stores.databaseUrl)
  database.pathname = `/${name}`
  const settings = { DATABASE_URL: database.href, REDIS_URL: stores.redisUrl, DATA_DIR: data.path }
  const connected = { ...settings, LLM_BASE_URL: model.url, LLM_MODEL: 'mock' }
  running[version] = await startProduct(connected, [], [], version === 'previous' ? folder.path : undefined)
}

function at(version: Version, token?: string): Client {
  return new Client(running[version]?.url ?? '', token ? { authorization: `Bearer ${token}` } : undefined)
}

async function signUp(version: Version): Promise<{ email: string; username: string; password: string; token: string }> {
  const username = `person-${crypto.randomUUID().slice(0, 8)}`
  const account = { email: `${username}@example.org`, username, password: 'a long enough secret 7' }
  const { body } = await at(version).rest<{ token: string }>('POST', '/api/v1/auth/register', account)
  return { ...account, token: body.token }
}

/** Resolves once the message is stored. */
async function send(client: Client, input: string): Promise<string> {
  const { body } = await client.rest<{ id: string }>('POST', '/api/v1/chat/threads', {})
  const request = { method: 'POST', body: JSON.stringify({ input, thread_id: body.id }), headers: { 'content-type': 'application/json' } }
  for await (const { id } of client.sse('/api/v1/chat/stream', request)) if (id) break
  return body.id
}

async function follow(client: Client, threadId: string, onDelta = async () => {}): Promise<string> {
  let text = ''
  for await (const { data: line } of client.sse(`/api/v1/chat/stream?thread_id=${threadId}`)) {
    const event = JSON.parse(line) as { type: string; delta?: string; snapshot?: { text: string } }
    if (event.type === 'snapshot') text = event.snapshot?.text ?? ''
    if (event.type === 'restarted') text = ''
    if (event.type !== 'delta') continue
    text += event.delta ?? ''
    await onDelta()
  }
  return text
}

async function readAnswers(client: Client, threadId: string): Promise<string[]> {
  const { body } = await client.rest<{ steps: { step_type: string; output: string }[] }>('GET', `/api/v1/chat/threads/${threadId}/history`)
  return body.steps.flatMap(({ step_type: type, output }) => (type === 'ASSISTANT_MESSAGE' ? [output] : []))
}

describe.skipIf(commit === null)('the previous version and this one on one database', () => {
  let before: { token: string }
  let threadId = ''
  beforeAll(async () => {
    await clearStores(stores)
    await administer([`CREATE DATABASE ${name}`])
    started.defer(() => administer(dropDatabase(name)))
    const built = await createTemporaryFolder('previous')
    started.defer(() => built.remove())
    folder = built
    const files = await createTemporaryFolder('versions')
    started.defer(() => files.remove())
    data = files
    model = await startMockModel({ tokens, interval: 20 })
    started.defer(() => model.close())
    started.defer(async () => void (await Promise.all(Object.values(running).map((product) => product.stop()))))
    await buildVersion(commit ?? '', built.path)
    await boot('previous')
    before = await signUp('previous')
    threadId = await send(at('previous', before.token), 'Before the upgrade')
    // Migrates while the previous version answers.
    await boot('present')
  }, 300_000)
  afterAll(() => started.disposeAsync())

  const pairs = [
    ['previous', 'present'],
    ['present', 'previous'],
  ] as const

  test.each(['previous', 'present'] as const)('an answer that runs during the migration is complete in the %s version', async (version) => {
    await expect.poll(() => readAnswers(at(version, before.token), threadId)).toEqual([wholeAnswer])
  })

  test.each(pairs)('sessions, notes, answers and public pages of the %s version are served by the %s one', async (one, other) => {
    const person = await signUp(one)
    const { email, password, username, token } = person
    const [mine, elsewhere] = [at(one, token), at(other, token)]
    expect((await elsewhere.rest('GET', '/api/v1/auth/me')).body).toMatchObject({ email })
    const { body: signedIn } = await at(other).rest<{ token: string }>('POST', '/api/v1/auth/login', { email, password })
    expect((await at(one, signedIn.token).rest('GET', '/api/v1/auth/me')).body).toMatchObject({ email })

    const note = { kind: 'note', title: 'Bees', content: 'They dance.', audience: 'listed' }
    const { body: created } = await mine.rest<{ id: string }>('POST', '/api/v1/knowledge/items', note)
    await elsewhere.rest('PATCH', `/api/v1/knowledge/items/${created.id}`, { content: 'They dance at noon.' })
    expect((await mine.rest('GET', `/api/v1/knowledge/items/${created.id}`)).body).toMatchObject({ content: 'They dance at noon.' })

    const asked = await send(mine, 'How many bees?')
    expect(await Promise.all([follow(mine, asked), follow(elsewhere, asked)])).toEqual([wholeAnswer, wholeAnswer])
    for (const client of [mine, elsewhere]) expect(await readAnswers(client, asked)).toEqual([wholeAnswer])

    await mine.rest('PUT', '/api/v1/profile', { bio: 'I keep bees.', audience: 'listed' })
    expect((await at(other).rest('GET', `/api/v1/profile/public/${username}`)).body).toMatchObject({ bio: 'I keep bees.' })
    const guest = at(other)
    const { body: visit } = await guest.rest<{ thread_id: string }>('POST', `/api/v1/twin/${username}/chat`, { input: 'What do bees do?' })
    expect(await follow(guest, visit.thread_id)).toBe(wholeAnswer)
  })

  test.each(pairs)('an answer of the %s version is completed by the %s one when its process is killed', async (one, other) => {
    const { token } = await signUp(one)
    const asked = await send(at(one, token), 'Tell me more')
    let isKilled = false
    const kill = async () => {
      if (isKilled) return
      isKilled = true
      await running[one]?.stop('SIGKILL')
    }
    const client = at(other, token)
    expect(await follow(client, asked, kill)).toBe(wholeAnswer)
    expect(await readAnswers(client, asked)).toEqual([wholeAnswer])
    await boot(one)
  })

  test('a restarted process of the previous version keeps what twins of this version read', async () => {
    const { token, username } = await signUp('present')
    await at('present', token).rest('PUT', '/api/v1/profile', { bio: 'I keep bees.', audience: 'listed' })
    await running.previous?.stop()
    await boot('previous')
    const guest = at('present')
    const { body: visit } = await guest.rest<{ thread_id: string }>('POST', `/api/v1/twin/${username}/chat`, { input: 'What do you do?' })
    expect(await follow(guest, visit.thread_id)).toBe(wholeAnswer)
  })
})
