import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { ProposalsQuery } from '../../__generated__/ProposalsQuery.graphql.ts'
import type { DecisionMade } from '../../shell/proposals/Decision.tsx'
import { Proposal } from '../../shell/proposals/Proposal.tsx'
import type { ProposedChange } from './proposedChanges.ts'
import styles from './Proposals.module.css'

/** Changes that Profile Pal proposed in an answer. Which of them still wait is asked for here, where one stands. */
export function Proposals({ changes }: { changes: readonly ProposedChange[] }) {
  const [decisions, setDecisions] = useState<Readonly<Record<string, DecisionMade>>>({})
  const { viewer } = useLazyLoadQuery<ProposalsQuery>(
    graphql`
      query ProposalsQuery {
        viewer {
          profileProposals {
            uuid
            ...Proposal_proposal
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network' },
  )
  return (
    <ul className={styles.proposals}>
      {changes.map(({ proposalId, value, replaces }) => {
        const waiting = viewer?.profileProposals.find(({ uuid }) => uuid === proposalId)
        return (
          <li key={proposalId} className={styles.proposal}>
            {waiting ? (
              <Proposal
                proposal={waiting}
                replaces={replaces}
                onDecision={(decision) => setDecisions((before) => ({ ...before, [proposalId]: decision }))}
              />
            ) : (
              <DecidedProposal value={value} decision={decisions[proposalId] ?? null} />
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** @param decision null when it was made elsewhere, or another proposal took this one's place */
function DecidedProposal({ value, decision }: { value: string; decision: DecisionMade | null }) {
  return (
    <>
      <p>{value}</p>
      <p role="status" className={styles.decided}>
        {decision === 'accepted' ? (
          <Trans>It is in your profile.</Trans>
        ) : decision === 'rejected' ? (
          <Trans>Your profile stays as it is.</Trans>
        ) : (
          <Trans>This no longer waits for a decision.</Trans>
        )}
      </p>
    </>
  )
}
