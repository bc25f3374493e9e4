import { Dialog, Skeleton, SummaryMark } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { SummaryQuery } from '../../../__generated__/SummaryQuery.graphql.ts'
import { LoadingBoundary } from '../../screen/LoadingBoundary.tsx'
import styles from './Summary.module.css'

export function Summary({ threadId }: { threadId: string }) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <div className={styles.mark}>
        <SummaryMark onPress={() => setOpen(true)}>
          <Trans>Earlier messages were summarized</Trans>
        </SummaryMark>
      </div>
      {isOpen && (
        <Dialog title={t`Summary of earlier messages`} isOpen onOpenChange={setOpen}>
          <LoadingBoundary failure={t`Couldn’t load the summary`} level={3} fallback={<Skeleton lines={4} />}>
            {(attempt) => <SummaryText threadId={threadId} fetchKey={attempt} />}
          </LoadingBoundary>
        </Dialog>
      )}
    </>
  )
}

function SummaryText({ threadId, fetchKey }: { threadId: string; fetchKey: number }) {
  const { node } = useLazyLoadQuery<SummaryQuery>(
    graphql`
      query SummaryQuery($id: ID!) {
        node(id: $id) {
          ... on Thread {
            summary {
              text
            }
          }
        }
      }
    `,
    { id: threadId },
    { fetchPolicy: 'network-only', fetchKey },
  )
  return (
    <p dir="auto" className={styles.text}>
      {node?.summary?.text}
    </p>
  )
}
