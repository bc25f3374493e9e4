import { useLingui } from '@lingui/react/macro'
import { Eye, EyeOff } from 'lucide-react'
import { useState, type KeyboardEvent, type Ref } from 'react'
import { Input } from 'react-aria-components/Input'
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea'
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField'
import { IconButton } from '../Button/Button.tsx'
import { FieldParts, type FieldProps } from '../Field/Field.tsx'
import fieldStyles from '../Field/Field.module.css'
import styles from './TextField.module.css'

interface TextInputProps
  extends
    FieldProps,
    Omit<AriaTextFieldProps, keyof FieldProps | 'children' | 'className' | 'style' | 'type' | 'isInvalid' | 'validationBehavior'> {
  /** The text (controlled). */
  value?: string
  /** The initial text (uncontrolled). */
  defaultValue?: string
  /** Called with the full text after each change. */
  onChange?: (value: string) => void
  /** Allows reading and copying only. */
  isReadOnly?: boolean
  /** The form field name. */
  name?: string
  /** The maximum length in characters. */
  maxLength?: number
  /** An example. Never a substitute for the label. */
  placeholder?: string
}

export interface TextFieldProps extends TextInputProps {
  /** The input type, for touch keyboards and password managers. */
  type?: 'text' | 'email' | 'password' | 'search' | 'tel' | 'url'
  /** The autofill hint, such as `email` or `new-password`. */
  autoComplete?: string
  /** The capitalization on touch keyboards. `off` suits usernames. */
  autoCapitalize?: 'off' | 'words'
  /** The input element, for focus. */
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
      className={fieldStyles.Field}
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
  /** The initial height in lines. The field grows to about 40 % of the screen. */
  rows?: number
}

export function TextArea({ label, isLabelHidden, description, error, isOptional, placeholder, rows = 3, ...props }: TextAreaProps) {
  return (
    <AriaTextField {...props} isInvalid={Boolean(error)} validationBehavior="aria" className={fieldStyles.Field}>
      <FieldParts {...{ label, isLabelHidden, description, error, isOptional }}>
        <div className={fieldStyles.Control}>
          <AriaTextArea rows={rows} placeholder={placeholder} className={`${fieldStyles.Input} ${styles.TextArea}`} />
        </div>
      </FieldParts>
    </AriaTextField>
  )
}
