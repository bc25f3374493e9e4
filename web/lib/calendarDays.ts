const dayMs = 86_400_000

/** Calendar days in this browser’s time zone. Negative if its clock is behind. */
export function countDaysAgo(date: Date, now = new Date()): number {
  return Math.round((getMidnight(now) - getMidnight(date)) / dayMs)
}

function getMidnight(date: Date): number {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime()
}

/** Excludes years that are still being typed: 0002 on the way to 2026. */
export function parseDay(text: string | null): string | null {
  if (!text || !/^\d{4}-\d\d-\d\d$/.test(text) || text < '1971') return null
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : null
}

/** Swedish formats dates as YYYY-MM-DD. */
export function getToday(): string {
  return new Intl.DateTimeFormat('sv').format()
}

/** By the clock of this browser. */
export function getDayStart(day: string, daysLater = 0): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date + daysLater)
}
