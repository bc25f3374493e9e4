/* eslint-disable relay/unused-fields, relay/must-colocate-fragment-spreads -- Whatever shows proposals is up to date after a decision. */
import { graphql } from 'react-relay'
import type { useDecideMemoryProposalAcceptMutation } from '../../__generated__/useDecideMemoryProposalAcceptMutation.graphql.ts'
import type { useDecideMemoryProposalRejectMutation } from '../../__generated__/useDecideMemoryProposalRejectMutation.graphql.ts'
import { useAsyncMutation } from '../../relay/useAsyncMutation.ts'

export function useAcceptMemoryProposal() {
  return useAsyncMutation<useDecideMemoryProposalAcceptMutation>(graphql`
    mutation useDecideMemoryProposalAcceptMutation($input: AcceptMemoryProposalInput!) {
      acceptMemoryProposal(input: $input) {
        __typename
        ... on AcceptMemoryProposalPayload {
          viewer {
            memoryProposals {
              uuid
              ...MemoryProposal_proposal
            }
          }
        }
        ... on Error {
          message
        }
      }
    }
  `)
}

export function useRejectMemoryProposal() {
  return useAsyncMutation<useDecideMemoryProposalRejectMutation>(graphql`
    mutation useDecideMemoryProposalRejectMutation($input: RejectMemoryProposalInput!) {
      rejectMemoryProposal(input: $input) {
        __typename
        ... on RejectMemoryProposalPayload {
          viewer {
            memoryProposals {
              uuid
              ...MemoryProposal_proposal
            }
          }
        }
        ... on Error {
          message
        }
      }
    }
  `)
}
