import { expect, test } from 'vitest'
import { limits } from './eventLog.ts'
import { memoryEventStore } from './eventStores.ts'

test('memory is given back: closed streams after minutes, abandoned ones after an hour, others stay', async () => {
  let seconds = 0
  const store = memoryEventStore(() => seconds * 1000)
  const isHeld = async (stream: string) => (await store.read(stream, 0)).entries.length > 0
  const write = (stream: string) => store.append(stream, [{ seq: 1, event: {} }])

  await write('closed')
  await store.close('closed')
  await write('abandoned')
  seconds = limits.closedSeconds + 1
  await write('recent')
  expect([await isHeld('closed'), await isHeld('abandoned')]).toEqual([false, true])

  seconds = limits.idleSeconds + 1
  await write('now')
  expect([await isHeld('abandoned'), await isHeld('recent'), await isHeld('now')]).toEqual([false, true, true])
})
