/* eslint-disable relay/must-colocate-fragment-spreads -- What it finds joins the proposals that wait already. */
import { useCallback } from 'react'
import { graphql } from 'react-relay'
import { VIEWER_ID } from 'relay-runtime'
import type { useUpdateProfileFromStoriesMutation } from '../../__generated__/useUpdateProfileFromStoriesMutation.graphql.ts'
import { useAsyncMutation } from '../../relay/useAsyncMutation.ts'

export function useUpdateProfileFromStories() {
  const [execute, isReading] = useAsyncMutation<useUpdateProfileFromStoriesMutation>(graphql`
    mutation useUpdateProfileFromStoriesMutation {
      updateProfileFromStories {
        __typename
        ... on UpdateProfileFromStoriesPayload {
          proposals {
            id
            ...Proposal_proposal
          }
        }
        ... on RateLimitError {
          message
          code
          params
        }
      }
    }
  `)
  const read = useCallback(async () => {
    const { updateProfileFromStories } = await execute({
      variables: {},
      updater(store) {
        const proposals = store.getRootField('updateProfileFromStories')?.getLinkedRecords('proposals')
        if (proposals) store.get(VIEWER_ID)?.setLinkedRecords(proposals, 'profileProposals')
      },
    })
    return updateProfileFromStories
  }, [execute])
  return [read, isReading] as const
}
