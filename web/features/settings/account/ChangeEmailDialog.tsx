import { useLingui } from '@lingui/react/macro'
import { graphql } from 'react-relay'
import type { ChangeEmailDialogMutation } from '../../../__generated__/ChangeEmailDialogMutation.graphql.ts'
import { emailChange } from '../../../../api/account/validation.ts'
import { FormDialog } from '../../../forms/FormDialog.tsx'
import { FormTextField } from '../../../forms/FormTextField.tsx'
import { useServerForm } from '../../../forms/useServerForm.ts'
import { translateServerText } from '../../../i18n/serverTexts.ts'
import { useAsyncMutation } from '../../../relay/useAsyncMutation.ts'
import { useConfirmation } from '../security/confirmation/useConfirmation.tsx'

interface ChangeEmailDialogProps {
  onRequested: (message: string) => void
  onClose: () => void
}

export function ChangeEmailDialog({ onRequested, onClose }: ChangeEmailDialogProps) {
  const { t } = useLingui()
  const [request, isPending] = useAsyncMutation<ChangeEmailDialogMutation>(graphql`
    mutation ChangeEmailDialogMutation($input: RequestEmailChangeInput!) {
      requestEmailChange(input: $input) {
        __typename
        ... on RequestEmailChangePayload {
          sent: message
        }
        ... on InputError {
          message
          code
          params
          field
        }
        ... on RateLimitError {
          message
          code
          params
        }
      }
    }
  `)
  const { withConfirmation, confirmation } = useConfirmation()
  const { control, failure, submit } = useServerForm(emailChange, { email: '' }, t`Couldn’t send the link`)
  const handleSubmit = submit(
    (input) => withConfirmation(() => request({ input })),
    'RequestEmailChangePayload',
    ({ sent }) => onRequested(translateServerText(sent)),
  )
  return (
    <>
      <FormDialog
        title={t`Change email`}
        size="small"
        submitLabel={t`Send link`}
        isPending={isPending}
        failure={failure ?? null}
        onSubmit={handleSubmit}
        onClose={onClose}
      >
        <FormTextField
          control={control}
          name="email"
          label={t`New email`}
          description={t`Your email changes when you open the link we send there.`}
          type="email"
          autoComplete="email"
          autoFocus
        />
      </FormDialog>
      {confirmation}
    </>
  )
}
