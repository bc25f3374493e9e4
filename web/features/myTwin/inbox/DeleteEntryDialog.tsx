import { Trans, useLingui } from '@lingui/react/macro'
import { graphql } from 'react-relay'
import type { DeleteEntryDialogMutation } from '../../../__generated__/DeleteEntryDialogMutation.graphql.ts'
import { useAction } from '../../../relay/useAction.ts'
import { DeleteDialog } from '../../../forms/DeleteDialog.tsx'

export function DeleteEntryDialog({ entryId, onClose }: { entryId: string; onClose: () => void }) {
  const { t } = useLingui()
  const remove = useAction<DeleteEntryDialogMutation>(
    graphql`
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
    `,
    t`Couldn’t delete this`,
  )
  return (
    <DeleteDialog title={t`Delete from your inbox?`} action={remove} onDelete={() => remove.run({ input: { entryId } })} onClose={onClose}>
      <Trans>Your reply also disappears for the visitor. The conversation is kept.</Trans>
    </DeleteDialog>
  )
}
