import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Form as AriaForm, type FormProps as AriaFormProps } from 'react-aria-components/Form'
import { CircleAlert } from 'lucide-react'
import { Icon } from '../Icon/Icon.tsx'
import type { StyleProps } from '../styleProps.ts'
import styles from './Form.module.css'

export interface FormProps extends StyleProps, Omit<AriaFormProps, 'className' | 'style' | 'validationBehavior'> {
  /** Fields, a FormError and FormActions. */
  children: ReactNode
}

/** Disables native validation; callers validate. */
export function Form({ className, ...props }: FormProps) {
  return <AriaForm {...props} validationBehavior="aria" className={clsx(styles.Form, className)} />
}

export interface FormErrorProps extends StyleProps {
  /** Renders nothing when empty. */
  children?: ReactNode
}

export function FormError({ children, className }: FormErrorProps) {
  return (
    <div role="alert" className={className}>
      {children && (
        <p className={styles.FormError}>
          <Icon glyph={CircleAlert} />
          <span>{children}</span>
        </p>
      )}
    </div>
  )
}

export interface FormActionsProps extends StyleProps {
  /** Submit button first. */
  children: ReactNode
}

export function FormActions({ children, className }: FormActionsProps) {
  return <div className={clsx(styles.FormActions, className)}>{children}</div>
}
