/* eslint-disable relay/must-colocate-fragment-spreads -- An accepted proposal changes every part of the screen that shows the profile. */
import { graphql } from 'react-relay'
import type { useDecideProposalAcceptMutation } from '../../__generated__/useDecideProposalAcceptMutation.graphql.ts'
import type { useDecideProposalRejectMutation } from '../../__generated__/useDecideProposalRejectMutation.graphql.ts'
import { useAsyncMutation } from '../../relay/useAsyncMutation.ts'

export function useAcceptProposal() {
  return useAsyncMutation<useDecideProposalAcceptMutation>(graphql`
    mutation useDecideProposalAcceptMutation($input: AcceptProposalInput!) {
      acceptProposal(input: $input) {
        __typename
        ... on AcceptProposalPayload {
          profile {
            ...MyTwinScreen_profile
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
