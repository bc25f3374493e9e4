import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { FieldError } from 'react-aria-components/FieldError'
import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'
import type { StyleProps } from '../styleProps.ts'
import styles from './Field.module.css'

export interface FieldProps extends StyleProps {
  /** Label above the field. */
  label: string
  /** Only for screen readers, if the context names the field. */
  isLabelHidden?: boolean
  /** Help text to read before typing. */
  description?: ReactNode
  /** Problem and fix. */
  error?: string
  /** Adds "(optional)" to the label. */
  isOptional?: boolean
  /** Disables the field. */
  isDisabled?: boolean
}

export interface ValueProps<Value, Empty = never> {
  /** Controlled. */
  value?: Value | Empty
  /** Uncontrolled. */
  defaultValue?: Value
  /** Called after each change. */
  onChange?: (value: Value) => void
}

export interface ToggleProps {
  /** Controlled. */
  isSelected?: boolean
  /** Uncontrolled. */
  defaultSelected?: boolean
  /** Called when the state changes. */
  onChange?: (isSelected: boolean) => void
  /** Disables the control. */
  isDisabled?: boolean
}

interface FieldPartsProps extends Omit<FieldProps, 'isDisabled' | 'className'> {
  children: ReactNode
}

export function FieldParts({ label, isLabelHidden, description, error, isOptional, children }: FieldPartsProps) {
  const { t } = useLingui()
  return (
    <>
      <Label className={isLabelHidden ? styles.HiddenLabel : styles.Label}>
        {label}
        {isOptional && (
          <>
            {' '}
            <span className={styles.Optional}>{t`(optional)`}</span>
          </>
        )}
      </Label>
      {children}
      {description && (
        <Text slot="description" className={styles.Description}>
          {description}
        </Text>
      )}
      <FieldError className={styles.Error}>{error}</FieldError>
    </>
  )
}
