import { Button, StatusLine } from '#design-system'
import { Trans } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { lazyDialog } from '../../../lib/lazyDialog.tsx'
import styles from '../SettingsScreen.module.css'

const ChangeEmailDialog = lazyDialog(() => import('./ChangeEmailDialog.tsx'), 'ChangeEmailDialog')

/** @param children further buttons */
export function ChangeEmail({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  const [message, setMessage] = useState('')
  const handleRequested = (text: string) => {
    setMessage(text)
    setOpen(false)
  }
  return (
    <div className={styles.actions}>
      <Button onPress={() => setOpen(true)}>
        <Trans>Change email</Trans>
      </Button>
      {children}
      <StatusLine>{message}</StatusLine>
      {isOpen && <ChangeEmailDialog onRequested={handleRequested} onClose={() => setOpen(false)} />}
    </div>
  )
}
