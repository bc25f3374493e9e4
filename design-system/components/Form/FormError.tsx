import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import type { StyleProps } from '../styleProps.ts'
import styles from './FormError.module.css'

export interface FormErrorProps extends StyleProps {
  /** Renders nothing when empty. */
  children?: ReactNode
}

export function FormError({ children, className }: FormErrorProps) {
  return (
    <div role="alert" className={className}>
      {children && (
        <p ref={scrollIntoView} className={styles.FormError}>
          <Icon glyph={CircleAlert} />
          <span>{children}</span>
        </p>
      )}
    </div>
  )
}

/** In a long form, the error may be far from the button. */
function scrollIntoView(element: Element | null): void {
  element?.scrollIntoView({ block: 'nearest' })
}
