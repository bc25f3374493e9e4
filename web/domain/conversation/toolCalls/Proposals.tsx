import { Trans } from '@lingui/react/macro'
import { AcceptAllProposals } from '../../proposals/AcceptAllProposals.tsx'
import { useDecisions, type DecisionMade } from '../../proposals/decisions.ts'
import { Proposal, ProposedValue } from '../../proposals/Proposal.tsx'
import card from '../../proposals/Proposal.module.css'
import type { ProposedChange } from './proposedChanges.ts'
import { ProposalLookup } from './ProposalLookup.tsx'
import styles from './Proposals.module.css'
import { useWaitingProposals } from './useWaitingProposals.ts'

/** Changes of the profile that an answer proposed, each with its decision. */
export function Proposals({ changes }: { changes: readonly ProposedChange[] }) {
  const decisions = useDecisions()
  const undecided = changes.map(({ proposalId }) => proposalId).filter((id) => !decisions.has(id))
  const { profileProposals, decidedProposals, lookup } = useWaitingProposals(undecided)
  const waitingHere = profileProposals.filter(({ uuid }) => changes.some(({ proposalId }) => proposalId === uuid))
  /** Null when another proposal took its place. */
  const decisionOn = (id: string): DecisionMade | null => {
    const status = decidedProposals.find(({ uuid }) => uuid === id)?.status
    return decisions.get(id)?.decision ?? (status === 'ACCEPTED' ? 'accepted' : status === 'REJECTED' ? 'rejected' : null)
  }
  return (
    <>
      <ul className={styles.proposals}>
        {changes.map(({ proposalId, field, value, replaces }) => {
          const waiting = waitingHere.find(({ uuid }) => uuid === proposalId)
          const decided = decisions.get(proposalId)
          return (
            <li key={proposalId} className={styles.proposal}>
              {waiting ? (
                <Proposal proposal={waiting} replaces={replaces} isBelowMessage />
              ) : (
                <div className={card.proposal}>
                  <ProposedValue field={field} value={decided?.value ?? value} replaces={replaces} />
                  {lookup && !decided ? (
                    <ProposalLookup lookup={lookup} />
                  ) : (
                    <p role="status" className={styles.decided}>
                      <Outcome decision={decisionOn(proposalId)} isMadeHere={decided !== undefined} />
                    </p>
                  )}
                </div>
              )}
            </li>
          )
        })}
      </ul>
      <AcceptAllProposals proposals={waitingHere} />
    </>
  )
}

/** @param isMadeHere else the profile may have changed since */
function Outcome({ decision, isMadeHere }: { decision: DecisionMade | null; isMadeHere: boolean }) {
  if (decision === 'accepted') return isMadeHere ? <Trans>It is in your profile.</Trans> : <Trans>You accepted this.</Trans>
  if (decision === 'rejected') return isMadeHere ? <Trans>Your profile stays as it is.</Trans> : <Trans>You turned this down.</Trans>
  return <Trans>This has already been decided.</Trans>
}
