/** How many days are shown, today included. */
export const periods = ['7', '30', '90'] as const

export type Period = (typeof periods)[number]

export function periodOf(address: URLSearchParams): Period {
  return periods.find((days) => days === address.get('days')) ?? '30'
}

/** The day on which the period began, as 2026-01-31, by the calendar of a place. */
export function firstDay(period: Period, now: Date, timeZone: string): string {
  const [year = 0, month = 0, day = 0] = new Intl.DateTimeFormat('sv', { timeZone }).format(now).split('-').map(Number)
  return new Date(Date.UTC(year, month - 1, day - Number(period) + 1)).toISOString().slice(0, 10)
}
