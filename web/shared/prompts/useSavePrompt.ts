import { graphql } from 'react-relay'
import { ConnectionHandler, VIEWER_ID } from 'relay-runtime'
import type { useSavePromptCreateMutation } from '../../__generated__/useSavePromptCreateMutation.graphql.ts'
import type { useSavePromptUpdateMutation } from '../../__generated__/useSavePromptUpdateMutation.graphql.ts'
import { useAsyncMutation } from '../../relay/useAsyncMutation.ts'

export const promptConnection = ConnectionHandler.getConnectionID(VIEWER_ID, 'SavedPrompts_savedPrompts')

interface PromptInput {
  title: string
  text: string
}

export function useSavePrompt(id: string | null) {
  const [create, isCreating] = useAsyncMutation<useSavePromptCreateMutation>(graphql`
    mutation useSavePromptCreateMutation($input: CreateSavedPromptInput!, $connections: [ID!]!) {
      createSavedPrompt(input: $input) {
        __typename
        ... on CreateSavedPromptPayload {
          savedPromptEdge @prependEdge(connections: $connections) {
            node {
              id
              title
              text
            }
          }
        }
        ... on InputError {
          message
          code
          params
          field
        }
      }
    }
  `)
  const [update, isUpdating] = useAsyncMutation<useSavePromptUpdateMutation>(graphql`
    mutation useSavePromptUpdateMutation($input: UpdateSavedPromptInput!) {
      updateSavedPrompt(input: $input) {
        __typename
        ... on UpdateSavedPromptPayload {
          savedPrompt {
            title
            text
          }
        }
        ... on InputError {
          message
          code
          params
          field
        }
        ... on NotFoundError {
          message
          code
          params
        }
      }
    }
  `)
  const save = async (input: PromptInput) => {
    const result =
      id === null ? await create({ input, connections: [promptConnection] }) : await update({ input: { ...input, savedPromptId: id } })
    if (result.__typename === 'CreateSavedPromptPayload' || result.__typename === 'UpdateSavedPromptPayload') {
      return { __typename: 'Saved' as const, text: input.text }
    }
    return result
  }
  return [save, isCreating || isUpdating] as const
}
