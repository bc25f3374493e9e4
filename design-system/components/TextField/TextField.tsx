import { useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import { Eye, EyeOff } from 'lucide-react'
import { useState, type KeyboardEvent, type Ref } from 'react'
import { Input } from 'react-aria-components/Input'
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea'
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField'
import { IconButton } from '../Button/Button.tsx'
import { FieldParts, type FieldProps, type ValueProps } from '../Field/Field.tsx'
import fieldStyles from '../Field/Field.module.css'
import styles from './TextField.module.css'

interface TextInputProps
  extends
    FieldProps,
    ValueProps<string>,
    Omit<
      AriaTextFieldProps,
      keyof FieldProps | keyof ValueProps<string> | 'children' | 'className' | 'style' | 'type' | 'isInvalid' | 'validationBehavior'
    > {
  /** Allows reading and copying only. */
  isReadOnly?: boolean
  /** Form field name. */
  name?: string
  /** In characters. */
  maxLength?: number
  /** An example, not a label. */
  placeholder?: string
}

export interface TextFieldProps extends TextInputProps {
  /** For touch keyboards and password managers. */
  type?: 'text' | 'email' | 'password' | 'search' | 'tel' | 'url' | 'date' | 'datetime-local' | 'time'
  /** Autofill hint, such as `email` or `new-password`. */
  autoComplete?: string
  /** Capitalization on touch keyboards. */
  autoCapitalize?: 'off' | 'words'
  /** The input element. */
  ref?: Ref<HTMLInputElement>
}

export function TextField({
  label,
  isLabelHidden,
  description,
  error,
  isOptional,
  placeholder,
  autoCapitalize,
  type = 'text',
  ref,
  className,
  ...props
}: TextFieldProps) {
  const { t } = useLingui()
  const [isRevealed, setRevealed] = useState(false)
  const [isCapsLockOn, setCapsLockOn] = useState(false)
  const isPassword = type === 'password'
  const handleKey = (event: KeyboardEvent) => setCapsLockOn(event.getModifierState('CapsLock'))

  return (
    <AriaTextField
      {...props}
      type={isPassword && isRevealed ? 'text' : type}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      className={clsx(fieldStyles.Field, className)}
    >
      <FieldParts {...{ label, isLabelHidden, description, error, isOptional }}>
        <div className={fieldStyles.Control}>
          <Input
            ref={ref}
            placeholder={placeholder}
            autoCapitalize={autoCapitalize}
            className={fieldStyles.Input}
            {...(isPassword && { onKeyDown: handleKey, onKeyUp: handleKey, onBlur: () => setCapsLockOn(false) })}
          />
          {isPassword && (
            <IconButton
              icon={isRevealed ? EyeOff : Eye}
              label={isRevealed ? t`Hide password` : t`Show password`}
              isDisabled={props.isDisabled}
              onPress={() => setRevealed(!isRevealed)}
            />
          )}
        </div>
        {isPassword && (
          <div role="status" className={fieldStyles.Note}>
            {isCapsLockOn && t`Caps lock is on`}
          </div>
        )}
      </FieldParts>
    </AriaTextField>
  )
}

export interface TextAreaProps extends TextInputProps {
  /** Initial height in lines; the field grows. */
  rows?: number
  /** The text area element. */
  ref?: Ref<HTMLTextAreaElement>
}

export function TextArea({
  label,
  isLabelHidden,
  description,
  error,
  isOptional,
  placeholder,
  rows = 3,
  ref,
  className,
  ...props
}: TextAreaProps) {
  return (
    <AriaTextField {...props} isInvalid={Boolean(error)} validationBehavior="aria" className={clsx(fieldStyles.Field, className)}>
      <FieldParts {...{ label, isLabelHidden, description, error, isOptional }}>
        <div className={fieldStyles.Control}>
          <AriaTextArea ref={ref} rows={rows} placeholder={placeholder} className={`${fieldStyles.Input} ${styles.TextArea}`} />
        </div>
      </FieldParts>
    </AriaTextField>
  )
}
