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

export interface TextFieldProps
  extends FieldProps, Omit<AriaTextFieldProps, 'children' | 'className' | 'style' | 'isInvalid' | 'validationBehavior'> {
  /** What is in the field. Leave it out, and the field remembers by itself. */
  value?: string
  /** What is in the field at first, where it remembers by itself. */
  defaultValue?: string
  /** Called with the whole text after each change. */
  onChange?: (value: string) => void
  /** Cannot be filled in now. */
  isDisabled?: boolean
  /** Can be read and copied, not changed. */
  isReadOnly?: boolean
  /** Its name in the form. */
  name?: string
  /** The longest text that it takes, in characters. */
  maxLength?: number
  /** What is written there: keyboards of phones and password managers go by it. */
  type?: 'text' | 'email' | 'password' | 'search' | 'tel' | 'url'
  /** What the browser may fill in, such as `email` or `new-password`. */
  autoComplete?: string
  /** An example of what to write. It is gone while somebody writes, so it never stands in for the label. */
  placeholder?: string
  /** `off` where keyboards of phones must not begin with a capital, as in names of accounts. */
  autoCapitalize?: 'off' | 'words'
  /** The input element, for focus. */
  ref?: Ref<HTMLInputElement>
}

/** One line of text. A field of type `password` can show what was typed, and says when caps lock is on. */
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

export interface TextAreaProps
  extends FieldProps, Omit<AriaTextFieldProps, 'children' | 'className' | 'style' | 'isInvalid' | 'validationBehavior' | 'type'> {
  /** What is in the field. Leave it out, and the field remembers by itself. */
  value?: string
  /** What is in the field at first, where it remembers by itself. */
  defaultValue?: string
  /** Called with the whole text after each change. */
  onChange?: (value: string) => void
  /** Cannot be filled in now. */
  isDisabled?: boolean
  /** Can be read and copied, not changed. */
  isReadOnly?: boolean
  /** Its name in the form. */
  name?: string
  /** The longest text that it takes, in characters. */
  maxLength?: number
  /** An example of what to write. It is gone while somebody writes, so it never stands in for the label. */
  placeholder?: string
  /** The height it starts with, in lines. It grows with what is typed, to about 40 % of the screen. */
  rows?: number
  /** The textarea element, for focus. */
  ref?: Ref<HTMLTextAreaElement>
}

export function TextArea({ label, isLabelHidden, description, error, isOptional, placeholder, rows = 3, ref, ...props }: TextAreaProps) {
  return (
    <AriaTextField {...props} isInvalid={Boolean(error)} validationBehavior="aria" className={fieldStyles.Field}>
      <FieldParts {...{ label, isLabelHidden, description, error, isOptional }}>
        <div className={fieldStyles.Control}>
          <AriaTextArea ref={ref} rows={rows} placeholder={placeholder} className={`${fieldStyles.Input} ${styles.TextArea}`} />
        </div>
      </FieldParts>
    </AriaTextField>
  )
}
