import { clsx } from 'clsx'
import { Check, Minus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Checkbox as AriaCheckbox, type CheckboxProps as AriaCheckboxProps } from 'react-aria-components/Checkbox'
import type { ToggleProps } from '../Field/Field.tsx'
import { Icon } from '../Icon/Icon.tsx'
import type { StyleProps } from '../styleProps.ts'
import styles from './Checkbox.module.css'

export interface CheckboxProps
  extends StyleProps, ToggleProps, Omit<AriaCheckboxProps, keyof ToggleProps | 'children' | 'className' | 'style'> {
  /** Omit it where the context names the checkbox. */
  children?: ReactNode
  /** Part of a selection is checked. */
  isIndeterminate?: boolean
  /** A required checkbox is unchecked. */
  isInvalid?: boolean
}

export function Checkbox({ children, className, ...props }: CheckboxProps) {
  return (
    <AriaCheckbox {...props} validationBehavior="aria" className={clsx(styles.Checkbox, className)}>
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
