/** First of a number of days that end today. */
export function getFirstDay(days: number, now: Date, timeZone: string): string {
  const [year = 0, month = 0, day = 0] = new Intl.DateTimeFormat('sv', { timeZone }).format(now).split('-').map(Number)
  return new Date(Date.UTC(year, month - 1, day - days + 1)).toISOString().slice(0, 10)
}
