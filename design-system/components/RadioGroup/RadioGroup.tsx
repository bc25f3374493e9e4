import { Radio, RadioGroup as AriaRadioGroup } from 'react-aria-components/RadioGroup'
import { FieldParts, type FieldProps } from '../Field/Field.tsx'
import fieldStyles from '../Field/Field.module.css'
import styles from './RadioGroup.module.css'

export interface RadioOption<Value extends string> {
  value: Value
  label: string
  /** What choosing it means. */
  description?: string
}

export interface RadioGroupProps<Value extends string> extends FieldProps {
  /** Two to seven, each with what choosing it means where that is not plain. */
  options: ReadonlyArray<RadioOption<Value>>
  /** The chosen one; null while none is. */
  value: Value | null
  /** Called with the one that was chosen. */
  onChange: (value: Value) => void
  /** Side by side only if all of them are short. */
  orientation?: 'vertical' | 'horizontal'
  /** Its name in the form. */
  name?: string
  /** Cannot be changed now. */
  isDisabled?: boolean
}

/** One of a few options whose differences are worth reading. */
export function RadioGroup<Value extends string>({
  options,
  value,
  onChange,
  orientation = 'vertical',
  name,
  isDisabled,
  ...field
}: RadioGroupProps<Value>) {
  return (
    <AriaRadioGroup
      value={value}
      onChange={(key) => {
        const chosen = options.find((option) => option.value === key)
        if (chosen) onChange(chosen.value)
      }}
      {...{ orientation, name, isDisabled }}
      isInvalid={Boolean(field.error)}
      validationBehavior="aria"
      className={fieldStyles.Field}
    >
      <FieldParts {...field}>
        <div className={styles.Options} data-orientation={orientation}>
          {options.map((option) => (
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
