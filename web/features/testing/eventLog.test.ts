import { beforeEach, expect, test, vi } from 'vitest'
import { toJsonLines, EventLog, maxLogged } from './eventLog.ts'

let frames: (() => void)[] = []
beforeEach(() => {
  frames = []
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => frames.push(callback))
})
const nextFrame = () => frames.splice(0).forEach((callback) => callback())

const delta = (seq: number) => ({ __typename: 'ChatDelta', cursor: `1:${seq}`, stepId: 'step-1', delta: `tok${seq}` }) as const

test('notifies once per burst, in order and with full payloads', () => {
  const log = new EventLog()
  const listener = vi.fn()
  log.subscribe(listener)
  log.add(delta(1))
  log.add(delta(2))
  expect(log.getEvents()).toEqual([])
  nextFrame()
  expect(listener).toHaveBeenCalledTimes(1)
  expect(log.getEvents()).toMatchObject([
    { number: 1, cursor: '1:1', type: 'ChatDelta', afterMs: null, payload: { delta: 'tok1', stepId: 'step-1' } },
    { number: 2, cursor: '1:2', payload: { delta: 'tok2' } },
  ])
  expect(toJsonLines(log.getEvents()).split('\n')[1]).toBe('{"cursor":"1:2","type":"ChatDelta","delta":"tok2","stepId":"step-1"}')
})

test('clears events that were not shown yet too', () => {
  const log = new EventLog()
  log.add(delta(1))
  nextFrame()
  log.add(delta(2))
  log.clear()
  nextFrame()
  expect(log.getEvents()).toEqual([])
  log.add(delta(3))
  nextFrame()
  expect(log.getEvents()).toMatchObject([{ number: 3 }])
})

test('drops the oldest events at the limit', () => {
  const log = new EventLog()
  for (let seq = 1; seq <= maxLogged + 2; seq++) log.add(delta(seq))
  nextFrame()
  expect(log.getEvents()).toHaveLength(maxLogged)
  expect(log.getEvents()[0]).toMatchObject({ number: 3 })
})
