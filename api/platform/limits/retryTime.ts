const dayMs = 86_400_000

/** A minute, doubling up to a day. */
export function getRetryTime(failures: number, now = Date.now()): Date {
  return new Date(now + Math.min(60_000 * 2 ** Math.min(failures, 20), dayMs))
}
