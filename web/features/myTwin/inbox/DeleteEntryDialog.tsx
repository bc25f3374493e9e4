import { ConfirmDialog } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { graphql } from 'react-relay'
import type { DeleteEntryDialogMutation } from '../../../__generated__/DeleteEntryDialogMutation.graphql.ts'
import { useAsyncMutation } from '../../../relay/useAsyncMutation.ts'
import { useAttempt } from '../../../relay/useAttempt.ts'

export function DeleteEntryDialog({ entryId, onClose }: { entryId: string; onClose: () => void }) {
  const { t } = useLingui()
  const [remove, isDeleting] = useAsyncMutation<DeleteEntryDialogMutation>(graphql`
    mutation DeleteEntryDialogMutation($input: DeleteInboxEntryInput!) {
      deleteInboxEntry(input: $input) {
        __typename
        ... on DeleteInboxEntryPayload {
          deletedEntryId @deleteRecord
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
  const handleConfirm = () => attempt(async () => (await remove({ variables: { input: { entryId } } })).deleteInboxEntry)
  return (
    <ConfirmDialog
      title={t`Delete from your inbox?`}
      confirmLabel={t`Delete`}
      isDangerous
      isPending={isDeleting}
      error={failure}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      onConfirm={() => void handleConfirm()}
    >
      <Trans>Your reply also disappears for the visitor. The conversation is kept.</Trans>
    </ConfirmDialog>
  )
}
