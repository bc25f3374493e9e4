import { Button, FormError } from '#design-system'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { Proposal_proposal$key } from '../../__generated__/Proposal_proposal.graphql.ts'
import { serverText } from '../../i18n/serverTexts.ts'
import { failureText } from '../../relay/requestError.ts'
import styles from './Proposal.module.css'
import { useAcceptProposal, useRejectProposal } from './useDecideProposal.ts'

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

export type Decision = 'accepted' | 'rejected'

interface ProposalProps {
  proposal: Proposal_proposal$key
  /** The text that would go, where it is known. */
  replaces?: string | null
  onDecision?: (decision: Decision) => void
}

export function Proposal({ proposal: proposalRef, replaces, onDecision }: ProposalProps) {
  const { t, i18n } = useLingui()
  const { id, field, value, evidence, sourceItem } = useFragment(
    graphql`
      fragment Proposal_proposal on ProfileProposal {
        id
        field
        value
        evidence
        sourceItem {
          title
        }
      }
    `,
    proposalRef,
  )
  const [accept, isAccepting] = useAcceptProposal()
  const [reject, isRejecting] = useRejectProposal()
  const [failure, setFailure] = useState<string | null>(null)
  const name = field in fieldNames ? i18n._(fieldNames[field as keyof typeof fieldNames]) : field

  const decide = async (decision: Decision, answer: () => Promise<{ message?: string }>) => {
    setFailure(null)
    try {
      const { message } = await answer()
      if (message) setFailure(serverText(message))
      else onDecision?.(decision)
    } catch (error) {
      setFailure(failureText(error, t`Failed to update profile`))
    }
  }
  const variables = { input: { proposalId: id } }

  return (
    <div className={styles.proposal}>
      <div className={styles.words}>
        <div>
          <p className={styles.field}>{name}</p>
          {replaces && (
            <p>
              <del>{replaces}</del>
            </p>
          )}
          <p>{value}</p>
        </div>
        {evidence && (
          <figure>
            <blockquote className={styles.evidence}>{evidence}</blockquote>
            {sourceItem && (
              <figcaption className={styles.note}>
                <Trans>From “{sourceItem.title}”</Trans>
              </figcaption>
            )}
          </figure>
        )}
        <FormError>{failure}</FormError>
      </div>
      <div className={styles.decisions}>
        <Button
          variant="quiet"
          isDisabled={isAccepting}
          isPending={isRejecting}
          aria-label={t`Not now: ${name}, ${value}`}
          onPress={() => void decide('rejected', async () => (await reject({ variables })).rejectProposal)}
        >
          <Trans>Not now</Trans>
        </Button>
        <Button
          isDisabled={isRejecting}
          isPending={isAccepting}
          aria-label={t`Accept: ${name}, ${value}`}
          onPress={() => void decide('accepted', async () => (await accept({ variables })).acceptProposal)}
        >
          <Trans>Accept</Trans>
        </Button>
      </div>
    </div>
  )
}
