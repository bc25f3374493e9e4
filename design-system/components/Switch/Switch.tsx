import { useLingui } from '@lingui/react/macro'
import { useId, type ReactNode } from 'react'
import { Switch as AriaSwitch, type SwitchProps as AriaSwitchProps } from 'react-aria-components/Switch'
import type { ToggleProps } from '../Field/Field.tsx'
import { VoiceMark } from '../VoiceMark/VoiceMark.tsx'
import styles from './Switch.module.css'

export interface SwitchProps extends ToggleProps, Omit<AriaSwitchProps, keyof ToggleProps | 'children' | 'className' | 'style'> {
  /** The label, the same in both states. */
  children: ReactNode
  /** The effect while on, or the audience. */
  description?: ReactNode
}

export function Switch({ children, description, ...props }: SwitchProps) {
  const descriptionId = useId()
  return (
    <div>
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
  /** The affected content: "Public profile". */
  label: string
  /** Whether anyone with the link can see it. */
  isPublic: boolean
  /** Called with the requested visibility. The caller applies it. */
  onChange: (isPublic: boolean) => void
  /** The audience in words. Defaults to "Only you" and "Anyone". */
  audience?: string
  /** The visible content, or the consequence. */
  description?: ReactNode
  /** Disables the switch. */
  isDisabled?: boolean
}

export function VisibilitySwitch({ label, isPublic, onChange, audience, description, isDisabled }: VisibilitySwitchProps) {
  const { t } = useLingui()
  return (
    <div data-voice={isPublic ? 'public' : 'private'} className={styles.VisibilitySwitch}>
      <Switch
        isSelected={isPublic}
        onChange={onChange}
        isDisabled={isDisabled}
        description={
          <span className={styles.Text}>
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
