import { Card, List, ListItem } from '#design-system'
import { useLingui } from '@lingui/react/macro'
import { graphql, useFragment } from 'react-relay'
import type { ProfileProposals_viewer$key } from '../../__generated__/ProfileProposals_viewer.graphql.ts'
import { Proposal } from './Proposal.tsx'

export function ProfileProposals({ viewer }: { viewer: ProfileProposals_viewer$key }) {
  const { t } = useLingui()
  const { profileProposals } = useFragment(
    graphql`
      fragment ProfileProposals_viewer on Viewer {
        profileProposals {
          id
          ...Proposal_proposal
        }
      }
    `,
    viewer,
  )
  if (profileProposals.length === 0) return null
  return (
    <Card title={t`Proposed for your profile`}>
      <List isDivided>
        {profileProposals.map((proposal) => (
          <ListItem key={proposal.id}>
            <Proposal proposal={proposal} />
          </ListItem>
        ))}
      </List>
    </Card>
  )
}
