import { useLingui } from '@lingui/react/macro'
import { graphql } from 'react-relay'
import type { useChangeModelsDeleteMutation } from '../../../__generated__/useChangeModelsDeleteMutation.graphql.ts'
import type { useChangeModelsRefreshMutation } from '../../../__generated__/useChangeModelsRefreshMutation.graphql.ts'
import type { useChangeModelsUpdateModelMutation } from '../../../__generated__/useChangeModelsUpdateModelMutation.graphql.ts'
import type { useChangeModelsUpdateMutation } from '../../../__generated__/useChangeModelsUpdateMutation.graphql.ts'
import { useAsyncMutation } from '../../../relay/useAsyncMutation.ts'
import { useAction } from '../../../relay/useAction.ts'

export function useUpdateConnection() {
  return useAsyncMutation<useChangeModelsUpdateMutation>(graphql`
    mutation useChangeModelsUpdateMutation($input: UpdateModelConnectionInput!) {
      updateModelConnection(input: $input) {
        __typename
        ... on UpdateModelConnectionPayload {
          connection {
            ...ConnectionEntry_connection
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
        ... on RateLimitError {
          message
          code
          params
        }
      }
    }
  `)
}

export function useRefreshConnection() {
  return useAsyncMutation<useChangeModelsRefreshMutation>(graphql`
    mutation useChangeModelsRefreshMutation($input: RefreshModelConnectionInput!) {
      refreshModelConnection(input: $input) {
        __typename
        ... on RefreshModelConnectionPayload {
          connection {
            ...ConnectionEntry_connection
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
}

export function useDeleteConnection(name: string) {
  const { t } = useLingui()
  return useAction<useChangeModelsDeleteMutation>(
    graphql`
      mutation useChangeModelsDeleteMutation($input: DeleteModelConnectionInput!) {
        deleteModelConnection(input: $input) {
          __typename
          ... on DeleteModelConnectionPayload {
            viewer {
              operator {
                ...ModelsScreen_operator
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
    t`Couldn’t remove ${name}`,
  )
}

/** Choosing a new default also changes the previous one. */
export function useUpdateModel() {
  return useAsyncMutation<useChangeModelsUpdateModelMutation>(graphql`
    mutation useChangeModelsUpdateModelMutation($input: UpdateConnectedModelInput!) {
      updateConnectedModel(input: $input) {
        __typename
        ... on UpdateConnectedModelPayload {
          viewer {
            operator {
              ...ModelsScreen_operator
            }
          }
        }
        ... on InputError {
          message
          code
          params
          field
        }
        ... on ConflictError {
          message
          code
          params
        }
        ... on NotFoundError {
          message
          code
          params
        }
      }
    }
  `)
}
