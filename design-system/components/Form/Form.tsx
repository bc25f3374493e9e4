import { clsx } from 'clsx'
import type { FormEventHandler, ReactNode } from 'react'
import { Form as AriaForm, type FormProps as AriaFormProps } from 'react-aria-components/Form'
import type { StyleProps } from '../styleProps.ts'
import styles from './Form.module.css'

export interface FormProps extends StyleProps, Omit<AriaFormProps, 'className' | 'style' | 'validationBehavior'> {
  /** Fields, a FormError and FormActions. */
  children: ReactNode
}

/** Disables native validation and submission, which would reload the page; callers validate and send. */
export function Form({ className, onSubmit, ...props }: FormProps) {
  const handleSubmit: FormEventHandler<HTMLFormElement> = (event) => {
    event.preventDefault()
    onSubmit?.(event)
  }
  return <AriaForm {...props} onSubmit={handleSubmit} validationBehavior="aria" className={clsx(styles.Form, className)} />
}

export interface FormActionsProps extends StyleProps {
  /** Submit button first. */
  children: ReactNode
}

export function FormActions({ children, className }: FormActionsProps) {
  return <div className={clsx(styles.FormActions, className)}>{children}</div>
}
