import { Select, TextField, ToggleButton } from '#design-system'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { formatWeekday, lastDay, type Schedule } from './scheduleWords.ts'
import styles from './Schedule.module.css'

interface ScheduleFieldsProps {
  value: Schedule
  onChange: (value: Schedule) => void
}

const intervals = Array.from({ length: 12 }, (_, index) => index + 1)
const week = [1, 2, 3, 4, 5, 6, 7]
const month = Array.from({ length: lastDay }, (_, index) => index + 1)

export function ScheduleFields({ value, onChange }: ScheduleFieldsProps) {
  const { t } = useLingui()
  const { recurrence, interval, date, time, days, week: weekOfMonth } = value
  const change = (changes: Partial<Schedule>) => onChange({ ...value, ...changes })
  const recurrences = [
    { value: 'ONCE', label: t`Once` },
    { value: 'DAILY', label: t`Daily` },
    { value: 'WEEKDAYS', label: t`Monday to Friday` },
    { value: 'WEEKLY', label: t`Weekly` },
    { value: 'MONTHLY', label: t`Monthly` },
  ]
  const weeks = [
    { value: '', label: t`Day of the month` },
    { value: '1', label: t({ message: 'First', context: 'weekday' }) },
    { value: '2', label: t({ message: 'Second', context: 'weekday' }) },
    { value: '3', label: t({ message: 'Third', context: 'weekday' }) },
    { value: '4', label: t({ message: 'Fourth', context: 'weekday' }) },
    { value: '5', label: t({ message: 'Last', context: 'weekday' }) },
  ]
  const handleRecurrence = (next: string) => {
    const from = new Date(`${date ?? getToday()}T00:00:00Z`)
    const dayOf = { WEEKLY: [from.getUTCDay() || 7], MONTHLY: [from.getUTCDate()] }[next]
    change({ recurrence: next, interval: 1, days: dayOf ?? [], week: null, date: next === 'ONCE' ? from.toISOString().slice(0, 10) : null })
  }
  const handleInterval = (next: string) => change({ interval: Number(next), date: next === '1' ? null : (date ?? getToday()) })
  const toggle = (day: number) => {
    const others = days.filter((one) => one !== day)
    const next = others.length === days.length ? [...days, day].toSorted((one, other) => one - other) : others
    if (next.length > 0) change({ days: next })
  }
  return (
    <div className={styles.fields} data-open-form>
      <div className={styles.repetition}>
        <Select label={t`Repeats`} items={recurrences} value={recurrence} onChange={handleRecurrence} />
        {formatInterval(recurrence, interval) && (
          <Select
            label={t`Interval`}
            items={[...new Set([...intervals, interval])].map((count) => ({
              value: String(count),
              label: formatInterval(recurrence, count) ?? '',
            }))}
            value={String(interval)}
            onChange={handleInterval}
          />
        )}
      </div>
      {recurrence === 'WEEKLY' && (
        <div role="group" aria-label={t`Days`} className={styles.days}>
          {week.map((day) => (
            <ToggleButton key={day} aria-label={formatWeekday(day, 'long')} isSelected={days.includes(day)} onChange={() => toggle(day)}>
              {formatWeekday(day, 'short')}
            </ToggleButton>
          ))}
        </div>
      )}
      {recurrence === 'MONTHLY' && (
        <div className={styles.repetition}>
          <Select
            label={t({ message: 'On', context: 'weekday' })}
            items={weeks}
            value={String(weekOfMonth ?? '')}
            onChange={(next) => change({ week: Number(next) || null, days: [1] })}
          />
          <Select
            label={weekOfMonth ? t`Weekday` : t`Day`}
            items={
              weekOfMonth
                ? week.map((day) => ({ value: String(day), label: formatWeekday(day, 'long') }))
                : month.map((day) => ({ value: String(day), label: day === lastDay ? t`Last day` : String(day) }))
            }
            value={String(days[0] ?? 1)}
            onChange={(day) => change({ days: [Number(day)] })}
          />
        </div>
      )}
      {interval > 1 && <TextField label={t`First day`} type="date" value={date ?? ''} onChange={(day) => day && change({ date: day })} />}
      {recurrence === 'ONCE' ? (
        <TextField
          label={t`Date and time`}
          type="datetime-local"
          value={`${date ?? ''}T${time}`}
          onChange={(moment) => moment && change({ date: moment.slice(0, 10), time: moment.slice(11, 16) })}
        />
      ) : (
        <TextField label={t`Time of day`} type="time" value={time} onChange={(next) => next && change({ time: next })} />
      )}
    </div>
  )
}

const getToday = () => new Intl.DateTimeFormat('sv').format(new Date())

function formatInterval(recurrence: string, count: number): string | undefined {
  switch (recurrence) {
    case 'DAILY':
      return plural(count, { one: 'Every day', other: 'Every # days' })
    case 'WEEKLY':
      return plural(count, { one: 'Every week', other: 'Every # weeks' })
    case 'MONTHLY':
      return plural(count, { one: 'Every month', other: 'Every # months' })
    default:
      return undefined
  }
}
