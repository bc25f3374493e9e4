import { TextArea, type TextAreaProps } from '#design-system'
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form'
import { translateFieldError } from '../i18n/errorText.ts'

interface FormTextAreaProps<TValues extends FieldValues, TOutput> extends Omit<
  TextAreaProps,
  'name' | 'value' | 'onChange' | 'onBlur' | 'ref' | 'error'
> {
  control: Control<TValues, unknown, TOutput>
  name: FieldPath<TValues>
}

export function FormTextArea<TValues extends FieldValues, TOutput>({ control, name, ...props }: FormTextAreaProps<TValues, TOutput>) {
  const { field, fieldState } = useController({ control, name })
  const refusal = fieldState.error?.message
  return <TextArea {...props} {...field} error={refusal && translateFieldError(refusal)} />
}
