import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { MemoryProposalsQuery } from '../../__generated__/MemoryProposalsQuery.graphql.ts'
import type { DecisionMade } from '../../shell/proposals/Decision.tsx'
import { MemoryProposal } from '../../shell/proposals/MemoryProposal.tsx'
import type { ProposedMemoryChange } from './proposedChanges.ts'
import styles from './Proposals.module.css'

/** What an answer would have kept or forgotten. Whether it still waits is asked for here. */
export function MemoryProposals({ change }: { change: ProposedMemoryChange }) {
  const [decision, setDecision] = useState<DecisionMade | null>(null)
  const { viewer } = useLazyLoadQuery<MemoryProposalsQuery>(
    graphql`
      query MemoryProposalsQuery {
        viewer {
          memoryProposals {
            uuid
            ...MemoryProposal_proposal
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network' },
  )
  const waiting = viewer?.memoryProposals.find(({ uuid }) => uuid === change.proposalId)
  return (
    <div className={styles.proposals}>
      <div className={styles.proposal}>
        {waiting ? (
          <MemoryProposal proposal={waiting} onDecision={setDecision} />
        ) : (
          <>
            <p>{change.content}</p>
            <p role="status" className={styles.decided}>
              <Outcome action={change.action} decision={decision} />
            </p>
          </>
        )}
      </div>
    </div>
  )
}

/** @param decision null when it was made elsewhere */
function Outcome({ action, decision }: { action: ProposedMemoryChange['action']; decision: DecisionMade | null }) {
  if (decision === null) return <Trans>This no longer waits for a decision.</Trans>
  if (action === 'remember') return decision === 'accepted' ? <Trans>Remembered.</Trans> : <Trans>Not remembered.</Trans>
  return decision === 'accepted' ? <Trans>Forgotten.</Trans> : <Trans>Kept.</Trans>
}
