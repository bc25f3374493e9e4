import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { FieldError } from 'react-aria-components/FieldError'
import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'
import styles from './Field.module.css'

/** What every field with a label has in common. */
export interface FieldProps {
  /** Names the field. It stands above it and stays. */
  label: string
  /** Hides the label from sight where the place already says it; it stays the field's name. */
  isLabelHidden?: boolean
  /** Help that is worth reading before typing. */
  description?: ReactNode
  /** What is wrong and how to mend it. Its presence makes the field invalid. */
  error?: string
  /** Said after the label of a field that may stay empty. */
  isOptional?: boolean
}

interface FieldPartsProps extends FieldProps {
  children: ReactNode
}

/** Lays out label, control, description and error. Goes inside a field of react-aria-components, which ties them together. */
export function FieldParts({ label, isLabelHidden, description, error, isOptional, children }: FieldPartsProps) {
  const { t } = useLingui()
  return (
    <>
      <Label className={isLabelHidden ? styles.HiddenLabel : styles.Label}>
        {label}
        {isOptional && <span className={styles.Optional}> {t`(optional)`}</span>}
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
