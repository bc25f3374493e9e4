/** The first reconnection is at once; each next one waits longer, with some chance so that readers do not come back together. */
const delaysMs = [0, 500, 1_000, 2_000, 4_000, 8_000]

/** Long enough for a server to start again, about 50 seconds. */
export const maxAttempts = 10

export function delayBefore(attempt: number): number {
  const delay = delaysMs[attempt] ?? 8_000
  return delay * (0.75 + Math.random() / 2)
}

/** Calls back when a connection that was lost, or fell asleep unnoticed, is worth trying at once. */
export function onAwake(callback: () => void): () => void {
  const handleVisibility = () => {
    if (document.visibilityState === 'visible') callback()
  }
  window.addEventListener('online', callback)
  document.addEventListener('visibilitychange', handleVisibility)
  return () => {
    window.removeEventListener('online', callback)
    document.removeEventListener('visibilitychange', handleVisibility)
  }
}
