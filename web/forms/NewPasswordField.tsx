import { useLingui } from '@lingui/react/macro'
import { useWatch, type Control, type FieldPath, type FieldPathValue, type FieldValues } from 'react-hook-form'
import { FormTextField } from './FormTextField.tsx'
import { useIsCommonPassword } from './useIsCommonPassword.ts'

interface NewPasswordFieldProps<TValues extends FieldValues, TOutput> {
  control: Control<TValues, unknown, TOutput>
  name: FieldPath<TValues>
  label: string
  autoFocus?: boolean
}

/** A password that somebody makes up. Common ones are warned of, not refused. */
export function NewPasswordField<TValues extends FieldValues, TOutput>(props: NewPasswordFieldProps<TValues, TOutput>) {
  const { t } = useLingui()
  const password: FieldPathValue<TValues, FieldPath<TValues>> = useWatch({ control: props.control, name: props.name })
  const isCommon = useIsCommonPassword(password ?? '')
  const words = isCommon
    ? t`Many people use this password, so it is guessed first. A longer one of your own is safer.`
    : t`At least 8 characters`
  return <FormTextField {...props} type="password" autoComplete="new-password" description={<span role="status">{words}</span>} />
}
