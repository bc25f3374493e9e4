import { Trans } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import { useAudience } from './audience.ts'
import styles from './BuiltInResponderNote.module.css'

const ConnectModel = lazy(async () => ({ default: (await import('./ConnectModel.tsx')).ConnectModel }))

/** Nobody should take the built-in responder for more than it is. Visitors of a twin need not hear how a server is set up. */
export function BuiltInResponderNote() {
  const { isTwin } = useAudience()
  return (
    <p className={styles.note}>
      <Trans>Built-in responder, not a language model.</Trans>
      {!isTwin && (
        <Suspense>
          <ConnectModel />
        </Suspense>
      )}
    </p>
  )
}
