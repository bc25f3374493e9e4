import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { searchSentence } from '../retrieval/sentenceSearch.ts'
import { testApp } from '../testing/app.ts'
import { createPerson, type Person } from '../testing/people.ts'

const app = await testApp({ ROLES: 'web' })
const { db } = app.platform
const { memory, memoryList } = app.services

const toViewer = ({ id: userId }: Person) => ({ userId, sessionId: userId })
const remember = (userId: string, content: string) => memory.remember(db, { userId, content, sourceStepId: randomUUID() })
const found = (ownerId: string, question: string) => searchSentence(db, { ownerId, question, kinds: ['memory'], limit: 5 })

test('finds a corrected memory only by its new words', async () => {
  const ada = await createPerson(app)
  const {
    memory: { id },
  } = await remember(ada.id, 'My boat is called Freya')
  await memoryList.change(toViewer(ada), { id, content: ' My boat is called\nIngrid ' })
  expect((await found(ada.id, 'Ingrid')).map(({ text }) => text)).toEqual(['My boat is called Ingrid'])
  expect(await found(ada.id, 'Freya')).toEqual([])
})

test('lists memories corrected or restored since a given time', async () => {
  const ada = await createPerson(app)
  const add = async (content: string) => (await ada.client.rest<{ id: string }>('POST', '/api/v1/memories', { content })).body.id
  const [boat, tea, lisbon] = [await add('My boat is called Freya'), await add('I like tea'), await add('I live in Lisbon')]
  const porto = await add('I live in Porto')
  const lastYear = new Date('2025-01-01T00:00:00Z')
  await db.memory.updateMany({ where: { userId: ada.id }, data: { createdAt: lastYear, updatedAt: lastYear } })
  const listed = async (query: string) => {
    const { body } = await ada.client.rest<{ memories: { id: string }[] }>('GET', `/api/v1/memories?updated_since=${query}`)
    return new Set(body.memories.map(({ id }) => id))
  }
  expect(await listed('2025-01-01')).toEqual(new Set([boat, tea, porto]))
  expect(await listed('2025-01-02')).toEqual(new Set())
  await ada.client.rest('PATCH', `/api/v1/memories/${boat}`, { content: 'My boat is called Ingrid' })
  await ada.client.rest('DELETE', `/api/v1/memories/${porto}?keeps_earlier=true`)
  expect(await listed('2025-01-02')).toEqual(new Set([boat, lisbon]))
  expect(await listed('2025-01-02&q=ingrid')).toEqual(new Set([boat]))
})

test('leaves nothing of a forgotten memory in any table', async () => {
  const ada = await createPerson(app)
  const {
    memory: { id },
  } = await remember(ada.id, 'The canaryword is kept')
  await memoryList.forget(toViewer(ada), { id })
  const tables = await db.$queryRaw<{ name: string }[]>`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`
  for (const { name } of tables) {
    expect(await db.$queryRawUnsafe(`SELECT 1 FROM "${name}" AS t WHERE t::text ILIKE '%canaryword%'`), name).toEqual([])
  }
})

test.each(['My password is Sommer2024', 'My card is 4111 1111 1111 1111'])('“%s” is never stored or shown', async (content) => {
  const ada = await createPerson(app)
  const refused = { code: 'secret_not_remembered', field: 'content' }
  expect(await ada.client.rest('POST', '/api/v1/memories', { content })).toMatchObject({ status: 400, body: { error: refused } })
  await expect(remember(ada.id, content)).rejects.toMatchObject(refused)
  expect((await ada.client.rest('GET', '/api/v1/memories')).body).toMatchObject({ memories: [] })
})

test('an added memory is searchable and replaces contradicted ones', async () => {
  const [ada, ben] = [await createPerson(app), await createPerson(app)]
  const add = (content: string) => ada.client.rest<{ id: string; earlier: { content: string }[] }>('POST', '/api/v1/memories', { content })
  await add('I live in Lisbon')
  const { status, headers, body } = await add('I live in Porto')
  expect([status, headers.get('location')]).toEqual([201, `/api/v1/memories/${body.id}`])
  expect(body.earlier).toMatchObject([{ content: 'I live in Lisbon' }])
  expect((await found(ada.id, 'Porto')).map(({ text }) => text)).toEqual(['I live in Porto'])
  const listed = async ({ client }: Person, query: string) =>
    (await client.rest<{ memories: { content: string }[] }>('GET', `/api/v1/memories?q=${query}`)).body.memories.map(
      ({ content }) => content,
    )
  expect(await listed(ada, 'port')).toEqual(['I live in Porto'])
  expect(await listed(ada, 'lisbon')).toEqual([])
  expect(await listed(ben, 'port')).toEqual([])
})
