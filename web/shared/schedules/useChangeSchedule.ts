/* eslint-disable relay/unused-fields -- Updates the list and the cards. */
import { useLingui } from '@lingui/react/macro'
import { graphql } from 'react-relay'
import type { useChangeScheduleConfirmMutation } from '../../__generated__/useChangeScheduleConfirmMutation.graphql.ts'
import type { useChangeScheduleDeleteMutation } from '../../__generated__/useChangeScheduleDeleteMutation.graphql.ts'
import type { useChangeScheduleRunMutation } from '../../__generated__/useChangeScheduleRunMutation.graphql.ts'
import type { useChangeScheduleUpdateMutation } from '../../__generated__/useChangeScheduleUpdateMutation.graphql.ts'
import { useAction } from '../../relay/useAction.ts'

export function useConfirmSchedule() {
  const { t } = useLingui()
  return useAction<useChangeScheduleConfirmMutation>(
    graphql`
      mutation useChangeScheduleConfirmMutation($input: ConfirmScheduledTaskInput!) {
        confirmScheduledTask(input: $input) {
          __typename
          ... on ConfirmScheduledTaskPayload {
            task {
              ...ScheduleCard_task
            }
            viewer {
              scheduledTasks {
                id
                ...ScheduleEntry_task
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
    t`Couldn’t confirm the schedule`,
  )
}

export function useUpdateSchedule() {
  const { t } = useLingui()
  return useAction<useChangeScheduleUpdateMutation>(
    graphql`
      mutation useChangeScheduleUpdateMutation($input: UpdateScheduledTaskInput!) {
        updateScheduledTask(input: $input) {
          __typename
          ... on UpdateScheduledTaskPayload {
            viewer {
              scheduledTasks {
                id
                ...ScheduleEntry_task
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
    t`Couldn’t save the changes`,
  )
}

export function useRunSchedule() {
  const { t } = useLingui()
  return useAction<useChangeScheduleRunMutation>(
    graphql`
      mutation useChangeScheduleRunMutation($input: RunScheduledTaskInput!) {
        runScheduledTask(input: $input) {
          __typename
          ... on RunScheduledTaskPayload {
            task {
              ...ScheduleEntry_task
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
    t`Couldn’t run the schedule`,
  )
}

export function useDeleteSchedule() {
  const { t } = useLingui()
  return useAction<useChangeScheduleDeleteMutation>(
    graphql`
      mutation useChangeScheduleDeleteMutation($input: DeleteScheduledTaskInput!) {
        deleteScheduledTask(input: $input) {
          __typename
          ... on DeleteScheduledTaskPayload {
            deletedTaskId @deleteRecord
            viewer {
              scheduledTasks {
                id
                ...ScheduleEntry_task
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
    t`Couldn’t delete this`,
  )
}
