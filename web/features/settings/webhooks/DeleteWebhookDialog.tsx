import { ConfirmDialog } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { useAttempt } from '../../../relay/useAttempt.ts'
import { useDeleteWebhook } from './useChangeWebhook.ts'

interface DeleteWebhookDialogProps {
  webhook: { readonly id: string; readonly name: string }
  onClose: () => void
}

export function DeleteWebhookDialog({ webhook: { id, name }, onClose }: DeleteWebhookDialogProps) {
  const { t } = useLingui()
  const [remove, isDeleting] = useDeleteWebhook()
  const { attempt, failure } = useAttempt(t`Couldn’t delete the webhook`)
  const handleConfirm = async () => {
    const isDone = await attempt(async () => (await remove({ variables: { input: { webhookId: id } } })).deleteWebhook)
    if (isDone) onClose()
  }
  return (
    <ConfirmDialog
      title={t`Delete ${name}`}
      confirmLabel={t`Delete`}
      isDangerous
      isPending={isDeleting}
      error={failure}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      onConfirm={() => void handleConfirm()}
    >
      <Trans>Events waiting to be sent to it are deleted too.</Trans>
    </ConfirmDialog>
  )
}
