import { afterAll, expect, test } from 'vitest'
import { copyDatabase } from '../../testing/database/databases.ts'
import { clearStores, getWorkerStores } from '../../testing/database/stores.ts'
import { createDatabase } from '../database/database.ts'
import { createLog } from '../log.ts'
import { registerProcess } from './processes.ts'

const { databaseUrl: workerUrl, isEmbedded } = getWorkerStores()
const own = isEmbedded ? null : await copyDatabase(workerUrl)
const databaseUrl = own?.url ?? workerUrl
if (isEmbedded) await clearStores({ databaseUrl })
const databaseKind = isEmbedded ? 'embedded' : 'postgres'
const db = createDatabase(databaseUrl, databaseKind)
afterAll(async () => {
  await db.$disconnect()
  await own?.drop()
})

const log = createLog({ logLevel: 'warn' })
const settings = { sessionSecrets: ['a secret that is long enough'] as const, fileStore: 'folder 1' }
const register = (isShared: boolean) => registerProcess({ db, databaseUrl, databaseKind, roles: ['web'], isShared, settings, log })

test('a process is listed while it runs', async () => {
  const { id, stop } = await register(false)
  expect(await db.process.findMany({ select: { id: true, roles: true } })).toEqual([{ id, roles: ['web'] }])
  await stop()
  expect(await db.process.count()).toBe(0)
})

test('registers a process that lost its row again and deletes stale ones', async () => {
  const { id, stop } = await register(true)
  await db.process.deleteMany()
  await db.process.create({ data: { roles: [], heartbeatAt: new Date(0) } })
  await expect.poll(async () => (await db.process.findMany()).map((row) => row.id), { timeout: 5000 }).toEqual([id])
  await stop()
})

if (!isEmbedded) {
  test('refuses a second process without shared events', async () => {
    const alone = await register(false)
    await expect(register(false)).rejects.toThrow(/set REDIS_URL on each/)
    await expect(register(true)).rejects.toThrow(/set REDIS_URL on each/)
    await alone.stop()
    const many = await Promise.all([register(true), register(true)])
    await expect(register(false)).rejects.toThrow(/set REDIS_URL on each/)
    await Promise.all(many.map(({ stop }) => stop()))
  })
}
