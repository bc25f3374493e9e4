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

/** The days of one month, with the way to the months before and after it. */
export function MonthCalendar() {
  const { t } = useLingui()
  return (
    <Calendar className={styles.Calendar}>
      <header className={styles.Header}>
        <IconButton slot="previous" icon={ChevronLeft} label={t`Previous month`} />
        <Heading className={styles.Month} />
        <IconButton slot="next" icon={ChevronRight} label={t`Next month`} />
      </header>
      <CalendarGrid weekdayStyle="short" className={styles.Grid}>
        <CalendarGridHeader>{(day) => <CalendarHeaderCell className={styles.Weekday}>{day}</CalendarHeaderCell>}</CalendarGridHeader>
        <CalendarGridBody>{(date) => <CalendarCell date={date} className={styles.Day} />}</CalendarGridBody>
      </CalendarGrid>
    </Calendar>
  )
}
