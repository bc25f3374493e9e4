import type { ReactNode } from 'react'
import { Form as AriaForm, type FormProps as AriaFormProps } from 'react-aria-components/Form'
import { CircleAlert } from 'lucide-react'
import { Icon } from '../Icon/Icon.tsx'
import styles from './Form.module.css'

export interface FormProps extends Omit<AriaFormProps, 'className' | 'style' | 'validationBehavior'> {
  /** Fields, a FormError and FormActions. */
  children: ReactNode
}

/** A column of fields. Validation is the caller's; the browser's own bubbles stay away. */
export function Form(props: FormProps) {
  return <AriaForm {...props} validationBehavior="aria" className={styles.Form} />
}

export interface FormErrorProps {
  /** What went wrong with the form as a whole. Nothing is rendered without it. */
  children?: ReactNode
}

/** Stands above the buttons and is announced as soon as it appears. */
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
  /** Buttons, the one that sends the form first. */
  children: ReactNode
}

/** The buttons of a form, at its end. */
export function FormActions({ children }: FormActionsProps) {
  return <div className={styles.FormActions}>{children}</div>
}
