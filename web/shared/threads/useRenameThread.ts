import { useLingui } from '@lingui/react/macro'
import { graphql } from 'react-relay'
import type { useRenameThreadMutation } from '../../__generated__/useRenameThreadMutation.graphql.ts'
import { useAction } from '../../relay/useAction.ts'

export function useRenameThread(threadId: string, onRenamed: () => void) {
  const { t } = useLingui()
  const renameThread = useAction<useRenameThreadMutation>(
    graphql`
      mutation useRenameThreadMutation($input: RenameThreadInput!) {
        renameThread(input: $input) {
          __typename
          ... on RenameThreadPayload {
            thread {
              id
              name
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
    t`Couldn’t rename the conversation`,
  )
  const rename = async (name: string) => {
    if (await renameThread.run({ input: { threadId, name } })) onRenamed()
  }
  return { rename, isPending: renameThread.isRunning, failure: renameThread.failure }
}
