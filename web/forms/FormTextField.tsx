import { TextField, type TextFieldProps } from '#design-system'
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form'
import { translateFieldError } from '../i18n/errorText.ts'

interface FormTextFieldProps<TValues extends FieldValues, TOutput> extends Omit<
  TextFieldProps,
  'name' | 'value' | 'onChange' | 'onBlur' | 'ref'
> {
  control: Control<TValues, unknown, TOutput>
  name: FieldPath<TValues>
}

export function FormTextField<TValues extends FieldValues, TOutput>({
  control,
  name,
  error,
  ...props
}: FormTextFieldProps<TValues, TOutput>) {
  const { field, fieldState } = useController({ control, name })
  const refusal = fieldState.error?.message
  return <TextField {...props} {...field} error={refusal === undefined ? error : translateFieldError(refusal)} />
}
