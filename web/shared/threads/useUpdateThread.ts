import { useLingui } from '@lingui/react/macro'
import { graphql } from 'react-relay'
import type { UpdateThreadInput, useUpdateThreadMutation } from '../../__generated__/useUpdateThreadMutation.graphql.ts'
import { useAction } from '../../relay/useAction.ts'
import { insertThread } from './recentThreadsConnection.ts'

export type ThreadChanges = Omit<UpdateThreadInput, 'threadId'>

export function useUpdateThread(threadId: string) {
  const { update, ...state } = useUpdateAnyThread()
  return { update: (changes: ThreadChanges) => update(threadId, changes), ...state }
}

export function useUpdateAnyThread() {
  const { t } = useLingui()
  const updateThread = useAction<useUpdateThreadMutation>(
    graphql`
      mutation useUpdateThreadMutation($input: UpdateThreadInput!) {
        updateThread(input: $input) {
          __typename
          ... on UpdateThreadPayload {
            threadEdge {
              cursor
              node {
                isArchived
                stepCount
                projectUuid
                project {
                  ...ThreadHeading_project
                }
                ...RecentThread_thread
                ...search_thread
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
    t`Couldn’t update the conversation`,
  )
  const update = (threadId: string, changes: ThreadChanges) =>
    updateThread.run(
      { input: { threadId, ...changes } },
      {
        updater(store) {
          const threadEdge = store.getRootField('updateThread')?.getLinkedRecord('threadEdge')
          if (threadEdge) insertThread(store, threadEdge)
        },
      },
    )
  return { update, isPending: updateThread.isRunning, failure: updateThread.failure, setFailure: updateThread.setFailure }
}
