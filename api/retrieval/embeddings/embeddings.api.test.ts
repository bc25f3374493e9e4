import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { createMetrics } from '../../platform/metrics.ts'
import { testApp } from '../../testing/app.ts'
import { startEmbeddingServer } from '../../testing/embeddingServer.ts'
import { createPerson, type Person } from '../../testing/people.ts'
import { withChange } from '../../testing/twinBoundary.ts'
import { createEmbedder } from './embedder.ts'
import { createPendingEmbeddings } from './pendingEmbeddings.ts'
import { createQuestionMeanings } from './questionMeanings.ts'
import { toAnyRecipient } from '../../memory/restrictions/recipient.ts'

const server = await startEmbeddingServer()
afterAll(() => server.close())
const settings = { EMBEDDING_BASE_URL: server.url, EMBEDDING_MODEL: 'words', EMBEDDING_WEIGHT: '0.5' }
const app = await testApp(settings)
const { platform, services } = app
const { db, asTwinReader } = platform
const { knowledge, pendingEmbeddings } = services
const toViewer = ({ id: userId }: Person) => ({ userId, sessionId: userId })

beforeEach(() => Object.assign(server, { requests: [], delayMs: 0, status: 200, refusedWord: null, dimensions: 64 }))

async function write(person: Person, title: string, content: string, isPublic = false) {
  return (await knowledge.create(toViewer(person), { kind: 'note', title, content, isPublic })).item
}
const found = async (person: Person, question: string) => (await knowledge.findPassages(person.id, question, 8)).map(({ title }) => title)
const understood = (question: string) => vi.waitUntil(() => services.embedQuestion(question), { timeout: 10_000 })
const findEmbeddings = (sourceId: string) =>
  db.passageEmbedding.findMany({ where: { sourceId }, select: { model: true, dimensions: true } })

function startedAgain(model: string | null) {
  const embedder = model === null ? undefined : createEmbedder({ model, family: 'other', endpoint: { baseUrl: server.url } })
  const jobs = {
    ...platform.jobs,
    define: () => ({ send: async () => {}, startNow: async () => {}, wake: () => {}, sendFound: async () => {} }),
  }
  return createPendingEmbeddings({ ...platform, jobs, metrics: createMetrics() }, embedder)
}

test('finds the same meaning in another language once embedded', async () => {
  const ada = await createPerson(app)
  await write(ada, 'Haustier', 'Der Hund schläft im Garten.')
  await write(ada, 'Auto', 'Das Auto steht vor der Tür.')
  expect(await found(ada, 'dogs, hound')).toEqual([])
  await pendingEmbeddings.write()
  await understood('dogs, hound')
  expect((await found(ada, 'dogs, hound'))[0]).toBe('Haustier')
  const memory = await db.memory.create({ data: { userId: ada.id, content: 'Der Hund heißt Bello.' } })
  await services.pendingPassages.write()
  await pendingEmbeddings.write()
  await understood('dogs')
  expect((await services.memory.search(toAnyRecipient(ada.id), { query: 'dogs', limit: 5 }))[0]?.id).toBe(memory.id)
})

test('ranks one matching line above a weak match everywhere', async () => {
  const ada = await createPerson(app)
  const others = (count: number) => Array.from({ length: count }, (_, index) => `w${'abcdefghijklmnopqrstuvwxyz'.charAt(index)}`).join(' ')
  await write(ada, 'Everywhere', `Hund Hund Hund Hund Hund Hund ${others(18)}`)
  await write(ada, 'In a line', `${others(13)}\nHund Hund Hund Hund Hund Hund\n${others(10)}`)
  await pendingEmbeddings.write()
  await understood('dogs')
  expect(await found(ada, 'dogs')).toEqual(['In a line', 'Everywhere'])
})

test('passages without line vectors are found as a whole and completed after the next start', async () => {
  const ada = await createPerson(app)
  await write(ada, 'Pets', 'Der Hund schläft den ganzen Tag.\nDie Katze sitzt auf dem Dach.')
  await pendingEmbeddings.write()
  await db.$executeRaw`UPDATE passage_embeddings SET lines = NULL WHERE owner_id = ${ada.id}::uuid`
  await understood('dogs')
  expect(await found(ada, 'dogs')).toEqual(['Pets'])
  server.requests = []
  await startedAgain('words').write()
  expect(server.requests.flat()).toContain('Der Hund schläft den ganzen Tag.')
  expect(await db.$queryRaw`SELECT cardinality(lines) AS lines FROM passage_embeddings WHERE owner_id = ${ada.id}::uuid`).toEqual([
    { lines: 2 },
  ])
})

