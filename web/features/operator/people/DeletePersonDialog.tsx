import { Trans, useLingui } from '@lingui/react/macro'
import { graphql } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import type { DeletePersonDialogMutation } from '../../../__generated__/DeletePersonDialogMutation.graphql.ts'
import { personDeletion } from '../../../../api/operator/people/validation.ts'
import { FormDialog } from '../../../forms/FormDialog.tsx'
import { FormTextField } from '../../../forms/FormTextField.tsx'
import { useServerForm } from '../../../forms/useServerForm.ts'
import { useAsyncMutation } from '../../../relay/useAsyncMutation.ts'

interface DeletePersonDialogProps {
  personId: string
  username: string
  onClose: () => void
}

export function DeletePersonDialog({ personId, username, onClose }: DeletePersonDialogProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [deletePerson, isDeleting] = useAsyncMutation<DeletePersonDialogMutation>(graphql`
    mutation DeletePersonDialogMutation($input: DeletePersonInput!) {
      deletePerson(input: $input) {
        __typename
        ... on DeletePersonPayload {
          deletedPersonId @deleteRecord
        }
        ... on InputError {
          message
          code
          params
          field
        }
        ... on UserError {
          message
          code
          params
        }
      }
    }
  `)
  const { control, failure, submit } = useServerForm(personDeletion, { username: '' }, t`Couldn’t delete the account`)
  const handleSubmit = submit(
    (input) => deletePerson({ input: { ...input, personId } }),
    'DeletePersonPayload',
    () => void navigate('/operator/people', { replace: true }),
  )
  return (
    <FormDialog
      title={t`Delete @${username}?`}
      role="alertdialog"
      size="small"
      submitLabel={t`Delete permanently`}
      pendingLabel={t`Deleting...`}
      isPending={isDeleting}
      isDangerous
      failure={failure ?? null}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <p>
        <Trans>This deletes the account and all its conversations, knowledge and files. This can’t be undone.</Trans>
      </p>
      <FormTextField control={control} name="username" label={t`Type “${username}” to confirm`} autoComplete="off" autoFocus />
    </FormDialog>
  )
}
