import '../../../forms/zodWithoutEval.ts'
import { Button, Dialog, Form, FormError } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { accountDeletion } from '../../../../api/account/validation.ts'
import { FormTextField } from '../../../forms/FormTextField.tsx'
import { useServerForm } from '../../../forms/useServerForm.ts'
import { clearPersonalStorage, logoutReason, rememberedPath } from '../../../lib/storage.ts'
import { useSession } from '../../../session/SessionProvider.tsx'
import { useDeleteAccount } from './useDeleteAccount.ts'

/** Stays open with what was typed until the account is gone; then the session is over, too. */
export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const session = useSession()
  const formId = useId()
  const [deleteAccount, isDeleting] = useDeleteAccount()
  const { control, failure, submit } = useServerForm(accountDeletion, { password: '' }, t`Couldn’t delete your account`)

  const handleSubmit = submit(
    async (input) => (await deleteAccount({ variables: { input } })).deleteAccount,
    'DeleteAccountPayload',
    () => {
      clearPersonalStorage()
      rememberedPath.set(null)
      logoutReason.set(t`Your account is deleted.`)
      session.endAt('/accounts/login')
    },
  )

  return (
    <Dialog
      title={t`Delete your account`}
      role="alertdialog"
      size="small"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      actions={
        <>
          <Button slot="close" variant="quiet">
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={formId} variant="danger" isPending={isDeleting} pendingLabel={t`Deleting...`}>
            <Trans>Delete permanently</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>
          Your profile, conversations, notes, stories, memories and files are deleted, and what visitors said to your twin. Your page and
          your twin are gone for everybody. This cannot be undone.
        </Trans>
      </p>
      <Form id={formId} onSubmit={handleSubmit}>
        <FormTextField
          control={control}
          name="password"
          label={t`Your password`}
          type="password"
          autoComplete="current-password"
          autoFocus
        />
        <FormError>{failure}</FormError>
      </Form>
    </Dialog>
  )
}
