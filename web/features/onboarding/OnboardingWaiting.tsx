/* eslint-disable relay/must-colocate-fragment-spreads -- Whoever asks for the waiting proposals asks for all that their cards show. */
import { Plural } from '@lingui/react/macro'
import { graphql, useFragment } from 'react-relay'
import type { OnboardingWaiting_viewer$key } from '../../__generated__/OnboardingWaiting_viewer.graphql.ts'
import { AcceptAllProposals } from '../../domain/proposals/AcceptAllProposals.tsx'
import styles from './OnboardingWaiting.module.css'

/** What Profile Pal proposed and nobody has decided. */
export function OnboardingWaiting({ viewer }: { viewer: OnboardingWaiting_viewer$key }) {
  const { profileProposals } = useFragment(
    graphql`
      fragment OnboardingWaiting_viewer on Viewer {
        profileProposals {
          ...Proposal_proposal
          ...AcceptAllProposals_proposals
        }
      }
    `,
    viewer,
  )
  const count = profileProposals.length
  return (
    <div className={styles.waiting}>
      <p role="status" className={styles.count}>
        {count > 0 && <Plural value={count} one="# proposal waits for your decision." other="# proposals wait for your decision." />}
      </p>
      <AcceptAllProposals proposals={profileProposals} />
    </div>
  )
}
