import { isKnownTimeZone } from '../account/validation.ts'

const dayMs = 86_400_000

/** PostgreSQL inverts the sign of offsets. */
export function isTimeZone(name: string): boolean {
  return /^[A-Za-z]/.test(name) && isKnownTimeZone(name)
}

export function getToday(timezone: string, now = new Date()): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: timezone, dateStyle: 'short' }).format(now)
}

export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10)
}

export function listDays(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / dayMs
}
