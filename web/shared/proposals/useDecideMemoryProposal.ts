/* eslint-disable relay/unused-fields -- Updates other screens. */
import { graphql } from 'react-relay'
import type { useDecideMemoryProposalAcceptMutation } from '../../__generated__/useDecideMemoryProposalAcceptMutation.graphql.ts'
import type { useDecideMemoryProposalRejectMutation } from '../../__generated__/useDecideMemoryProposalRejectMutation.graphql.ts'
import { useDecide } from './Decision.tsx'

export function useAcceptMemoryProposal() {
  return useDecide<useDecideMemoryProposalAcceptMutation>(
    graphql`
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

export function useRejectMemoryProposal() {
  return useDecide<useDecideMemoryProposalRejectMutation>(
    graphql`
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
