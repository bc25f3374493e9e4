import { useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import { Mic } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { Button } from 'react-aria-components/Button'
import { Icon } from '../../components/Icon/Icon.tsx'
import composerStyles from '../Composer/Composer.module.css'
import { AudienceMark } from '../../components/Audience/AudienceMark.tsx'
import type { StyleProps } from '../../components/styleProps.ts'
import styles from './ComposerInvitation.module.css'

export interface ComposerInvitationProps extends StyleProps {
  /** Accessible name and placeholder. */
  label: string
  /** Leads visitors who try to write to sign-up. */
  onAccept: () => void
}

export function ComposerInvitation({ label, onAccept, className }: ComposerInvitationProps) {
  const { t } = useLingui()
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    onAccept()
  }
  return (
    <div className={clsx(composerStyles.Box, className)}>
      <input readOnly aria-label={label} placeholder={label} onClick={onAccept} onKeyDown={handleKeyDown} className={styles.Input} />
      <div className={composerStyles.Foot}>
        <span className={composerStyles.Audience}>
          <AudienceMark audience="private" />
        </span>
        <Button aria-label={t`Speak`} isDisabled className={composerStyles.Action}>
          <Icon glyph={Mic} />
        </Button>
      </div>
    </div>
  )
}
