import { Checkbox, FormError } from '#design-system'
import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form'
import { fieldText } from '../../../i18n/errorText.ts'
import styles from './Webhooks.module.css'
import { eventNames, eventTypes } from './eventNames.ts'

interface EventTypesFieldProps<TValues extends FieldValues, TOutput> {
  control: Control<TValues, unknown, TOutput>
  name: FieldPath<TValues>
}

/** What a webhook is told of. */
export function EventTypesField<TValues extends FieldValues, TOutput>({ control, name }: EventTypesFieldProps<TValues, TOutput>) {
  const { t, i18n } = useLingui()
  const { field, fieldState } = useController({ control, name })
  const labelId = useId()
  const chosen = field.value as string[]
  const refusal = fieldState.error?.message
  return (
    <div role="group" aria-labelledby={labelId} className={styles.types}>
      <p id={labelId} className={styles.label}>{t`Events`}</p>
      {eventTypes.map((type) => (
        <Checkbox
          key={type}
          isSelected={chosen.includes(type)}
          onChange={(isChosen) => field.onChange(isChosen ? [...chosen, type] : chosen.filter((other) => other !== type))}
        >
          {i18n._(eventNames[type])}
        </Checkbox>
      ))}
      <FormError>{refusal && fieldText(refusal)}</FormError>
    </div>
  )
}
