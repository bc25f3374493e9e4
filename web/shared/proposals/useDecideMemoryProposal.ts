/* eslint-disable relay/unused-fields, relay/must-colocate-fragment-spreads -- Updates every list of proposals. */
import { graphql, useRelayEnvironment } from 'react-relay'
import type { useDecideMemoryProposalAcceptMutation } from '../../__generated__/useDecideMemoryProposalAcceptMutation.graphql.ts'
import type { useDecideMemoryProposalRejectMutation } from '../../__generated__/useDecideMemoryProposalRejectMutation.graphql.ts'
import { useAsyncMutation } from '../../relay/useAsyncMutation.ts'
import { getDecisions } from './Decision.tsx'

interface Waiting {
  id: string
  uuid: string
}

export function useAcceptMemoryProposal() {
  const decisions = getDecisions(useRelayEnvironment())
  const [accept] = useAsyncMutation<useDecideMemoryProposalAcceptMutation>(graphql`
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
          code
          params
        }
      }
    }
  `)
  return async ({ id, uuid }: Waiting) => {
    const { acceptMemoryProposal: result } = await accept({
      variables: { input: { proposalId: id } },
      // Before the list updates, so that no card has to look up the outcome.
      updater: (_store, data) => data && !data.acceptMemoryProposal.message && decisions.record(uuid, { decision: 'accepted' }),
    })
    return result
  }
}

export function useRejectMemoryProposal() {
  const decisions = getDecisions(useRelayEnvironment())
  const [reject] = useAsyncMutation<useDecideMemoryProposalRejectMutation>(graphql`
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
          code
          params
        }
      }
    }
  `)
  return async ({ id, uuid }: Waiting) => {
    const { rejectMemoryProposal: result } = await reject({
      variables: { input: { proposalId: id } },
      updater: (_store, data) => data && !data.rejectMemoryProposal.message && decisions.record(uuid, { decision: 'rejected' }),
    })
    return result
  }
}
