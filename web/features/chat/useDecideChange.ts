import { graphql } from 'react-relay'
import type { useDecideChangeAcceptMutation } from '../../__generated__/useDecideChangeAcceptMutation.graphql.ts'
import type { useDecideChangeRejectMutation } from '../../__generated__/useDecideChangeRejectMutation.graphql.ts'
import { useAsyncMutation } from '../../relay/useAsyncMutation.ts'

export function useAcceptChange() {
  const [commit, isInFlight] = useAsyncMutation<useDecideChangeAcceptMutation>(graphql`
    mutation useDecideChangeAcceptMutation($input: AcceptProposalInput!) {
      acceptProposal(input: $input) {
        __typename
        ... on Error {
          message
        }
      }
    }
  `)
  const accept = async (proposalId: string) => (await commit({ variables: { input: { proposalId } } })).acceptProposal
  return [accept, isInFlight] as const
}

export function useRejectChange() {
  const [commit, isInFlight] = useAsyncMutation<useDecideChangeRejectMutation>(graphql`
    mutation useDecideChangeRejectMutation($input: RejectProposalInput!) {
      rejectProposal(input: $input) {
        __typename
        ... on Error {
          message
        }
      }
    }
  `)
  const reject = async (proposalId: string) => (await commit({ variables: { input: { proposalId } } })).rejectProposal
  return [reject, isInFlight] as const
}
