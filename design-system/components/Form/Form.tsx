import type { ReactNode } from 'react'
import { Form as AriaForm, type FormProps as AriaFormProps } from 'react-aria-components/Form'
import { CircleAlert } from 'lucide-react'
import { Icon } from '../Icon/Icon.tsx'
import styles from './Form.module.css'

export interface FormProps extends Omit<AriaFormProps, 'className' | 'style' | 'validationBehavior'> {
  /** Fields, a FormError and FormActions. */
  children: ReactNode
}

/** Disables native validation; callers validate. */
export function Form(props: FormProps) {
  return <AriaForm {...props} validationBehavior="aria" className={styles.Form} />
}

export interface FormErrorProps {
  /** Renders nothing when empty. */
  children?: ReactNode
}

export function FormError({ children }: FormErrorProps) {
  return (
    <div role="alert">
      {children && (
        <p className={styles.FormError}>
          <Icon glyph={CircleAlert} />
          <span>{children}</span>
        </p>
      )}
    </div>
  )
}

export interface FormActionsProps {
  /** Submit button first. */
  children: ReactNode
}

export function FormActions({ children }: FormActionsProps) {
  return <div className={styles.FormActions}>{children}</div>
}
