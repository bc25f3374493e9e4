import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { RequestPace } from './requestPace.ts'

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
