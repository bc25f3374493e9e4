import { useLingui } from '@lingui/react/macro'
import { useWatch, type Control, type FieldPath, type FieldPathValue, type FieldValues } from 'react-hook-form'
import { FormTextField } from './FormTextField.tsx'
import type { Strength, Weakness } from './passwordStrength.ts'
import { usePasswordStrength } from './useDeliberatePassword.ts'

interface NewPasswordFieldProps<TValues extends FieldValues, TOutput> {
  control: Control<TValues, unknown, TOutput>
  name: FieldPath<TValues>
  label: string
  own?: readonly string[]
  autoFocus?: boolean
}

export function NewPasswordField<TValues extends FieldValues, TOutput>({ own = [], ...props }: NewPasswordFieldProps<TValues, TOutput>) {
  const password: FieldPathValue<TValues, FieldPath<TValues>> = useWatch({ control: props.control, name: props.name })
  const words = useStrengthWords(usePasswordStrength(password ?? '', own))
  return <FormTextField {...props} type="password" autoComplete="new-password" description={<span role="status">{words}</span>} />
}

function useStrengthWords(strength: Strength | null): string {
  const { t } = useLingui()
  if (!strength) return t`At least 8 characters`
  const { isWeak, weakness } = strength
  if (weakness === null) return t`Strong: hard to guess`
  const reasons: Record<Weakness, string> = {
    common: t`Many people use this password, so it’s easy to guess. A longer one is safer.`,
    own: t`It’s similar to your email or username.`,
    repeated: t`Repeated words and characters are easy to guess. Different words are safer.`,
    sequence: t`Sequences like abc or 123 are easy to guess.`,
    keyboard: t`Keyboard patterns like qwerty are easy to guess.`,
    date: t`Dates and years are easy to guess.`,
    short: t`One or two more words make it safer.`,
  }
  const reason = reasons[weakness]
  return isWeak ? t`Weak: ${reason}` : t`Fair: ${reason}`
}
