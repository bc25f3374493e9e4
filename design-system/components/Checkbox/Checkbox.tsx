import { Check, Minus } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { Checkbox as AriaCheckbox, type CheckboxProps as AriaCheckboxProps } from 'react-aria-components/Checkbox'
import { Icon } from '../Icon/Icon.tsx'
import styles from './Checkbox.module.css'

export interface CheckboxProps extends Omit<AriaCheckboxProps, 'children' | 'className' | 'style'> {
  /** Leave it out where the place names it already, as in a row of a table. */
  children?: ReactNode
  /** It is ticked. Leave it out, and the box remembers by itself. */
  isSelected?: boolean
  /** It is ticked at first, where the box remembers by itself. */
  defaultSelected?: boolean
  /** Some of what it stands for is chosen, and some is not. */
  isIndeterminate?: boolean
  /** Called with whether it is ticked now. */
  onChange?: (isSelected: boolean) => void
  /** Cannot be changed now. */
  isDisabled?: boolean
  /** It has to be ticked and is not. Words nearby say so. */
  isInvalid?: boolean
  /** The label element around the box. */
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
