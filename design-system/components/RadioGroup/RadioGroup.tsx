import { Radio, RadioGroup as AriaRadioGroup } from 'react-aria-components/RadioGroup'
import { FieldParts, type FieldProps } from '../Field/Field.tsx'
import fieldStyles from '../Field/Field.module.css'
import styles from './RadioGroup.module.css'

export interface RadioOption<Value extends string> {
  value: Value
  label: string
  /** The consequence of choosing this option. */
  description?: string
}

export interface RadioGroupProps<Value extends string> extends FieldProps {
  /** Two to seven options. */
  items: ReadonlyArray<RadioOption<Value>>
  /** The selected option, or null (controlled). */
  value?: Value | null
  /** The option selected initially (uncontrolled). */
  defaultValue?: Value
  /** Called with the selected option. */
  onChange?: (value: Value) => void
}

export function RadioGroup<Value extends string>({ items, value, defaultValue, onChange, isDisabled, ...field }: RadioGroupProps<Value>) {
  return (
    <AriaRadioGroup
      {...{ value, defaultValue }}
      onChange={(key) => onChange?.(key as Value)}
      isDisabled={isDisabled}
      isInvalid={Boolean(field.error)}
      validationBehavior="aria"
      className={fieldStyles.Field}
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
