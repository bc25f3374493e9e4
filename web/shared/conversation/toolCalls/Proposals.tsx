import { Button, StatusLine } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { AcceptAllProposals } from '../../proposals/AcceptAllProposals.tsx'
import { useDecisions, type DecisionMade } from '../../proposals/Decision.tsx'
import { useOnReachable } from '../../../relay/reconnection.ts'
import { MemoryProposal } from '../../proposals/MemoryProposal.tsx'
import { Proposal, ProposedValue } from '../../proposals/Proposal.tsx'
import card from '../../proposals/Proposal.module.css'
import styles from './Proposals.module.css'
import type { ProposedChange, ProposedMemoryChange } from './toolOutputs.ts'
import { useWaitingProposals, type Lookup } from './useWaitingProposals.ts'

export function Proposals({ changes }: { changes: readonly ProposedChange[] }) {
  const decisions = useDecisions()
  const undecided = changes.map(({ proposalId }) => proposalId).filter((id) => !decisions.has(id))
  const { profileProposals, decidedProposals, lookup } = useWaitingProposals(undecided)
  const waitingHere = profileProposals.filter(({ uuid }) => changes.some(({ proposalId }) => proposalId === uuid))
  const findDecision = (id: string): DecisionMade | null => {
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
                      <Outcome decision={findDecision(proposalId)} />
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

function Outcome({ decision }: { decision: DecisionMade | null }) {
  if (decision === 'accepted') return <Trans>Accepted.</Trans>
  if (decision === 'rejected') return <Trans>Rejected.</Trans>
  return <Trans>This has already been decided.</Trans>
}

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
                <MemoryOutcome action={change.action} decision={decision} />
              </p>
            )}
          </>
        )}
      </div>
    </div>
  )
}

function MemoryOutcome({ action, decision }: { action: ProposedMemoryChange['action']; decision: DecisionMade | null }) {
  if (decision === null) return <Trans>This has already been decided.</Trans>
  if (action === 'remember') return decision === 'accepted' ? <Trans>Remembered.</Trans> : <Trans>Not remembered.</Trans>
  return decision === 'accepted' ? <Trans>Forgotten.</Trans> : <Trans>Kept.</Trans>
}

function ProposalLookup({ lookup }: { lookup: NonNullable<Lookup> }) {
  const { t } = useLingui()
  useOnReachable(() => {
    if (lookup.state === 'failed') lookup.retry()
  })
  if (lookup.state === 'loading') return <StatusLine>{t`Loading...`}</StatusLine>
  return (
    <p role="status" className={styles.decided}>
      <Trans>Couldn’t load this proposal.</Trans>{' '}
      <Button variant="quiet" onPress={lookup.retry}>
        <Trans>Retry</Trans>
      </Button>
    </p>
  )
}
