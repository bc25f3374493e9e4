/* eslint-disable relay/unused-fields, relay/must-colocate-fragment-spreads -- Whatever shows the profile is up to date after a change. */
import { graphql } from 'react-relay'
import type { useDecideProposalAcceptMutation } from '../../__generated__/useDecideProposalAcceptMutation.graphql.ts'
import type { useDecideProposalRejectMutation } from '../../__generated__/useDecideProposalRejectMutation.graphql.ts'
import { useAsyncMutation } from '../../relay/useAsyncMutation.ts'

/** Brings along every field that a proposal can change. */
export function useAcceptProposal() {
  return useAsyncMutation<useDecideProposalAcceptMutation>(graphql`
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
        }
      }
    }
  `)
}

export function useRejectProposal() {
  return useAsyncMutation<useDecideProposalRejectMutation>(graphql`
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
        }
      }
    }
  `)
}
