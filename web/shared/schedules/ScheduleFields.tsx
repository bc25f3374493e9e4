import { Select, TextField, ToggleButton } from '#design-system'
import { useLingui } from '@lingui/react/macro'
import { formatWeekday, type Schedule } from './scheduleWords.ts'
import styles from './Schedule.module.css'

interface ScheduleFieldsProps {
  value: Schedule
  onChange: (value: Schedule) => void
}

const week = [1, 2, 3, 4, 5, 6, 7]
const month = Array.from({ length: 31 }, (_, index) => String(index + 1))

export function ScheduleFields({ value, onChange }: ScheduleFieldsProps) {
  const { t } = useLingui()
  const { recurrence, date, time, days } = value
  const change = (changes: Partial<Schedule>) => onChange({ ...value, ...changes })
  const recurrences = [
    { value: 'ONCE', label: t`Once` },
    { value: 'DAILY', label: t`Every day` },
    { value: 'WEEKDAYS', label: t`Monday to Friday` },
    { value: 'WEEKLY', label: t`Every week` },
    { value: 'MONTHLY', label: t`Every month` },
  ]
  const handleRecurrence = (next: string) => {
    const from = new Date(`${date ?? new Date().toISOString().slice(0, 10)}T00:00:00Z`)
    const dayOf = { WEEKLY: [from.getUTCDay() || 7], MONTHLY: [from.getUTCDate()] }[next]
    change({ recurrence: next, days: dayOf ?? [], date: next === 'ONCE' ? from.toISOString().slice(0, 10) : null })
  }
  const toggle = (day: number) => {
    const others = days.filter((one) => one !== day)
    const next = others.length === days.length ? [...days, day].toSorted((one, other) => one - other) : others
    if (next.length > 0) change({ days: next })
  }
  return (
    <div className={styles.fields}>
      <Select label={t`Repeats`} items={recurrences} value={recurrence} onChange={handleRecurrence} />
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
        <Select
          label={t`Day of the month`}
          items={month.map((day) => ({ value: day, label: day }))}
          value={String(days[0] ?? 1)}
          onChange={(day) => change({ days: [Number(day)] })}
        />
      )}
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
