import { clsx } from 'clsx'
import { Radio, RadioGroup as AriaRadioGroup } from 'react-aria-components/RadioGroup'
import { FieldParts, type FieldProps, type ValueProps } from '../Field/Field.tsx'
import fieldStyles from '../Field/Field.module.css'
import styles from './RadioGroup.module.css'

export interface RadioOption<Value extends string> {
  value: Value
  label: string
  description?: string
}

export interface RadioGroupProps<Value extends string> extends FieldProps, ValueProps<Value, null> {
  /** Two to seven options. */
  items: ReadonlyArray<RadioOption<Value>>
}

export function RadioGroup<Value extends string>({
  items,
  value,
  defaultValue,
  onChange,
  isDisabled,
  className,
  ...field
}: RadioGroupProps<Value>) {
  return (
    <AriaRadioGroup
      {...{ value, defaultValue }}
      onChange={(key) => onChange?.(key as Value)}
      isDisabled={isDisabled}
      isInvalid={Boolean(field.error)}
      validationBehavior="aria"
      className={clsx(fieldStyles.Field, className)}
    >
      <FieldParts {...field}>
        <div className={styles.Options}>
          {items.map((option) => (
            <Radio key={option.value} value={option.value} className={styles.Radio}>
              <span className={styles.Dot} />
              <span>{option.label}</span>
              {option.description && <span className={styles.Note}>{option.description}</span>}
            </Radio>
          ))}
        </div>
      </FieldParts>
    </AriaRadioGroup>
  )
}
