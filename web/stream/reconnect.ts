/** Immediate at first, then with backoff and jitter. */
const delaysMs = [0, 500, 1_000, 2_000, 4_000, 8_000]

/** About 50 seconds, enough for a server restart. */
export const maxAttempts = 10

export function getReconnectDelay(attempt: number): number {
  const delay = delaysMs[attempt] ?? 8_000
  return delay * (0.75 + Math.random() / 2)
}

export function onWake(callback: () => void): () => void {
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
