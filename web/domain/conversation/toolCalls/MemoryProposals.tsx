import { Trans } from '@lingui/react/macro'
import { useDecisions, type DecisionMade } from '../../proposals/decisions.ts'
import { MemoryProposal } from '../../proposals/MemoryProposal.tsx'
import { ProposalLookup } from './ProposalLookup.tsx'
import type { ProposedMemoryChange } from './proposedChanges.ts'
import styles from './Proposals.module.css'
import { useWaitingProposals } from './useWaitingProposals.ts'

/** What an answer would have kept or forgotten, with its decision. */
export function MemoryProposals({ change }: { change: ProposedMemoryChange }) {
  const decision = useDecisions().get(change.proposalId)?.decision ?? null
  const { memoryProposals, lookup } = useWaitingProposals(decision ? [] : [change.proposalId])
  const waiting = memoryProposals.find(({ uuid }) => uuid === change.proposalId)
  return (
    <div className={styles.proposals}>
      <div className={styles.proposal}>
        {waiting ? (
          <MemoryProposal proposal={waiting} />
        ) : (
          <>
            <p>{change.content}</p>
            {lookup ? (
              <ProposalLookup lookup={lookup} />
            ) : (
              <p role="status" className={styles.decided}>
                <Outcome action={change.action} decision={decision} />
              </p>
            )}
          </>
        )}
      </div>
    </div>
  )
}

/** @param decision null when it was made elsewhere */
function Outcome({ action, decision }: { action: ProposedMemoryChange['action']; decision: DecisionMade | null }) {
  if (decision === null) return <Trans>This has already been decided.</Trans>
  if (action === 'remember') return decision === 'accepted' ? <Trans>Remembered.</Trans> : <Trans>Not remembered.</Trans>
  return decision === 'accepted' ? <Trans>Forgotten.</Trans> : <Trans>Kept.</Trans>
}
