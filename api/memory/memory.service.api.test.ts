import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDatabase, type Database } from '../platform/database/database.ts'
import { clearStores, getWorkerStores } from '../testing/database/stores.ts'
import { toAnyRecipient } from './restrictions/recipient.ts'
import { MemoryService } from './memory.service.ts'

let db: Database
let memory: MemoryService

beforeAll(async () => {
  const stores = getWorkerStores()
  await clearStores(stores)
  db = createDatabase(stores.databaseUrl, stores.isEmbedded ? 'embedded' : 'postgres')
  memory = new MemoryService(db)
})
afterAll(() => db.$disconnect())

async function createUser() {
  const username = `u${randomUUID().slice(0, 8)}`
  const { id } = await db.user.create({ data: { email: `${username}@example.org`, name: username, username } })
  const tell = (content: string) => db.$transaction((tx) => memory.remember(tx, { userId: id, content, sourceStepId: randomUUID() }))
  const find = async (query: string) => (await memory.search(toAnyRecipient(id), { query, limit: 5 })).map(({ content }) => content)
  return { id, tell, find }
}

test('stores memories, lists the newest first and recognizes duplicates', async () => {
  const { id, tell } = await createUser()
  await tell('  My dog is\n called Rex ')
  const { isNew } = await tell('I like 100% of _tea_')
  expect(isNew).toBe(true)
  const again = await tell('i LIKE 100% of _TEA_')
  expect(again).toMatchObject({ isNew: false, memory: { content: 'I like 100% of _tea_' } })
  const { memories, total } = await memory.list(toAnyRecipient(id), { limit: 1 })
  expect(total).toBe(2)
  expect(memories.map(({ content }) => content)).toEqual(['I like 100% of _tea_'])
})

test('treats patterns in a query as plain text', async () => {
  const { tell } = await createUser()
  await tell('I paid 500 at the till')
  expect(await tell('I paid 5__ at the till')).toMatchObject({ isNew: true })
})

test.each([
  ['dog name', 'My dog is called Rex'],
  ['café', 'The Cafe Luna opens at 9'],
  ['kubernets', 'My talk on Kubernetes is in May'],
  ['4821', 'My locker code is 4821'],
  ['garden', 'I work as a gardener'],
  ['where is my lokcer', 'My locker code is 4821'],
])('finds a memory by “%s”', async (query, content) => {
  const { tell, find } = await createUser()
  for (const other of ['I like tea', 'My sister lives in Rome', 'The meeting is on Friday']) await tell(other)
  await tell(content)
  expect((await find(query))[0]).toBe(content)
})

test('matches other word forms, but not common words alone', async () => {
  const { tell, find } = await createUser()
  for (const other of ['What I like is tea', 'My sister lives in Rome', 'Where I work is a secret', 'Is my bike red? It is'])
    await tell(other)
  await tell('We were married in the old mill at Visby')
  expect(await find('Where did we marry, and which mill was it in?')).toEqual(['We were married in the old mill at Visby'])
})

test('finds nothing for unknown words and accepts any characters', async () => {
  const { tell, find } = await createUser()
  await tell('My dog is called Rex')
  expect(await find('submarine')).toEqual([])
  expect(await find(`'; DROP TABLE memories; -- ':* & | ! <-> \\`)).toEqual([])
  expect(await find('')).toEqual([])
})

test('only the owner can find, list or forget a memory', async () => {
  const [ada, bob] = await Promise.all([createUser(), createUser()])
  const { memory: secret } = await ada.tell('My dog is called Rex')
  expect(await bob.find('dog')).toEqual([])
  expect(await memory.list(toAnyRecipient(bob.id), { limit: 5 })).toEqual({ memories: [], total: 0 })
  expect(await db.$transaction((tx) => memory.forget(tx, { userId: bob.id, memoryId: secret.id }))).toBeNull()
  expect(await db.$transaction((tx) => memory.forget(tx, { userId: ada.id, memoryId: secret.id }))).toMatchObject({
    content: 'My dog is called Rex',
  })
  expect(await ada.find('dog')).toEqual([])
})
