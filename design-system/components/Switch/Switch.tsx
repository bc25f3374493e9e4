import { useLingui } from '@lingui/react/macro'
import { useId, type ReactNode, type Ref } from 'react'
import { Switch as AriaSwitch, type SwitchProps as AriaSwitchProps } from 'react-aria-components/Switch'
import { VoiceMark } from '../VoiceMark/VoiceMark.tsx'
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

export interface VisibilitySwitchProps {
  /** What becomes visible: "Public profile". */
  label: string
  /** Anyone with the link can see it. */
  isPublic: boolean
  /** Called with whether it is to be public. Nothing changes before the caller says so. */
  onChange: (isPublic: boolean) => void
  /** Says who sees it, in other words than "Only you" and "Anyone". */
  audience?: string
  /** What is seen, or what follows. */
  description?: ReactNode
  /** Cannot be changed now. */
  isDisabled?: boolean
}

/** Takes something from private to public and back. It changes its voice with it, and says in words who will see it. */
export function VisibilitySwitch({ label, isPublic, onChange, audience, description, isDisabled }: VisibilitySwitchProps) {
  const { t } = useLingui()
  return (
    <div data-voice={isPublic ? 'public' : 'private'} className={styles.VisibilitySwitch}>
      <Switch
        isSelected={isPublic}
        onChange={onChange}
        isDisabled={isDisabled}
        description={
          <span className={styles.Words}>
            <VoiceMark voice={isPublic ? 'public' : 'private'}>{audience ?? (isPublic ? t`Anyone` : t`Only you`)}</VoiceMark>
            {description && <span>{description}</span>}
          </span>
        }
      >
        {label}
      </Switch>
    </div>
  )
}
