import { useLingui } from '@lingui/react/macro'
import { graphql } from 'react-relay'
import type { useStopSharingMutation } from '../../__generated__/useStopSharingMutation.graphql.ts'
import { useAction } from '../../relay/useAction.ts'

export function useStopSharing(connections: string[] = []) {
  const { t } = useLingui()
  const stop = useAction<useStopSharingMutation>(
    graphql`
      mutation useStopSharingMutation($input: StopSharingInput!, $connections: [ID!]!) {
        stopSharing(input: $input) {
          __typename
          ... on StopSharingPayload {
            deletedSharedConversationId @deleteEdge(connections: $connections)
          }
          ... on UserError {
            message
            code
            params
          }
        }
      }
    `,
    t`Couldn’t stop sharing`,
  )
  return { ...stop, stop: (sharedConversationId: string) => stop.run({ input: { sharedConversationId }, connections }) }
}
