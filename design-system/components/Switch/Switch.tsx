import { useId, type ReactNode } from 'react'
import { Switch as AriaSwitch, type SwitchProps as AriaSwitchProps } from 'react-aria-components/Switch'
import type { ToggleProps } from '../Field/Field.tsx'
import type { StyleProps } from '../styleProps.ts'
import styles from './Switch.module.css'

export interface SwitchProps
  extends StyleProps, ToggleProps, Omit<AriaSwitchProps, keyof ToggleProps | 'children' | 'className' | 'style'> {
  /** The same in both states. */
  children: ReactNode
  /** The effect while on, or the audience. */
  description?: ReactNode
}

export function Switch({ children, description, className, ...props }: SwitchProps) {
  const descriptionId = useId()
  return (
    <div className={className}>
      <AriaSwitch {...props} aria-describedby={description ? descriptionId : undefined} className={styles.Switch}>
        <span className={styles.Track} />
        {children}
      </AriaSwitch>
      {description && (
        <p id={descriptionId} className={styles.Description}>
          {description}
        </p>
      )}
    </div>
  )
}
