import { useLingui } from '@lingui/react/macro'
import { graphql } from 'react-relay'
import type { useChangeProjectCreateMutation } from '../../__generated__/useChangeProjectCreateMutation.graphql.ts'
import type { useChangeProjectDeleteMutation } from '../../__generated__/useChangeProjectDeleteMutation.graphql.ts'
import type { useChangeProjectUpdateMutation } from '../../__generated__/useChangeProjectUpdateMutation.graphql.ts'
import { useAction } from '../../relay/useAction.ts'
import { useAsyncMutation } from '../../relay/useAsyncMutation.ts'
import { useAttempt } from '../../relay/useAttempt.ts'

export function useCreateProject() {
  const { t } = useLingui()
  const [execute, isRunning] = useAsyncMutation<useChangeProjectCreateMutation>(graphql`
    mutation useChangeProjectCreateMutation($input: CreateProjectInput!) {
      createProject(input: $input) {
        __typename
        ... on CreateProjectPayload {
          project {
            id
            uuid
          }
          viewer {
            ...Projects_viewer
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
  const { attempt, failure } = useAttempt(t`Couldn’t create the project`)
  const create = async (name: string) => {
    let result: useChangeProjectCreateMutation['response']['createProject'] | undefined
    await attempt(async () => (result = await execute({ input: { name } })))
    return result?.project ?? null
  }
  return { create, isRunning, failure }
}

export function useUpdateProject() {
  const { t } = useLingui()
  return useAction<useChangeProjectUpdateMutation>(
    graphql`
      mutation useChangeProjectUpdateMutation($input: UpdateProjectInput!) {
        updateProject(input: $input) {
          __typename
          ... on UpdateProjectPayload {
            project {
              name
              instructions
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

export function useDeleteProject() {
  const { t } = useLingui()
  return useAction<useChangeProjectDeleteMutation>(
    graphql`
      mutation useChangeProjectDeleteMutation($input: DeleteProjectInput!) {
        deleteProject(input: $input) {
          __typename
          ... on DeleteProjectPayload {
            deletedProjectId @deleteRecord
            viewer {
              ...Projects_viewer
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
    t`Couldn’t delete the project`,
  )
}
