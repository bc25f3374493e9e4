import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Switch } from '../Switch/Switch.tsx'
import { VoiceMark } from '../VoiceMark/VoiceMark.tsx'
import styles from './VisibilitySwitch.module.css'

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
