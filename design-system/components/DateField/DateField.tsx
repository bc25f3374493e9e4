import { parseDate } from '@internationalized/date'
import { useLingui } from '@lingui/react/macro'
import { CalendarDays } from 'lucide-react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { DateInput, DatePicker, DateSegment } from 'react-aria-components/DatePicker'
import { Dialog } from 'react-aria-components/Dialog'
import { Group } from 'react-aria-components/Group'
import { Popover } from 'react-aria-components/Popover'
import { Button } from '../Button/Button.tsx'
import { FieldParts, type FieldProps } from '../Field/Field.tsx'
import fieldStyles from '../Field/Field.module.css'
import { Icon } from '../Icon/Icon.tsx'
import popoverStyles from '../Popover/Popover.module.css'
import { MonthCalendar, type MonthCalendarProps } from './MonthCalendar.tsx'
import styles from './DateField.module.css'

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
