import { parseDate, type CalendarDate } from '@internationalized/date'
import { useLingui } from '@lingui/react/macro'
import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react'
import { Button as AriaButton } from 'react-aria-components/Button'
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar'
import { DateInput, DatePicker, DateSegment } from 'react-aria-components/DatePicker'
import { Dialog } from 'react-aria-components/Dialog'
import { Group } from 'react-aria-components/Group'
import { Heading } from 'react-aria-components/Heading'
import { Popover } from 'react-aria-components/Popover'
import { Button, IconButton } from '../Button/Button.tsx'
import { FieldParts, type FieldProps } from '../Field/Field.tsx'
import fieldStyles from '../Field/Field.module.css'
import { Icon } from '../Icon/Icon.tsx'
import popoverStyles from '../Popover/Popover.module.css'
import styles from './DateField.module.css'
import calendarStyles from './MonthCalendar.module.css'

export interface DateFieldProps extends FieldProps {
  /** The day as YYYY-MM-DD; null while there is none. */
  value: string | null
  /** Called with the whole day as YYYY-MM-DD; null when it was cleared. */
  onChange: (value: string | null) => void
  /** Its name in the form. */
  name?: string
  /** Cannot be changed now. */
  isDisabled?: boolean
  /** Can be read and copied, not changed. */
  isReadOnly?: boolean
  /** The last day that the calendar offers, as YYYY-MM-DD; whether a later one may be typed is for `error` to say. */
  max?: string
  /** The first and the last day, as YYYY-MM-DD, of the range that this day is an end of: the calendar shows its days. */
  range?: MonthCalendarProps['range']
}

/** One day, typed part by part in the order of the person's language, or chosen from a calendar. */
export function DateField({ value, onChange, name, isDisabled, isReadOnly, max, range, ...field }: DateFieldProps) {
  const { t } = useLingui()
  return (
    <DatePicker
      value={value ? parseDate(value) : null}
      onChange={(day) => onChange(day?.toString() ?? null)}
      {...{ name, isDisabled, isReadOnly }}
      isInvalid={Boolean(field.error)}
      validationBehavior="aria"
      className={fieldStyles.Field}
    >
      <FieldParts {...field}>
        <Group className={fieldStyles.Control}>
          <DateInput className={styles.Parts}>{(segment) => <DateSegment segment={segment} className={styles.Part} />}</DateInput>
          {!isReadOnly && (
            <AriaButton className={styles.Open}>
              <Icon glyph={CalendarDays} />
            </AriaButton>
          )}
        </Group>
      </FieldParts>
      <Popover className={popoverStyles.Popover} offset={4}>
        <Dialog className={styles.Panel}>
          <MonthCalendar max={max} range={range} />
          {value && (
            <Button slot="close" variant="quiet" onPress={() => onChange(null)}>
              {t`Clear date`}
            </Button>
          )}
        </Dialog>
      </Popover>
    </DatePicker>
  )
}

export interface DateRange {
  /** The first day as YYYY-MM-DD; null for no limit. */
  from: string | null
  /** The last day as YYYY-MM-DD; null for no limit. */
  to: string | null
}

export interface DateRangeFieldProps {
  /** Names both days together for assistive technology. */
  label: string
  /** Both days. */
  value: DateRange
  /** Called with both days after one of them was changed or cleared; they may be out of order. */
  onChange: (value: DateRange) => void
  /** Says that the last day is before the first one. */
  error?: string
  /** Cannot be changed now. */
  isDisabled?: boolean
  /** The last day that the calendars offer, as YYYY-MM-DD. */
  max?: string
}

/** A first and a last day, and the days between in both calendars. Either may be missing, which a DateRangePicker of react-aria-components does not allow. */
export function DateRangeField({ label, value, onChange, error, isDisabled, max }: DateRangeFieldProps) {
  const { t } = useLingui()
  const both = { isDisabled, max, range: value }
  return (
    <div role="group" aria-label={label} className={styles.Days}>
      <DateField label={t`From`} value={value.from} onChange={(from) => onChange({ ...value, from })} {...both} />
      <DateField label={t`To`} value={value.to} onChange={(to) => onChange({ ...value, to })} error={error} {...both} />
    </div>
  )
}

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
    <Calendar maxValue={max ? parseDate(max) : undefined} className={calendarStyles.Calendar}>
      <header className={calendarStyles.Header}>
        <IconButton slot="previous" icon={ChevronLeft} label={t`Previous month`} />
        <Heading className={calendarStyles.Month} />
        <IconButton slot="next" icon={ChevronRight} label={t`Next month`} />
      </header>
      <CalendarGrid weekdayStyle="short" className={calendarStyles.Grid}>
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell className={calendarStyles.Weekday}>{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => <CalendarCell date={date} data-range={placeIn(range, date)} className={calendarStyles.Day} />}
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
