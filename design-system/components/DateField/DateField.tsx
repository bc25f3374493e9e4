import { parseDate, type CalendarDate } from '@internationalized/date'
import { useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
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
import { useControlledState } from 'react-stately/useControlledState'
import { Button, IconButton } from '../Button/Button.tsx'
import { FieldParts, type FieldProps } from '../Field/Field.tsx'
import fieldStyles from '../Field/Field.module.css'
import { Icon } from '../Icon/Icon.tsx'
import popoverStyles from '../Popover/Popover.module.css'
import type { StyleProps } from '../styleProps.ts'
import styles from './DateField.module.css'
import calendarStyles from './MonthCalendar.module.css'

export interface DateFieldProps extends FieldProps {
  /** YYYY-MM-DD (controlled). */
  value?: string | null
  /** YYYY-MM-DD (uncontrolled). */
  defaultValue?: string
  /** Called with a complete date, or null when cleared. */
  onChange?: (value: string | null) => void
  /** Allows reading and copying only. */
  isReadOnly?: boolean
  /** Limits the calendar only; validate typed dates. */
  max?: string
  /** The range to highlight in the calendar. */
  range?: DateRange
}

export function DateField({
  isDisabled,
  isReadOnly,
  max,
  range,
  value: given,
  defaultValue,
  onChange,
  className,
  ...field
}: DateFieldProps) {
  const { t } = useLingui()
  const [value, setValue] = useControlledState<string | null>(given, defaultValue ?? null, onChange)
  return (
    <DatePicker
      value={value ? parseDate(value) : null}
      onChange={(day) => setValue(day?.toString() ?? null)}
      {...{ isDisabled, isReadOnly }}
      isInvalid={Boolean(field.error)}
      validationBehavior="aria"
      className={clsx(fieldStyles.Field, className)}
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
            <Button slot="close" variant="quiet" onPress={() => setValue(null)}>
              {t`Clear date`}
            </Button>
          )}
        </Dialog>
      </Popover>
    </DatePicker>
  )
}

export interface DateRange {
  /** YYYY-MM-DD, or null for no limit. */
  from: string | null
  /** YYYY-MM-DD, or null for no limit. */
  to: string | null
}

export interface DateRangeFieldProps extends StyleProps {
  /** Accessible name of the group. */
  label: string
  /** Controlled. */
  value?: DateRange
  /** Uncontrolled. */
  defaultValue?: DateRange
  /** The dates may be out of order. */
  onChange?: (value: DateRange) => void
  /** Shown while the dates are out of order. */
  error?: string
  /** Disables both fields. */
  isDisabled?: boolean
  /** Last date in the calendars. */
  max?: string
}

/** DateRangePicker of react-aria-components requires both dates. */
export function DateRangeField({
  label,
  value: given,
  defaultValue = { from: null, to: null },
  onChange,
  error,
  isDisabled,
  max,
  className,
}: DateRangeFieldProps) {
  const { t } = useLingui()
  const [value, setValue] = useControlledState(given, defaultValue, onChange)
  const both = { isDisabled, max, range: value }
  return (
    <div role="group" aria-label={label} className={clsx(styles.Days, className)}>
      <DateField label={t`From`} value={value.from} onChange={(from) => setValue({ ...value, from })} {...both} />
      <DateField label={t`To`} value={value.to} onChange={(to) => setValue({ ...value, to })} error={error} {...both} />
    </div>
  )
}

export type MonthCalendarProps = Pick<DateFieldProps, 'max' | 'range'>

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
          {(date) => <CalendarCell date={date} data-range={getRangePosition(range, date)} className={calendarStyles.Day} />}
        </CalendarGridBody>
      </CalendarGrid>
    </Calendar>
  )
}

function getRangePosition(range: DateRange | undefined, date: CalendarDate) {
  const day = date.toString()
  if (!range?.from || !range.to || range.from >= range.to || day < range.from || day > range.to) return undefined
  return day === range.from ? 'start' : day === range.to ? 'end' : 'middle'
}
