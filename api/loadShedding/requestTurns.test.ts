import { EventEmitter } from 'node:events'
import type { ServerResponse } from 'node:http'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { RequestTurns } from './requestTurns.ts'

class FakeResponse extends EventEmitter {
  closed = false
  status: number | null = null
  writeHead(status: number) {
    this.status = status
    return this
  }
  end() {
    this.closed = true
    this.emit('close')
  }
}

function asking(turns: RequestTurns) {
  const worked: string[] = []
  const ask = (client: string, name: string) => {
    const response = new FakeResponse()
    turns.take(client, response as unknown as ServerResponse, () => worked.push(name))
    return response
  }
  return { worked, ask }
}

test('queues the requests of one client without delaying others', async () => {
  const { worked, ask } = asking(new RequestTurns(2))
  const [first] = [ask('eager', 'e1'), ask('eager', 'e2'), ask('eager', 'e3'), ask('eager', 'e4')]
  ask('other', 'o1')
  expect(worked).toEqual(['e1', 'e2', 'o1'])
  first?.end()
  await nextTurn()
  expect(worked).toEqual(['e1', 'e2', 'o1', 'e3'])
})

test('skips queued requests of disconnected clients', async () => {
  const { worked, ask } = asking(new RequestTurns(1))
  const [first, second] = [ask('eager', 'e1'), ask('eager', 'e2'), ask('eager', 'e3')]
  second?.end()
  first?.end()
  await nextTurn()
  await nextTurn()
  expect(worked).toEqual(['e1', 'e3'])
})

test('skips thousands of queued requests of disconnected clients', async () => {
  const { worked, ask } = asking(new RequestTurns(1))
  const [first, ...queued] = Array.from({ length: 5000 }, (_, index) => ask('eager', `e${index}`))
  for (const response of queued) response.end()
  first?.end()
  await nextTurn()
  await nextTurn()
  ask('eager', 'last')
  expect(worked).toEqual(['e0', 'last'])
})

test('refuses too many queued requests immediately', () => {
  const { worked, ask } = asking(new RequestTurns(1))
  const responses = Array.from({ length: 5002 }, (_, index) => ask('eager', `e${index}`))
  expect(worked).toEqual(['e0'])
  expect(responses.filter(({ status }) => status === 503)).toHaveLength(1)
})
