import { useId, type ReactNode, type Ref } from 'react'
import { Switch as AriaSwitch, type SwitchProps as AriaSwitchProps } from 'react-aria-components/Switch'
import styles from './Switch.module.css'

export interface SwitchProps extends Omit<AriaSwitchProps, 'children' | 'className' | 'style'> {
  children: ReactNode
  /** What is true while it is on, or who will see it. */
  description?: ReactNode
  ref?: Ref<HTMLLabelElement>
}

/** Takes effect at once. Where a Save button follows, a Checkbox is the right control. */
export function Switch({ children, description, ...props }: SwitchProps) {
  const descriptionId = useId()
  return (
    <div className={styles.Field}>
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
