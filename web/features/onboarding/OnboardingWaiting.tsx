/* eslint-disable relay/must-colocate-fragment-spreads -- Whoever asks for the waiting proposals asks for all that their cards show. */
import { Plural } from '@lingui/react/macro'
import { graphql, useFragment } from 'react-relay'
import type { OnboardingWaiting_viewer$key } from '../../__generated__/OnboardingWaiting_viewer.graphql.ts'
import { AcceptAllProposals } from '../../domain/proposals/AcceptAllProposals.tsx'
import styles from './OnboardingWaiting.module.css'

const fragment = graphql`
  fragment OnboardingWaiting_viewer on Viewer {
    profileProposals {
      ...Proposal_proposal
      ...AcceptAllProposals_proposals
    }
  }
`

interface OnboardingWaitingProps {
  viewer: OnboardingWaiting_viewer$key
}

/** How much of what Profile Pal proposed nobody has decided. */
export function WaitingCount({ viewer }: OnboardingWaitingProps) {
  const count = useFragment(fragment, viewer).profileProposals.length
  return (
    <span role="status">
      {count > 0 && <Plural value={count} one="# proposal waits for your decision." other="# proposals wait for your decision." />}
    </span>
  )
}

/** At the end, with the button that decides all of it. */
export function OnboardingWaiting({ viewer }: OnboardingWaitingProps) {
  const { profileProposals } = useFragment(fragment, viewer)
  if (profileProposals.length === 0) return null
  return (
    <div className={styles.waiting}>
      <p className={styles.count}>
        <WaitingCount viewer={viewer} />
      </p>
      <AcceptAllProposals proposals={profileProposals} />
    </div>
  )
}
