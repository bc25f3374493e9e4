import { Trans, useLingui } from '@lingui/react/macro'
import { graphql } from 'react-relay'
import type { RemovePasskeyMutation } from '../../../../__generated__/RemovePasskeyMutation.graphql.ts'
import { DeleteDialog } from '../../../../forms/DeleteDialog.tsx'
import { useAsyncMutation } from '../../../../relay/useAsyncMutation.ts'
import { useAttempt } from '../../../../relay/useAttempt.ts'
import { useConfirmation } from '../confirmation/useConfirmation.tsx'

interface RemovePasskeyProps {
  passkey: { readonly id: string; readonly name: string }
  onClose: () => void
}

export function RemovePasskey({ passkey: { id, name }, onClose }: RemovePasskeyProps) {
  const { t } = useLingui()
  const [remove, isRunning] = useAsyncMutation<RemovePasskeyMutation>(graphql`
    mutation RemovePasskeyMutation($input: DeletePasskeyInput!) {
      deletePasskey(input: $input) {
        __typename
        ... on DeletePasskeyPayload {
          viewer {
            ...PasskeysSection_viewer
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
  const { withConfirmation, confirmation } = useConfirmation()
  const { attempt, failure } = useAttempt(t`Couldn’t remove the passkey`)
  return (
    <>
      <DeleteDialog
        title={t`Remove ${name}`}
        confirmLabel={t`Remove`}
        action={{ isRunning, failure }}
        onDelete={() => attempt(() => withConfirmation(() => remove({ input: { passkeyId: id } })))}
        onClose={onClose}
      >
        <Trans>You can no longer sign in with it. Delete it on your device too.</Trans>
      </DeleteDialog>
      {confirmation}
    </>
  )
}
