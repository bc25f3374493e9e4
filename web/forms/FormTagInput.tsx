import { TagInput, type TagInputProps } from '#design-system'
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form'
import { translateFieldError } from '../i18n/errorText.ts'

interface FormTagInputProps<TValues extends FieldValues, TOutput> extends Omit<TagInputProps, 'value' | 'onChange' | 'error'> {
  control: Control<TValues, unknown, TOutput>
  name: FieldPath<TValues>
}

export function FormTagInput<TValues extends FieldValues, TOutput>({ control, name, ...props }: FormTagInputProps<TValues, TOutput>) {
  const { field, fieldState } = useController({ control, name })
  const refusal = fieldState.error?.message
  return <TagInput {...props} value={field.value} onChange={field.onChange} error={refusal && translateFieldError(refusal)} />
}
