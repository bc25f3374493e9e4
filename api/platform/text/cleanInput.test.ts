import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { parseBody } from './cleanInput.ts'

test('answers other requests between two long bodies', async () => {
  const long = JSON.stringify('x'.repeat(60_000))
  let parsed = 0
  const all = Promise.all(
    [long, long, '{', long].map((body) =>
      parseBody(body).then(
        () => (parsed += 1),
        () => {},
      ),
    ),
  )
  const seen: number[] = []
  for (let turn = 0; turn < 6; turn += 1) {
    await nextTurn()
    seen.push(parsed)
  }
  await all
  expect(seen).toEqual(expect.arrayContaining([1, 2, 3]))
})
