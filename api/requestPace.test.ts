import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { lanes, RequestPace } from './requestPace.ts'

/** A clock that only work moves. */
function pacing() {
  const begun: string[] = []
  let time = 0
  const pace = new RequestPace(() => time)
  const begin = (lane: (typeof lanes)[keyof typeof lanes], name: string, takes = 2) =>
    pace.begin(lane, () => {
      begun.push(name)
      time += takes
    })
  return { begun, begin }
}

test('what is quick begins at once', () => {
  const { begun, begin } = pacing()
  begin(lanes.strangers, 'a', 1)
  begin(lanes.people, 'b', 1)
  expect(begun).toEqual(['a', 'b'])
})

test('one turn of the event loop begins a few milliseconds of work, and people do not wait for strangers', async () => {
  const { begun, begin } = pacing()
  for (const name of ['s1', 's2', 's3', 's4', 's5', 's6']) begin(lanes.strangers, name)
  expect(begun).toEqual(['s1', 's2', 's3'])
  begin(lanes.people, 'p1')
  await nextTurn()
  expect(begun).toEqual(['s1', 's2', 's3', 'p1', 's4'])
  await nextTurn()
  expect(begun).toEqual(['s1', 's2', 's3', 'p1', 's4', 's5'])
})

test('after a rest there is time again', async () => {
  const { begun, begin } = pacing()
  begin(lanes.people, 'long', 100)
  begin(lanes.people, 'later')
  expect(begun).toEqual(['long'])
  await nextTurn()
  await nextTurn()
  begin(lanes.people, 'at once')
  expect(begun).toEqual(['long', 'later', 'at once'])
})
