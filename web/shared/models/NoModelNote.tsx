import { Link } from '#design-system'
import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { NoModelNoteQuery } from '../../__generated__/NoModelNoteQuery.graphql.ts'
import { noModelSeen } from '../../lib/storage.ts'
import styles from './NoModelNote.module.css'

/** Shown to operators at any time, to others once per browser. */
export function NoModelNote() {
  const { viewer } = useLazyLoadQuery<NoModelNoteQuery>(
    graphql`
      query NoModelNoteQuery {
        viewer {
          operator {
            __typename
          }
        }
      }
    `,
    {},
  )
  const [isSeen] = useState(() => noModelSeen.get() !== null)
  useEffect(() => noModelSeen.set('1'), [])
  const isOperator = viewer?.operator != null
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
