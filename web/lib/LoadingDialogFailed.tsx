import { Button } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { useLayoutEffect, useRef, type KeyboardEvent } from 'react'
import { LoadingFailed } from '../shared/screen/LoadingFailed.tsx'
import { useIsOutdated } from './updates.ts'
import styles from './LoadingDialogFailed.module.css'

interface LoadingDialogFailedProps {
  onRetry: () => void
  onClose: () => void
}

/** A native dialog: the code of the design system’s may be missing too. */
export function LoadingDialogFailed({ onRetry, onClose }: LoadingDialogFailedProps) {
  const { t } = useLingui()
  const isOutdated = useIsOutdated()
  const ref = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    // Returns focus.
    return () => dialog?.close()
  }, [])
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    onClose()
  }
  return (
    <dialog
      ref={ref}
      role="alertdialog"
      aria-label={t`Couldn’t load the dialog`}
      className={styles.dialog}
      onKeyDown={handleKeyDown}
      onClose={onClose}
    >
      <LoadingFailed
        title={t`Couldn’t load the dialog`}
        onRetry={isOutdated ? () => location.reload() : onRetry}
        exit={
          <Button variant="quiet" onPress={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        }
      >
        {isOutdated ? <Trans>A new version is available.</Trans> : <Trans>Check your connection and try again.</Trans>}
      </LoadingFailed>
    </dialog>
  )
}
