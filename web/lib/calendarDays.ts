const dayMs = 86_400_000

/** Calendar days in this browser’s time zone. Negative if its clock is behind. */
export function countDaysAgo(date: Date, now = new Date()): number {
  return Math.round((getMidnight(now) - getMidnight(date)) / dayMs)
}

function getMidnight(date: Date): number {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime()
}
