import { expect, test } from 'vitest'
import { measureReferenceMs } from '../../../scripts/testing/cpuTime.ts'
import { formatEntry } from '../../chat/imports/reading/accountFormat.ts'
import { testApp } from '../../testing/app.ts'
import { change, createAccountImports, download, read } from '../../testing/files/accountExports.ts'
import { createPerson } from '../../testing/people.ts'
import { createFullAccount } from '../../testing/subjects/fullAccount.ts'
import { say } from '../../testing/threadSteps.ts'
import { findOwn } from './ownEntries.ts'

const app = await testApp()
const { bring } = createAccountImports(app)

test('what returns to the account that it came from is recognized', async () => {
  const [carol, bob] = [await createFullAccount(app), await createPerson(app)]
  await bring(bob, await download(carol.client))
  await bob.client.rest('POST', '/api/v1/memories', { content: 'The tide turns at six.' })
  await say(bob.client, 'What is new? [[tokens:1]]')
  const returned = await download(bob.client)
  expect(await bring(carol, returned)).toMatchObject({
    status: 'ready',
    added_count: 1,
    known_count: 17,
    entry_count: 1,
    left_out_count: 0,
  })
  expect(await bring(carol, returned)).toMatchObject({ added_count: 0, entry_count: 0 })
  const { accountId: _, ...anonymous } = read(returned, formatEntry.name) as { accountId: string }
  const dave = await createPerson(app)
  expect(await bring(dave, change(returned, formatEntry.name, anonymous))).toMatchObject({ status: 'ready', added_count: 4 })
})

test('what returns through several accounts is recognized by each', async () => {
  const carol = await createFullAccount(app)
  const [bob, dave] = [await createPerson(app), await createPerson(app)]
  const nothing = { status: 'ready', added_count: 0, entry_count: 0, left_out_count: 0 }
  await bring(bob, await download(carol.client))
  await bob.client.rest('POST', '/api/v1/memories', { content: 'The tide turns at six.' })
  await bring(dave, await download(bob.client))
  const returned = await download(dave.client)
  expect(await bring(carol, returned)).toMatchObject({ ...nothing, known_count: 17, entry_count: 1 })
  expect(await bring(bob, returned)).toMatchObject({ ...nothing, known_count: 18 })
  expect(await bring(dave, await download(carol.client))).toMatchObject({ ...nothing, known_count: 18 })
})

test('many entries of one millisecond do not slow down an import', async () => {
  const { db } = app.platform
  const { id: userId } = await createPerson(app)
  await db.$executeRaw`INSERT INTO knowledge_items (id, user_id, kind, title, content, updated_at)
    SELECT ('01a220fc-d87b-7fe4-a1f2-' || lpad(to_hex(n), 12, '0'))::uuid, ${userId}::uuid, 'note', 'Tide', 'It turns.', now()
    FROM generate_series(1, 40000) AS n`
  const importer = { userId, exporterId: userId, origins: new Map() }
  const ids = Array.from({ length: 50 }, (_, index) => `01a220fc-d87b-7fe4-b000-${String(index).padStart(12, '0')}`)
  const find = async () => expect(await db.$transaction((tx) => findOwn(tx, 'item', importer, ids))).toEqual(new Map())
  await find()
  expect(await measureReferenceMs(find)).toBeLessThan(40)
})
