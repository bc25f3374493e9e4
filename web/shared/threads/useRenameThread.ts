import { useLingui } from '@lingui/react/macro'
import { graphql } from 'react-relay'
import type { useRenameThreadMutation } from '../../__generated__/useRenameThreadMutation.graphql.ts'
import { useAsyncMutation } from '../../relay/useAsyncMutation.ts'
import { useAttempt } from '../../relay/useAttempt.ts'

export function useRenameThread(threadId: string, onRenamed: () => void) {
  const { t } = useLingui()
  const { attempt, failure } = useAttempt(t`Failed to rename the conversation`)
  const [renameThread, isPending] = useAsyncMutation<useRenameThreadMutation>(graphql`
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
  `)
  const rename = async (name: string) => {
    const variables = { input: { threadId, name } }
    if (await attempt(async () => (await renameThread({ variables })).renameThread)) onRenamed()
  }
  return { rename, isPending, failure }
}
