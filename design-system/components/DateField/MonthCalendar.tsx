import { parseDate, type CalendarDate } from '@internationalized/date'
import { useLingui } from '@lingui/react/macro'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar'
import { Heading } from 'react-aria-components/Heading'
import { IconButton } from '../IconButton/IconButton.tsx'
import styles from './MonthCalendar.module.css'

export interface MonthCalendarProps {
  /** The last day that can be chosen, as YYYY-MM-DD. */
  max?: string
  /** The first and the last day of the range that the chosen day is an end of, as YYYY-MM-DD. */
  range?: { from: string | null; to: string | null }
}

/** The days of one month, with the way to the months before and after it. */
export function MonthCalendar({ max, range }: MonthCalendarProps) {
  const { t } = useLingui()
  return (
    <Calendar maxValue={max ? parseDate(max) : undefined} className={styles.Calendar}>
      <header className={styles.Header}>
        <IconButton slot="previous" icon={ChevronLeft} label={t`Previous month`} />
        <Heading className={styles.Month} />
        <IconButton slot="next" icon={ChevronRight} label={t`Next month`} />
      </header>
      <CalendarGrid weekdayStyle="short" className={styles.Grid}>
        <CalendarGridHeader>{(day) => <CalendarHeaderCell className={styles.Weekday}>{day}</CalendarHeaderCell>}</CalendarGridHeader>
        <CalendarGridBody>
          {(date) => <CalendarCell date={date} data-range={placeIn(range, date)} className={styles.Day} />}
        </CalendarGridBody>
      </CalendarGrid>
    </Calendar>
  )
}

/** Where a day stands in a range that has both ends, in order, and more than one day. */
function placeIn(range: MonthCalendarProps['range'], date: CalendarDate) {
  const day = date.toString()
  if (!range?.from || !range.to || range.from >= range.to || day < range.from || day > range.to) return undefined
  return day === range.from ? 'start' : day === range.to ? 'end' : 'middle'
}
