import { graphql } from 'react-relay'
import type { useRoadmapVoteMutation } from '../../__generated__/useRoadmapVoteMutation.graphql.ts'
import type { useRoadmapVoteWithdrawMutation } from '../../__generated__/useRoadmapVoteWithdrawMutation.graphql.ts'
import { useAsyncMutation } from '../../relay/useAsyncMutation.ts'

interface Item {
  readonly id: string
  readonly voteCount: number
}

export function useRoadmapVote() {
  const [give] = useAsyncMutation<useRoadmapVoteMutation>(graphql`
    mutation useRoadmapVoteMutation($input: VoteForRoadmapItemInput!) {
      voteForRoadmapItem(input: $input) {
        __typename
        ... on VoteForRoadmapItemPayload {
          item {
            id
            voteCount
            viewerHasVoted
          }
        }
        ... on UserError {
          message
          code
          params
        }
      }
    }
  `)
  const [withdraw] = useAsyncMutation<useRoadmapVoteWithdrawMutation>(graphql`
    mutation useRoadmapVoteWithdrawMutation($input: WithdrawVoteInput!) {
      withdrawVote(input: $input) {
        __typename
        ... on WithdrawVotePayload {
          item {
            id
            voteCount
            viewerHasVoted
          }
        }
        ... on UserError {
          message
          code
          params
        }
      }
    }
  `)

  return async ({ id, voteCount }: Item, isWanted: boolean): Promise<void> => {
    const variables = { input: { itemId: id } }
    const item = { id, voteCount: voteCount + (isWanted ? 1 : -1), viewerHasVoted: isWanted }
    const { __typename, message } = isWanted
      ? await give(variables, { optimisticResponse: { voteForRoadmapItem: { __typename: 'VoteForRoadmapItemPayload', item } } })
      : await withdraw(variables, { optimisticResponse: { withdrawVote: { __typename: 'WithdrawVotePayload', item } } })
    if (!__typename.endsWith('Payload')) throw new Error(message)
  }
}
