import { setImmediate as nextTurn } from 'node:timers/promises'

const longestStretchMs = 5

/** Lets other work run during long loops: call the returned function in each iteration; every few milliseconds it yields to the event loop. */
export function pauses(): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < longestStretchMs) return
    await nextTurn()
    since = performance.now()
  }
}
