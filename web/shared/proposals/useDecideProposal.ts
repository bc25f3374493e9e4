/* eslint-disable relay/unused-fields, relay/must-colocate-fragment-spreads -- Updates every view of the profile. */
import { graphql, useRelayEnvironment } from 'react-relay'
import type { useDecideProposalAcceptMutation } from '../../__generated__/useDecideProposalAcceptMutation.graphql.ts'
import type { useDecideProposalRejectMutation } from '../../__generated__/useDecideProposalRejectMutation.graphql.ts'
import { useAsyncMutation } from '../../relay/useAsyncMutation.ts'
import { getDecisions } from './Decision.tsx'

interface Waiting {
  id: string
  uuid: string
}

export function useAcceptProposal() {
  const decisions = getDecisions(useRelayEnvironment())
  const [accept] = useAsyncMutation<useDecideProposalAcceptMutation>(graphql`
    mutation useDecideProposalAcceptMutation($input: AcceptProposalInput!) {
      acceptProposal(input: $input) {
        __typename
        ... on AcceptProposalPayload {
          profile {
            displayName
            title
            bio
            location
            interests
            achievements
            skills
            projects {
              title
              description
            }
            preview {
              ...PublicProfilePage_profile
            }
          }
          viewer {
            ...ProfileProposals_viewer
          }
        }
        ... on Error {
          message
          code
          params
        }
      }
    }
  `)
  return async ({ id, uuid }: Waiting, value?: string) => {
    const { acceptProposal: result } = await accept({
      variables: { input: { proposalId: id, value } },
      // Before the list updates, so that no card has to look up the outcome.
      updater: (_store, data) => data && !data.acceptProposal.message && decisions.record(uuid, { decision: 'accepted', value }),
    })
    return result
  }
}

export function useRejectProposal() {
  const decisions = getDecisions(useRelayEnvironment())
  const [reject] = useAsyncMutation<useDecideProposalRejectMutation>(graphql`
    mutation useDecideProposalRejectMutation($input: RejectProposalInput!) {
      rejectProposal(input: $input) {
        __typename
        ... on RejectProposalPayload {
          viewer {
            ...ProfileProposals_viewer
          }
        }
        ... on Error {
          message
          code
          params
        }
      }
    }
  `)
  return async ({ id, uuid }: Waiting) => {
    const { rejectProposal: result } = await reject({
      variables: { input: { proposalId: id } },
      updater: (_store, data) => data && !data.rejectProposal.message && decisions.record(uuid, { decision: 'rejected' }),
    })
    return result
  }
}
