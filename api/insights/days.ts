const dayMs = 86_400_000

/** By name, as in Europe/Berlin: PostgreSQL reads the sign of an offset the other way round. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

/** The date on the wall there, as 2026-01-31. */
export function today(timezone: string, now = new Date()): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone: timezone, year: 'numeric', month: '2-digit', day: '2-digit' }).formatToParts(now)
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? ''
  return `${part('year')}-${part('month')}-${part('day')}`
}

export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10)
}

/** Negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / dayMs
}
