import { Checkbox, FormError } from '#design-system'
import { type ReactNode, useId } from 'react'
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form'
import { translateFieldError } from '../i18n/errorText.ts'
import styles from './FormCheckboxes.module.css'

interface FormCheckboxesProps<TValues extends FieldValues, TOutput> {
  control: Control<TValues, unknown, TOutput>
  name: FieldPath<TValues>
  label: string
  items: readonly { value: string; label: ReactNode }[]
}

export function FormCheckboxes<TValues extends FieldValues, TOutput>({
  control,
  name,
  label,
  items,
}: FormCheckboxesProps<TValues, TOutput>) {
  const { field, fieldState } = useController({ control, name })
  const labelId = useId()
  const chosen = field.value as readonly string[]
  const refusal = fieldState.error?.message
  return (
    <div role="group" aria-labelledby={labelId} className={styles.group}>
      <p id={labelId} className={styles.label}>
        {label}
      </p>
      {items.map(({ value, label: text }) => (
        <Checkbox
          key={value}
          isSelected={chosen.includes(value)}
          onChange={(isChosen) => field.onChange(isChosen ? [...chosen, value] : chosen.filter((other) => other !== value))}
        >
          {text}
        </Checkbox>
      ))}
      <FormError>{refusal && translateFieldError(refusal)}</FormError>
    </div>
  )
}
