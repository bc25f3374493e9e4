import { Check, Minus } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { Checkbox as AriaCheckbox, type CheckboxProps as AriaCheckboxProps } from 'react-aria-components/Checkbox'
import { Icon } from '../Icon/Icon.tsx'
import styles from './Checkbox.module.css'

export interface CheckboxProps extends Omit<AriaCheckboxProps, 'children' | 'className' | 'style'> {
  /** The label. Omit it where the context names the checkbox, as in a table row. */
  children?: ReactNode
  /** Whether the box is checked (controlled). */
  isSelected?: boolean
  /** Whether the box is checked initially (uncontrolled). */
  defaultSelected?: boolean
  /** Whether only part of a selection is checked. */
  isIndeterminate?: boolean
  /** Called when the checked state changes. */
  onChange?: (isSelected: boolean) => void
  /** Disables the checkbox. */
  isDisabled?: boolean
  /** Whether a required checkbox is unchecked. Show the error nearby. */
  isInvalid?: boolean
  /** The label element, for focus. */
  ref?: Ref<HTMLLabelElement>
}

export function Checkbox({ children, ...props }: CheckboxProps) {
  return (
    <AriaCheckbox {...props} validationBehavior="aria" className={styles.Checkbox}>
      {({ isSelected, isIndeterminate }) => (
        <>
          <span className={styles.Box}>
            {isIndeterminate ? <Icon glyph={Minus} size="0.875rem" /> : isSelected && <Icon glyph={Check} size="0.875rem" />}
          </span>
          {children}
        </>
      )}
    </AriaCheckbox>
  )
}
