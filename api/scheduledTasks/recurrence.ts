import {
  type CalendarDate,
  CalendarDateTime,
  fromDate,
  getDayOfWeek,
  parseDate,
  parseTime,
  toCalendarDate,
  toCalendarDateTime,
  toZoned,
} from '@internationalized/date'
import type { ScheduledTask } from '../platform/__generated__/prisma/client.ts'
import { lastWeek } from './validation.ts'

export type Schedule = Pick<ScheduledTask, 'recurrence' | 'interval' | 'date' | 'time' | 'days' | 'week' | 'timezone'>

/** Monthly tasks are due within two months of the interval’s. */
const longestMonth = 31

/** Null if there is none. A time that a clock change skips is moved forward by an hour; of a repeated one, the first counts. */
export function findNextRun(schedule: Schedule, after: Date): Date | null {
  const { interval, date, timezone } = schedule
  const today = toCalendarDate(fromDate(after, timezone))
  if (schedule.recurrence === 'once') {
    const instant = date === null ? null : toInstant(schedule, parseDate(date))
    return instant && instant > after ? instant : null
  }
  const first = date === null ? today : parseDate(date)
  const start = first.compare(today) > 0 ? first : today
  for (let offset = 0; offset <= (interval + 1) * longestMonth; offset += 1) {
    const day = start.add({ days: offset })
    if (!isDue(schedule, day) || countIntervals(schedule, first, day) % interval !== 0) continue
    const instant = toInstant(schedule, day)
    if (instant > after) return instant
  }
  return null
}

/** Date and time of day of an instant, to the minute. */
export function toLocal(instant: Date, timezone: string): { date: string; time: string } {
  const local = toCalendarDateTime(fromDate(instant, timezone)).toString()
  return { date: local.slice(0, 10), time: local.slice(11, 16) }
}

function toInstant({ time, timezone }: Schedule, { year, month, day }: CalendarDate): Date {
  const { hour, minute } = parseTime(time)
  return toZoned(new CalendarDateTime(year, month, day, hour, minute), timezone, 'compatible').toDate()
}

function isDue({ recurrence, days, week }: Schedule, day: CalendarDate): boolean {
  const isoWeekday = getDayOfWeek(day, 'en-US', 'mon') + 1
  const monthLength = day.calendar.getDaysInMonth(day)
  switch (recurrence) {
    case 'weekdays':
      return isoWeekday <= 5
    case 'weekly':
      return days.includes(isoWeekday)
    case 'monthly':
      if (week === null) return day.day === Math.min(days[0] ?? 1, monthLength)
      return days.includes(isoWeekday) && (week === lastWeek ? day.day + 7 > monthLength : Math.ceil(day.day / 7) === week)
    default:
      return true
  }
}

/** Days, weeks from Monday or months in between. */
function countIntervals({ recurrence }: Schedule, from: CalendarDate, to: CalendarDate): number {
  const [first, last] = [from.calendar.toJulianDay(from), to.calendar.toJulianDay(to)]
  switch (recurrence) {
    case 'weekly':
      // Julian day 0 was a Monday.
      return Math.floor(last / 7) - Math.floor(first / 7)
    case 'monthly':
      return (to.year - from.year) * 12 + to.month - from.month
    default:
      return last - first
  }
}
