import { Trans } from '@lingui/react/macro'
import { AcceptAllProposals } from '../../proposals/AcceptAllProposals.tsx'
import { useDecisions, type DecisionMade } from '../../proposals/decisions.ts'
import { Proposal } from '../../proposals/Proposal.tsx'
import { ProposalLookup } from './ProposalLookup.tsx'
import type { ProposedChange } from './proposedChanges.ts'
import styles from './Proposals.module.css'
import { useWaitingProposals } from './useWaitingProposals.ts'

/** Changes of the profile that an answer proposed, each with its decision. */
export function Proposals({ changes }: { changes: readonly ProposedChange[] }) {
  const decisions = useDecisions()
  const undecided = changes.map(({ proposalId }) => proposalId).filter((id) => !decisions.has(id))
  const { profileProposals, lookup } = useWaitingProposals(undecided)
  const waitingHere = profileProposals.filter(({ uuid }) => changes.some(({ proposalId }) => proposalId === uuid))
  return (
    <>
      <ul className={styles.proposals}>
        {changes.map(({ proposalId, value, replaces }) => {
          const waiting = waitingHere.find(({ uuid }) => uuid === proposalId)
          const decided = decisions.get(proposalId)
          return (
            <li key={proposalId} className={styles.proposal}>
              {waiting ? (
                <Proposal proposal={waiting} replaces={replaces} />
              ) : (
                <>
                  <p>{decided?.value ?? value}</p>
                  {lookup && !decided ? <ProposalLookup lookup={lookup} /> : <Outcome decision={decided?.decision ?? null} />}
                </>
              )}
            </li>
          )
        })}
      </ul>
      <AcceptAllProposals proposals={waitingHere} />
    </>
  )
}

/** @param decision null when it was made elsewhere, or another proposal took this one's place */
function Outcome({ decision }: { decision: DecisionMade | null }) {
  return (
    <p role="status" className={styles.decided}>
      {decision === 'accepted' ? (
        <Trans>It is in your profile.</Trans>
      ) : decision === 'rejected' ? (
        <Trans>Your profile stays as it is.</Trans>
      ) : (
        <Trans>This no longer waits for a decision.</Trans>
      )}
    </p>
  )
}
