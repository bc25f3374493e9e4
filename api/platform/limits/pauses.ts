import { setImmediate as nextTurn } from 'node:timers/promises'

const longestStretchMs = 5

/** For work that takes long: awaited within its loop, it lets others be answered whenever some milliseconds have passed. */
export function pauses(): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < longestStretchMs) return
    await nextTurn()
    since = performance.now()
  }
}
