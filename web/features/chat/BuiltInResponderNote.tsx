import { Trans } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import styles from './BuiltInResponderNote.module.css'

const ConnectModel = lazy(async () => ({ default: (await import('./ConnectModel.tsx')).ConnectModel }))

/** Nobody should take the built-in responder for more than it is. */
export function BuiltInResponderNote() {
  return (
    <p className={styles.note}>
      <Trans>Built-in responder, not a language model.</Trans>
      <Suspense>
        <ConnectModel />
      </Suspense>
    </p>
  )
}
