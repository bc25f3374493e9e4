import { setImmediate as nextTurn } from 'node:timers/promises'

const longestStretchMs = 5

/** For long loops: call the returned function in each iteration to yield every few milliseconds. */
export function createPause(): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < longestStretchMs) return
    await nextTurn()
    since = performance.now()
  }
}
