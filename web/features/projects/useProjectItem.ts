import { useLingui } from '@lingui/react/macro'
import { graphql } from 'react-relay'
import type { useProjectItemAddMutation } from '../../__generated__/useProjectItemAddMutation.graphql.ts'
import type { useProjectItemRemoveMutation } from '../../__generated__/useProjectItemRemoveMutation.graphql.ts'
import { useAction } from '../../relay/useAction.ts'

export function useAddItem() {
  const { t } = useLingui()
  return useAction<useProjectItemAddMutation>(
    graphql`
      mutation useProjectItemAddMutation($input: AddProjectItemInput!) {
        addProjectItem(input: $input) {
          __typename
          ... on AddProjectItemPayload {
            project {
              ...ProjectKnowledge_project
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
    t`Couldn’t save the project`,
  )
}

export function useRemoveItem() {
  const { t } = useLingui()
  return useAction<useProjectItemRemoveMutation>(
    graphql`
      mutation useProjectItemRemoveMutation($input: RemoveProjectItemInput!) {
        removeProjectItem(input: $input) {
          __typename
          ... on RemoveProjectItemPayload {
            project {
              ...ProjectKnowledge_project
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
    t`Couldn’t save the project`,
  )
}
