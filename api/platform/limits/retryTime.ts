const dayMs = 86_400_000

export function getRetryTime(failures: number, now = Date.now()): Date {
  return new Date(now + Math.min(60_000 * 2 ** Math.min(failures, 20), dayMs))
}
