import { EventEmitter } from 'node:events'
import type { ServerResponse } from 'node:http'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { RequestPace, RequestTurns } from './requestTurns.ts'

/** What the turns see of a response. */
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

test('the requests of one client wait for each other, and nobody else waits for them', async () => {
  const { worked, ask } = asking(new RequestTurns(2))
  const [first] = [ask('eager', 'e1'), ask('eager', 'e2'), ask('eager', 'e3'), ask('eager', 'e4')]
  ask('other', 'o1')
  expect(worked).toEqual(['e1', 'e2', 'o1'])
  first?.writeHead(200)
  await nextTurn()
  expect(worked).toEqual(['e1', 'e2', 'o1', 'e3'])
  // The end of an answer that had begun is no second turn.
  first?.end()
  await nextTurn()
  expect(worked).toEqual(['e1', 'e2', 'o1', 'e3'])
})

test('a request whose client has left is not worked on, and keeps nobody waiting', async () => {
  const { worked, ask } = asking(new RequestTurns(1))
  const [first, second] = [ask('eager', 'e1'), ask('eager', 'e2'), ask('eager', 'e3')]
  second?.end()
  first?.end()
  await nextTurn()
  await nextTurn()
  expect(worked).toEqual(['e1', 'e3'])
})

test('more than anybody needs are refused at once', () => {
  const { worked, ask } = asking(new RequestTurns(1))
  const responses = Array.from({ length: 5002 }, (_, index) => ask('eager', `e${index}`))
  expect(worked).toEqual(['e0'])
  expect(responses.filter(({ status }) => status === 503)).toHaveLength(1)
})

/** A clock that only work moves. */
function pacing() {
  const begun: string[] = []
  let time = 0
  const pace = new RequestPace(5, () => time)
  const begin = (name: string, takes = 2, client = 'somebody') =>
    pace.begin(client, () => {
      begun.push(name)
      time += takes
    })
  return { begun, begin }
}

test('what is quick begins at once', () => {
  const { begun, begin } = pacing()
  begin('a', 1)
  begin('b', 1)
  expect(begun).toEqual(['a', 'b'])
})

test('one turn of the event loop begins a few milliseconds of work', async () => {
  const { begun, begin } = pacing()
  const names = Array.from({ length: 8 }, (_, index) => `s${index}`)
  for (const name of names) begin(name)
  expect(begun).toEqual(names.slice(0, 3))
  await nextTurn()
  expect(begun).toEqual(names.slice(0, 6))
  await nextTurn()
  expect(begun).toEqual(names)
})

test('after a rest there is time again', async () => {
  const { begun, begin } = pacing()
  begin('long', 100)
  begin('later')
  expect(begun).toEqual(['long'])
  await nextTurn()
  await nextTurn()
  begin('at once')
  expect(begun).toEqual(['long', 'later', 'at once'])
})

test('who asks for one thing does not wait for all that another asks for', async () => {
  const { begun, begin } = pacing()
  for (let index = 0; index < 8; index++) begin(`s${index}`, 2, 'eager')
  begin('one', 2, 'other')
  await nextTurn()
  expect(begun).toEqual(['s0', 's1', 's2', 's3', 'one', 's4'])
})
