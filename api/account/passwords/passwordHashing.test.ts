import { expect, test, vi } from 'vitest'
import { RateLimitError } from '../../platform/errors.ts'
import { createPasswordHashing } from './passwordHashing.ts'

function slowHashing() {
  const finish: (() => void)[] = []
  let atOnce = 0
  let most = 0
  const work = async <Result>(result: Result): Promise<Result> => {
    atOnce += 1
    most = Math.max(most, atOnce)
    await new Promise<void>((resolve) => finish.push(resolve))
    atOnce -= 1
    return result
  }
  const hashing = createPasswordHashing({ hash: (password) => work(`hash of ${password}`), verify: () => work(true) })
  return { hashing, finish, most: () => most }
}

test('queues password hashing to leave threads for other work', async () => {
  const { hashing, finish, most } = slowHashing()
  const hashes = Array.from({ length: 20 }, (_, index) => hashing.hash(String(index)))
  const checks = Array.from({ length: 20 }, () => hashing.verify({ hash: 'a', password: 'b' }))
  const all = Promise.all([...hashes, ...checks])
  for (let done = 0; done < 40; done += 1) {
    await vi.waitFor(() => expect(finish.length).toBeGreaterThan(0))
    finish.shift()?.()
  }
  expect((await all).slice(0, 2)).toEqual(['hash of 0', 'hash of 1'])
  expect(most()).toBeLessThanOrEqual(2)
})

test('refuses hashing when the queue is too long', async () => {
  const { hashing } = slowHashing()
  const answers = Array.from({ length: 110 }, (_, index) => hashing.hash(String(index)).catch((error: unknown) => error))
  const last = await answers.at(-1)
  expect(last).toBeInstanceOf(RateLimitError)
  expect(last).toMatchObject({ message: expect.stringContaining('Too many people are signing in right now. Try again in a moment.') })
})