test('passages are embedded in batches with their titles, and once', async () => {
  const ada = await createPerson(app)
  for (let index = 0; index < 40; index++) await write(ada, `Week ${index}`, 'It rained.')
  await pendingEmbeddings.write()
  const texts = server.requests.flat()
  expect(texts.filter((text) => text === 'Week 7\nIt rained.')).toHaveLength(1)
  expect(server.requests.every((request) => request.length <= 32)).toBe(true)
  expect(server.requests.length).toBeLessThan(5)
  server.requests = []
  await pendingEmbeddings.write()
  expect(server.requests).toEqual([])
  expect(await pendingEmbeddings.progress(toViewer(ada))).toEqual({ passages: 40, embedded: 40 })
  const metrics = await platform.metrics.registry.metrics()
  expect(metrics).toMatch(/twain_passages_with_embedding [1-9]/)
  expect(metrics).toContain('twain_passages_pending_embedding 0')
})

test('re-embeds changed passages and deletes embeddings with their passage', async () => {
  const ada = await createPerson(app)
  const { id } = await write(ada, 'Pet', 'The dog sleeps.')
  await pendingEmbeddings.write()
  expect(await findEmbeddings(id)).toEqual([{ model: 'other/words', dimensions: 64 }])
  await knowledge.update(toViewer(ada), { id, content: 'The zeppelin landed.' })
  expect(await findEmbeddings(id)).toEqual([])
  await pendingEmbeddings.write()
  await db.passage.updateMany({ where: { sourceId: id }, data: { title: 'Airship' } })
  server.requests = []
  await pendingEmbeddings.write()
  expect(server.requests).toEqual([['Airship\nThe zeppelin landed.']])
  await knowledge.remove(toViewer(ada), { id })
  expect(await findEmbeddings(id)).toEqual([])
})

test('a twin can search only vectors of public passages', async () => {
  const ada = await createPerson(app)
  await db.profile.upsert({ where: { userId: ada.id }, create: { userId: ada.id, audience: 'listed' }, update: { audience: 'listed' } })
  const { id } = await write(ada, 'Haustier', 'Der Hund schläft.', true)
  await write(ada, 'Geheim', 'Der Hund bellt.')
  await pendingEmbeddings.write()
  const meaning = await understood('dogs')
  const { TwinReader } = await import('../../twin/reader/reader.ts')
  const twin = new TwinReader(asTwinReader, async () => meaning)
  const seen = () =>
    asTwinReader({ reader: null }, (tx) => tx.passageEmbedding.findMany({ where: { ownerId: ada.id }, select: { sourceId: true } }))
  const told = async () => (await twin.findPassages({ ownerId: ada.id, threadId: '' }, 'dogs')).map(({ title }) => title)
  expect(await seen()).toEqual([{ sourceId: id }])
  expect(await told()).toContain('Haustier')
  expect(await told()).not.toContain('Geheim')
  await knowledge.update(toViewer(ada), { id, isPublic: false })
  expect(await seen()).toEqual([])
  expect(await told()).not.toContain('Haustier')
  await knowledge.update(toViewer(ada), { id, isPublic: true })
  await db.profile.update({ where: { userId: ada.id }, data: { audience: 'private' } })
  expect(await seen()).toEqual([])
})

test('users cannot find other users’ passages by meaning', async () => {
  const [ada, bob] = [await createPerson(app), await createPerson(app)]
  await write(ada, 'Haustier', 'Der Hund schläft.', true)
  await write(bob, 'Auto', 'Das Auto steht still.')
  await pendingEmbeddings.write()
  await understood('dogs')
  expect(await found(bob, 'dogs')).not.toContain('Haustier')
})

