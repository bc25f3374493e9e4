import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { graphql, readInlineData } from 'react-relay'
import type { scheduleWords_task$key } from '../../__generated__/scheduleWords_task.graphql.ts'

export interface Schedule {
  readonly recurrence: string
  readonly interval: number
  readonly date?: string | null
  readonly time: string
  readonly days: readonly number[]
  readonly week?: number | null
}

const fragment = graphql`
  fragment scheduleWords_task on ScheduledTask @inline {
    status
    recurrence
    interval
    date
    time
    days
    week
    timezone
    nextRunAt
  }
`

/** In shorter months, the last one. */
export const lastDay = 31

export const getBrowserTimezone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** For proposals with a relative time, such as “in ten minutes”, the instant counts. */
export function toSchedule(task: scheduleWords_task$key): Schedule {
  const { status, nextRunAt, recurrence, interval, date, time, days, week } = readInlineData(fragment, task)
  if (status !== 'PROPOSED' || !nextRunAt) return { recurrence, interval, date, time, days, week }
  const local = new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeStyle: 'short' }).format(new Date(nextRunAt))
  return { recurrence, interval, date: local.slice(0, 10), time: local.slice(11, 16), days }
}

export function formatWhen(task: scheduleWords_task$key): string {
  const { status, timezone, interval, date } = readInlineData(fragment, task)
  const schedule = formatSchedule(toSchedule(task))
  const day = interval > 1 && date && i18n.date(new Date(`${date}T00:00:00Z`), { dateStyle: 'medium', timeZone: 'UTC' })
  const when = day ? t`${schedule}, from ${day}` : schedule
  const isElsewhere = status !== 'PROPOSED' && timezone !== getBrowserTimezone()
  return isElsewhere ? `${when} (${timezone})` : when
}

function formatSchedule({ recurrence, interval, date, time: timeOfDay, days, week }: Schedule): string {
  const time = formatTime(timeOfDay)
  switch (recurrence) {
    case 'DAILY':
      return interval > 1 ? t`Every ${interval} days at ${time}` : t`Every day at ${time}`
    case 'WEEKDAYS':
      return t`Monday to Friday at ${time}`
    case 'WEEKLY': {
      const names = new Intl.ListFormat(i18n.locale, { type: 'conjunction' }).format(days.map((day) => formatWeekday(day, 'long')))
      return interval > 1 ? t`Every ${interval} weeks on ${names} at ${time}` : t`Every ${names} at ${time}`
    }
    case 'MONTHLY': {
      const day = formatMonthDay(days[0] ?? 1, week)
      return interval > 1 ? t`Every ${interval} months on ${day} at ${time}` : t`Monthly on ${day} at ${time}`
    }
    default: {
      const day = i18n.date(new Date(`${date ?? ''}T00:00:00Z`), { dateStyle: 'full', timeZone: 'UTC' })
      return t`${day} at ${time}`
    }
  }
}

function formatMonthDay(day: number, week: number | null | undefined): string {
  if (week == null) return day === lastDay ? t`the last day` : t`day ${day}`
  const weekday = formatWeekday(day, 'long')
  switch (week) {
    case 1:
      return t`the first ${weekday}`
    case 2:
      return t`the second ${weekday}`
    case 3:
      return t`the third ${weekday}`
    case 4:
      return t`the fourth ${weekday}`
    default:
      return t`the last ${weekday}`
  }
}

function formatTime(time: string): string {
  return i18n.date(new Date(`2000-01-01T${time}:00Z`), { timeStyle: 'short', timeZone: 'UTC' })
}

/** @param day 1 for Monday, 7 for Sunday */
export function formatWeekday(day: number, weekday: 'short' | 'long'): string {
  // 3 January 2000 was a Monday.
  return i18n.date(new Date(Date.UTC(2000, 0, 2 + day)), { weekday, timeZone: 'UTC' })
}
