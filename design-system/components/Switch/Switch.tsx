import { useId, type ReactNode, type Ref } from 'react'
import { Switch as AriaSwitch, type SwitchProps as AriaSwitchProps } from 'react-aria-components/Switch'
import styles from './Switch.module.css'

export interface SwitchProps extends Omit<AriaSwitchProps, 'children' | 'className' | 'style'> {
  /** What is on or off, the same in both states. */
  children: ReactNode
  /** What is true while it is on, or who will see it. */
  description?: ReactNode
  /** It is on. Leave it out, and the switch remembers by itself. */
  isSelected?: boolean
  /** It is on at first, where the switch remembers by itself. */
  defaultSelected?: boolean
  /** Called with whether it is on now. */
  onChange?: (isSelected: boolean) => void
  /** Cannot be changed now. */
  isDisabled?: boolean
  /** The label element around the switch. */
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
