import type { Ref } from 'react'
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea'
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField'
import { FieldParts, type FieldProps } from '../Field/Field.tsx'
import fieldStyles from '../Field/Field.module.css'
import styles from './TextArea.module.css'

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
