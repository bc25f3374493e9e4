/* oxlint-disable relay/unused-fields -- The updated fields are rendered by Takeover and ConversationSteps. */
import { useLingui } from '@lingui/react/macro'
import { useCallback, useEffect, useMemo } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { GraphQLSubscriptionConfig } from 'relay-runtime'
import type { useTakeoverDeleteMutation } from '../../../__generated__/useTakeoverDeleteMutation.graphql.ts'
import type { useTakeoverQuery } from '../../../__generated__/useTakeoverQuery.graphql.ts'
import type { useTakeoverSendMutation } from '../../../__generated__/useTakeoverSendMutation.graphql.ts'
import type { useTakeoverSubscription } from '../../../__generated__/useTakeoverSubscription.graphql.ts'
import type { useTakeoverUpdateMutation } from '../../../__generated__/useTakeoverUpdateMutation.graphql.ts'
import { useFollow } from '../../../relay/useFollow.ts'
import { useAction } from '../../../relay/useAction.ts'
import { useClientMessageId } from '../../../shared/conversation/runs/useClientMessageId.ts'

const subscription = graphql`
  subscription useTakeoverSubscription($uuid: String!) {
    twinConversationChanges(threadUuid: $uuid) {
      conversation {
        id
        stepCount
        ...Takeover_conversation
        ...ConversationSteps_conversation
      }
    }
  }
`

const query = graphql`
  query useTakeoverQuery($uuid: String!) {
    viewer {
      twinConversation(uuid: $uuid) {
        ...Takeover_conversation
        ...ConversationSteps_conversation
      }
    }
  }
`

/** Changes do not include the text of an unfinished answer. */
const readAgainMs = 2000

export function useFollowConversation(uuid: string, isAnswering: boolean): void {
  const environment = useRelayEnvironment()
  const catchUp = useCallback(() => {
    fetchQuery<useTakeoverQuery>(environment, query, { uuid }, { fetchPolicy: 'network-only' }).subscribe({
      error: (error: Error) => console.error('The conversation could not be read', error),
    })
  }, [environment, uuid])
  useEffect(() => {
    if (!isAnswering) return
    const timer = setInterval(catchUp, readAgainMs)
    return () => clearInterval(timer)
  }, [isAnswering, catchUp])
  useFollow(
    useMemo<GraphQLSubscriptionConfig<useTakeoverSubscription>>(
      () => ({
        subscription,
        variables: { uuid },
        updater(store, response) {
          const deleted = store.getRoot().getLinkedRecord('viewer')?.getLinkedRecord('twinConversation', { uuid })
          if (deleted && !response?.twinConversationChanges.conversation) store.delete(deleted.getDataID())
        },
      }),
      [uuid],
    ),
    catchUp,
  )
}

export function useUpdateConversation() {
  const { t } = useLingui()
  return useAction<useTakeoverUpdateMutation>(
    graphql`
      mutation useTakeoverUpdateMutation($input: UpdateTwinConversationInput!) {
        updateTwinConversation(input: $input) {
          __typename
          ... on UpdateTwinConversationPayload {
            conversation {
              id
              ...Takeover_conversation
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
    t`Couldn’t change the conversation`,
  )
}

export function useSendAsOwner(conversationId: string) {
  const { t } = useLingui()
  const sendAsOwner = useAction<useTakeoverSendMutation>(
    graphql`
      mutation useTakeoverSendMutation($input: SendAsTwinOwnerInput!) {
        sendAsTwinOwner(input: $input) {
          __typename
          ... on SendAsTwinOwnerPayload {
            conversation {
              id
              stepCount
              ...ConversationSteps_conversation
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
    t`Couldn’t send your message`,
  )
  const clientMessageId = useClientMessageId()
  const run = async (text: string) => {
    const input = { conversationId, text, clientMessageId: clientMessageId.getId(text) }
    const isSent = await sendAsOwner.run({ input })
    if (isSent) clientMessageId.settle()
    return isSent
  }
  return { ...sendAsOwner, run }
}

export function useDeleteConversation() {
  const { t } = useLingui()
  return useAction<useTakeoverDeleteMutation>(
    graphql`
      mutation useTakeoverDeleteMutation($input: DeleteTwinConversationInput!) {
        deleteTwinConversation(input: $input) {
          __typename
          ... on DeleteTwinConversationPayload {
            deletedConversationId @deleteRecord
          }
          ... on UserError {
            message
            code
            params
          }
        }
      }
    `,
    t`Couldn’t delete this`,
  )
}
