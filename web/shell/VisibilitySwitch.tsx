import { Switch, VoiceMark } from '#design-system'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import styles from './VisibilitySwitch.module.css'

interface VisibilitySwitchProps {
  children: ReactNode
  isPublic: boolean
  onChange: (isPublic: boolean) => void
  /** Who sees what as it is now, and what a press would change. */
  description: ReactNode
}

/** Moves something between private and public, and wears the colour of where it is. */
export function VisibilitySwitch({ children, isPublic, onChange, description }: VisibilitySwitchProps) {
  const { t } = useLingui()
  return (
    <div data-voice={isPublic ? 'public' : 'private'} className={styles.visibility}>
      <VoiceMark voice={isPublic ? 'public' : 'private'}>{isPublic ? t`Anyone with the link` : t`Only you`}</VoiceMark>
      <Switch isSelected={isPublic} onChange={onChange} description={description}>
        {children}
      </Switch>
    </div>
  )
}