test('a search waits briefly for the model and continues without it', async () => {
  const ada = await createPerson(app)
  await write(ada, 'Pet', 'The dog sleeps.')
  server.delayMs = 600_000
  expect(await found(ada, 'Where does the dog sleep at noon?')).toEqual(['Pet'])

  const warnings: unknown[] = []
  let now = 0
  const log = { warn: (...words: unknown[]) => void warnings.push(words) }
  const embedder = createEmbedder({ model: 'words', family: 'other', endpoint: { baseUrl: server.url } })
  const config = { embeddings: { model: 'words', family: 'other' as const } }
  const embedQuestion = createQuestionMeanings(
    embedder,
    { config, log: log as never, metrics: createMetrics() },
    { now: () => now, deadlineMs: 5000 },
  )
  Object.assign(server, { delayMs: 0, status: 503, requests: [] })
  expect(await embedQuestion('one')).toBeNull()
  server.status = 200
  expect(await embedQuestion('two')).toBeNull()
  expect(server.requests).toHaveLength(1)
  expect(warnings).toHaveLength(1)
  now += 6000
  expect((await embedQuestion('two'))?.vector).toHaveLength(64)
  expect((await embedQuestion('two'))?.model).toBe('other/words')
  expect(server.requests).toHaveLength(2)
})

test('retries a refused text alone and shortened without blocking others', async () => {
  const ada = await createPerson(app)
  await write(ada, 'Bad', 'It has poison in it.')
  await write(ada, 'Good', 'It has none.')
  server.refusedWord = 'poison'
  await pendingEmbeddings.write()
  expect(await pendingEmbeddings.progress(toViewer(ada))).toEqual({ passages: 2, embedded: 1 })
  expect(await db.pendingEmbedding.findMany({ select: { attempts: true } })).toEqual([{ attempts: 1 }])
  server.refusedWord = null
  await pendingEmbeddings.write(new Date(Date.now() + 3_600_000))
  expect(await db.pendingEmbedding.count()).toBe(0)
})

test('an unavailable model uses no attempts, and the queue resumes afterwards', async () => {
  const ada = await createPerson(app)
  await write(ada, 'Pet', 'The dog sleeps.')
  server.status = 500
  await pendingEmbeddings.write()
  expect(await db.pendingEmbedding.findMany({ select: { attempts: true } })).toEqual([{ attempts: 0 }])
  server.status = 200
  await pendingEmbeddings.write(new Date(Date.now() + 180_000))
  expect(await pendingEmbeddings.progress(toViewer(ada))).toEqual({ passages: 1, embedded: 1 })
})

test('a changed model re-embeds everything, and without a model nothing is queued', async () => {
  const ada = await createPerson(app)
  const { id } = await write(ada, 'Pet', 'The dog sleeps.')
  await pendingEmbeddings.write()
  server.dimensions = 32
  await startedAgain('newer').write()
  expect(await findEmbeddings(id)).toEqual([{ model: 'other/newer', dimensions: 32 }])
  expect(await db.passageEmbedding.count({ where: { model: { not: 'other/newer' } } })).toBe(0)
  await understood('hound')
  expect(await found(ada, 'hound')).toEqual([])

  await startedAgain(null).write()
  const { id: later } = await write(ada, 'Later', 'The dog barks.')
  expect(await db.pendingEmbedding.count()).toBe(0)
  await startedAgain('newer').write()
  expect(await findEmbeddings(later)).toHaveLength(1)
})

test('deletes vectors with their source in one transaction', async () => {
  const ada = await createPerson(app)
  const { id } = await write(ada, 'Pet', 'The dog sleeps.')
  await db.$executeRaw`
    INSERT INTO passage_embeddings SELECT id, owner_id, source_kind, source_id, audience, 'other/words', 3, '[1,2,3]' FROM passages WHERE source_id = ${id}::uuid`
  await withChange(db, `DELETE FROM knowledge_items WHERE id = '${id}'`, async (tx) => {
    expect(await tx.passageEmbedding.count({ where: { sourceId: id } })).toBe(0)
  })
  expect(await findEmbeddings(id)).toHaveLength(1)
})

test('an unusable embedding server is named at the start', async () => {
  const warn = vi.spyOn(platform.log, 'warn').mockImplementation(() => {})
  await pendingEmbeddings.check()
  expect(warn).not.toHaveBeenCalled()
  server.status = 401
  await pendingEmbeddings.check()
  expect(warn.mock.calls.map(([, message]) => message)).toEqual([expect.stringContaining('EMBEDDING_BASE_URL')])
  warn.mockRestore()
})
