/* oxlint-disable relay/unused-fields -- The updated fields are rendered by Takeover and ConversationSteps. */
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { graphql, useSubscription } from 'react-relay'
import type { GraphQLSubscriptionConfig } from 'relay-runtime'
import type { useTakeoverDeleteMutation } from '../../../__generated__/useTakeoverDeleteMutation.graphql.ts'
import type { useTakeoverSendMutation } from '../../../__generated__/useTakeoverSendMutation.graphql.ts'
import type { useTakeoverSubscription } from '../../../__generated__/useTakeoverSubscription.graphql.ts'
import type { useTakeoverUpdateMutation } from '../../../__generated__/useTakeoverUpdateMutation.graphql.ts'
import { useAsyncMutation } from '../../../relay/useAsyncMutation.ts'
import { useAttempt } from '../../../relay/useAttempt.ts'
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

export function useFollowConversation(uuid: string): void {
  useSubscription(
    useMemo<GraphQLSubscriptionConfig<useTakeoverSubscription>>(
      () => ({
        subscription,
        variables: { uuid },
        onError: (error) => console.error('Following the conversation ended', error),
      }),
      [uuid],
    ),
  )
}

export function useUpdateConversation(conversationId: string) {
  const { t } = useLingui()
  const [commit, isUpdating] = useAsyncMutation<useTakeoverUpdateMutation>(graphql`
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
  `)
  const { attempt, failure } = useAttempt(t`Couldn’t change the conversation`)
  const update = (changes: { isTakenOver?: boolean; isBlocked?: boolean }) =>
    attempt(async () => (await commit({ variables: { input: { conversationId, ...changes } } })).updateTwinConversation)
  return { update, isUpdating, failure }
}

export function useSendAsOwner(conversationId: string) {
  const { t } = useLingui()
  const [commit, isSending] = useAsyncMutation<useTakeoverSendMutation>(graphql`
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
  `)
  const { attempt, failure } = useAttempt(t`Couldn’t send your message`)
  const clientMessageId = useClientMessageId()
  const send = async (text: string) => {
    const input = { conversationId, text, clientMessageId: clientMessageId.getId(text) }
    const isSent = await attempt(async () => (await commit({ variables: { input } })).sendAsTwinOwner)
    if (isSent) clientMessageId.settle()
    return isSent
  }
  return { send, isSending, failure }
}

export function useDeleteConversation(conversationId: string) {
  const { t } = useLingui()
  const [commit, isDeleting] = useAsyncMutation<useTakeoverDeleteMutation>(graphql`
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
  `)
  const { attempt, failure } = useAttempt(t`Couldn’t delete this`)
  const remove = () => attempt(async () => (await commit({ variables: { input: { conversationId } } })).deleteTwinConversation)
  return { remove, isDeleting, failure }
}
