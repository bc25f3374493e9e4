import { Button, FormError } from '#design-system'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { ProposalsQuery } from '../../__generated__/ProposalsQuery.graphql.ts'
import { serverText } from '../../i18n/serverTexts.ts'
import { failureText } from '../../relay/requestError.ts'
import type { ProposedChange } from './proposedChanges.ts'
import styles from './Proposals.module.css'
import { useAcceptChange, useRejectChange } from './useDecideChange.ts'

const fieldNames = {
  display_name: msg`Display name`,
  title: msg`Title`,
  bio: msg`Bio`,
  location: msg`Location`,
  interests: msg`Interests`,
  achievements: msg`Achievements`,
  skills: msg`Skills`,
  projects: msg`Projects`,
}

/** Changes that Profile Pal proposed in an answer. Only those that still wait can be decided on; which they are is asked for here, where one stands. */
export function Proposals({ changes }: { changes: readonly ProposedChange[] }) {
  const { viewer } = useLazyLoadQuery<ProposalsQuery>(
    graphql`
      query ProposalsQuery {
        viewer {
          profileProposals {
            id
            uuid
            evidence
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network' },
  )
  return (
    <ul className={styles.proposals}>
      {changes.map((change) => {
        const waiting = viewer?.profileProposals.find(({ uuid }) => uuid === change.proposalId)
        return <Proposal key={change.proposalId} change={change} waiting={waiting ?? null} />
      })}
    </ul>
  )
}

interface ProposalProps {
  change: ProposedChange
  /** Null once it was decided, or another proposal took its place. */
  waiting: { readonly id: string; readonly evidence: string | null | undefined } | null
}

function Proposal({ change: { field, value, replaces }, waiting }: ProposalProps) {
  const { t, i18n } = useLingui()
  const [accept, isAccepting] = useAcceptChange()
  const [reject, isRejecting] = useRejectChange()
  const [decision, setDecision] = useState<'accepted' | 'rejected' | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const name = field in fieldNames ? i18n._(fieldNames[field as keyof typeof fieldNames]) : field

  const decide = async (to: 'accepted' | 'rejected', answer: () => Promise<{ message?: string }>) => {
    setFailure(null)
    try {
      const { message } = await answer()
      if (message) setFailure(serverText(message))
      else setDecision(to)
    } catch (error) {
      setFailure(failureText(error, t`Failed to update profile`))
    }
  }

  return (
    <li className={styles.proposal}>
      <p className={styles.field}>{name}</p>
      <p>
        {replaces !== null && (
          <>
            <del>{replaces}</del>{' '}
          </>
        )}
        <ins className={styles.value}>{value}</ins>
      </p>
      {waiting?.evidence && <blockquote className={styles.evidence}>{waiting.evidence}</blockquote>}
      <FormError>{failure}</FormError>
      {decision !== null || !waiting ? (
        <p role="status" className={styles.decided}>
          {decision === 'accepted' ? (
            <Trans>It is in your profile.</Trans>
          ) : decision === 'rejected' ? (
            <Trans>Your profile stays as it is.</Trans>
          ) : (
            <Trans>This no longer waits for a decision.</Trans>
          )}
        </p>
      ) : (
        <div className={styles.decisions}>
          <Button
            variant="quiet"
            isDisabled={isAccepting}
            isPending={isRejecting}
            aria-label={t`Not now: ${name}, ${value}`}
            onPress={() => void decide('rejected', () => reject(waiting.id))}
          >
            <Trans>Not now</Trans>
          </Button>
          <Button
            isDisabled={isRejecting}
            isPending={isAccepting}
            aria-label={t`Accept: ${name}, ${value}`}
            onPress={() => void decide('accepted', () => accept(waiting.id))}
          >
            <Trans>Accept</Trans>
          </Button>
        </div>
      )}
    </li>
  )
}
