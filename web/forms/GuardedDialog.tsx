import { ConfirmDialog, Dialog, type DialogProps } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'

interface GuardedDialogProps extends Pick<DialogProps, 'title' | 'size' | 'role' | 'voice' | 'children' | 'actions'> {
  isChanged: boolean
  onClose: () => void
}

export function GuardedDialog({ isChanged, onClose, ...dialog }: GuardedDialogProps) {
  const { t } = useLingui()
  const [isAsking, setAsking] = useState(false)
  useEffect(() => {
    if (!isChanged) return
    const handleBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', handleBeforeUnload)
    return () => window.removeEventListener('beforeunload', handleBeforeUnload)
  }, [isChanged])
  const handleClose = () => (isChanged ? setAsking(true) : onClose())
  return (
    <>
      <Dialog {...dialog} isOpen onOpenChange={(isOpen) => !isOpen && handleClose()} />
      {isAsking && (
        <ConfirmDialog
          title={t`Close without saving`}
          confirmLabel={t`Discard`}
          isDangerous
          isOpen
          onOpenChange={setAsking}
          onConfirm={onClose}
        >
          <Trans>Unsaved changes will be lost.</Trans>
        </ConfirmDialog>
      )}
    </>
  )
}
