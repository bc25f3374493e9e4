/* eslint-disable relay/unused-fields -- Updates other screens. */
import { graphql } from 'react-relay'
import type { useDecideProposalAcceptMutation } from '../../__generated__/useDecideProposalAcceptMutation.graphql.ts'
import type { useDecideProposalRejectMutation } from '../../__generated__/useDecideProposalRejectMutation.graphql.ts'
import { useDecide } from './Decision.tsx'

export function useAcceptProposal() {
  return useDecide<useDecideProposalAcceptMutation>(
    graphql`
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
          ... on UserError {
            message
            code
            params
          }
        }
      }
    `,
    'accepted',
  )
}

export function useRejectProposal() {
  return useDecide<useDecideProposalRejectMutation>(
    graphql`
      mutation useDecideProposalRejectMutation($input: RejectProposalInput!) {
        rejectProposal(input: $input) {
          __typename
          ... on RejectProposalPayload {
            viewer {
              ...ProfileProposals_viewer
            }
          }
          ... on UserError {
            message
            code
            params
          }
        }
      }
    `,
    'rejected',
  )
}
