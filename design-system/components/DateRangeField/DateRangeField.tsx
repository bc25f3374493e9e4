import { useLingui } from '@lingui/react/macro'
import { DateField } from '../DateField/DateField.tsx'
import styles from './DateRangeField.module.css'

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
