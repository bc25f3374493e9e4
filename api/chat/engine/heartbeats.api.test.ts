import { expect, test, vi } from 'vitest'
import { statementLog } from '../../platform/database/database.ts'
import { testApp } from '../../testing/app.ts'
import { getWorkerStores } from '../../testing/database/stores.ts'
import { createSlowAnswer, helloMessage, openEngines } from '../../testing/engines.ts'

const app = await testApp({ ROLES: 'web' })
const { isEmbedded } = getWorkerStores()
const { db } = app.platform
const { createProcess, createViewer, getRun, waitForEnd } = openEngines(app)

test('keep a slow run with its owner and store checkpoints', async () => {
  const slow = createSlowAnswer('slowly ', 'but surely')
  const { runs } = createProcess(slow.answer)
  const { run } = await runs.send(await createViewer(), helloMessage)
  await vi.waitFor(async () => expect((await getRun(run.id)).assistantStep.output).toBe('slowly '), { timeout: 5000 })
  expect((await getRun(run.id)).checkpointSeq).toBe(2)
  slow.resume()
  expect(await waitForEnd(run.id)).toMatchObject({ attempt: 1, assistantStep: { output: 'slowly but surely' } })
})

test('renew the leases of all waiting runs with one statement, and do not wait for locked runs', async () => {
  const statements: string[] = []
  const slow = createSlowAnswer('')
  const { runs } = statementLog.run(statements, () => createProcess(slow.answer))
  const ids = await Promise.all([1, 2, 3].map(async () => (await runs.send(await createViewer(), helloMessage)).run.id))
  // The first heartbeats store the first events.
  await waitForRenewal(ids)
  statements.length = 0
  await waitForRenewal(ids)
  expect(statements.filter((statement) => statement.includes('set "lease_expires_at"')).length).toBeLessThan(ids.length)

  const [locked, ...others] = ids
  if (!isEmbedded) {
    await db.$transaction(async (tx) => {
      await tx.$queryRaw`SELECT 1 FROM runs WHERE id = ${locked}::uuid FOR UPDATE`
      for (let beat = 0; beat < 2; beat += 1) await waitForRenewal(others)
    })
    await waitForRenewal(ids)
  }
  slow.resume()
  for (const id of ids) expect(await waitForEnd(id)).toMatchObject({ status: 'completed', attempt: 1 })
})

test('stop a waiting run after a request to another process', async () => {
  const { runs } = createProcess(createSlowAnswer('so far').answer)
  const { run } = await runs.send(await createViewer(), helloMessage)
  await waitForRenewal([run.id])
  await db.run.update({ where: { id: run.id }, data: { stopRequestedAt: new Date() } })
  expect(await waitForEnd(run.id)).toMatchObject({ status: 'stopped', assistantStep: { output: 'so far' } })
})

async function waitForRenewal(ids: readonly string[]): Promise<void> {
  const getLease = async (id: string) => (await getRun(id)).leaseExpiresAt ?? new Date(0)
  const before = await Promise.all(ids.map(getLease))
  await vi.waitFor(
    async () => {
      for (const [index, id] of ids.entries()) expect(Number(await getLease(id))).toBeGreaterThan(Number(before[index]))
    },
    { timeout: 10_000, interval: 20 },
  )
}
