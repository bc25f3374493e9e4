import { Trans } from '@lingui/react/macro'
import { graphql, useFragment } from 'react-relay'
import type { EmbeddingLine_progress$key } from '../../__generated__/EmbeddingLine_progress.graphql.ts'
import styles from './MonitoringScreen.module.css'
import { useFigures } from './useFigures.ts'

/** How far the search by meaning is. */
export function EmbeddingLine({ progress }: { progress: EmbeddingLine_progress$key }) {
  const { number } = useFigures()
  const { passages, embedded } = useFragment(
    graphql`
      fragment EmbeddingLine_progress on EmbeddingProgress {
        passages
        embedded
      }
    `,
    progress,
  )
  if (passages === 0) return null
  return (
    <div className={styles.summary}>
      <p>
        {embedded < passages ? (
          <Trans>
            {number(embedded)} of {number(passages)} passages have an embedding. The others are found by their words until then.
          </Trans>
        ) : (
          <Trans>All {number(passages)} passages have embeddings and can be found by meaning.</Trans>
        )}
      </p>
    </div>
  )
}
