import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { workerStores } from '../testing/database/stores.ts'
import { createJobs } from './jobs.ts'
import { createLog } from './log.ts'

const { databaseUrl } = workerStores()
const log = createLog({ logLevel: 'silent' })
const worker = createJobs({ databaseUrl, isWorker: true, log })
const web = createJobs({ databaseUrl, isWorker: false, log })
afterAll(() => Promise.all([worker.stop(), web.stop()]))

test('what a web process sends, a worker does; what fails is tried again', async () => {
  const name = `greet-${randomUUID()}`
  const rules = { schema: z.object({ who: z.string() }), retries: 1 }
  const greeted = Promise.withResolvers<string>()
  let tries = 0
  worker.define(name, rules, async ({ who }) => {
    tries += 1
    if (tries === 1) throw new Error('the first try fails')
    greeted.resolve(who)
  })
  const job = web.define(name, rules, async () => expect.unreachable('a web process does no jobs'))
  await worker.start()
  await job.send({ who: 'Ann' })
  expect(await greeted.promise).toBe('Ann')
  expect(tries).toBe(2)
})
