import { Button, IconButton } from '#design-system'
import { useLingui } from '@lingui/react/macro'
import { Plus, X } from 'lucide-react'
import { useFieldArray, type Control, type FieldArray, type FieldArrayPath, type FieldPath, type FieldValues } from 'react-hook-form'
import { FormTextField } from '../../../forms/FormTextField.tsx'
import styles from '../MyTwinScreen.module.css'

interface EntriesFieldProps<TValues extends FieldValues, TOutput> {
  control: Control<TValues, unknown, TOutput>
  name: FieldArrayPath<TValues>
  label: string
  addLabel: string
  most: number
}

export function EntriesField<TValues extends FieldValues, TOutput>({
  control,
  name,
  label,
  addLabel,
  most,
}: EntriesFieldProps<TValues, TOutput>) {
  const { t } = useLingui()
  const { fields, append, remove } = useFieldArray({ control, name })
  return (
    <div className={styles.entries}>
      {fields.map(({ id }, index) => {
        const number = index + 1
        return (
          <div key={id} className={styles.row}>
            <FormTextField control={control} name={`${name}.${index}.text` as FieldPath<TValues>} label={`${label} ${number}`} />
            <IconButton icon={X} label={t`Remove ${label} ${number}`} onPress={() => remove(index)} />
          </div>
        )
      })}
      {fields.length < most && (
        <div>
          <Button icon={Plus} onPress={() => append({ text: '' } as FieldArray<TValues, FieldArrayPath<TValues>>)}>
            {addLabel}
          </Button>
        </div>
      )}
    </div>
  )
}
