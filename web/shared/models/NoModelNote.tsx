import { Link } from '#design-system'
import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { noModelSeen } from '../../lib/storage.ts'
import styles from './NoModelNote.module.css'

/** Operators see it whenever no model is connected, other users once per browser. */
export function NoModelNote({ isOperator }: { isOperator: boolean }) {
  const [isSeen] = useState(() => noModelSeen.get() !== null)
  useEffect(() => noModelSeen.set('1'), [])
  if (isSeen && !isOperator) return null
  return (
    <p className={styles.note}>
      <Trans>No language model is connected yet.</Trans>{' '}
      {isOperator && (
        <Link href="/settings/models">
          <Trans>Connect one</Trans>
        </Link>
      )}
    </p>
  )
}
