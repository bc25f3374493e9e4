import { ConfirmDialog } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { useAttempt } from '../../../relay/useAttempt.ts'
import { useRevokeAccessToken } from './useRevokeAccessToken.ts'

interface RevokeDialogProps {
  accessToken: { readonly id: string; readonly name: string }
  onClose: () => void
}

export function RevokeDialog({ accessToken: { id, name }, onClose }: RevokeDialogProps) {
  const { t } = useLingui()
  const [revoke, isRevoking] = useRevokeAccessToken()
  const { attempt, failure } = useAttempt(t`Couldn’t revoke the token`)

  const handleConfirm = async () => {
    const isDone = await attempt(async () => (await revoke({ variables: { input: { accessTokenId: id } } })).revokeAccessToken)
    if (isDone) onClose()
  }

  return (
    <ConfirmDialog
      title={t`Revoke ${name}`}
      confirmLabel={t`Revoke`}
      isDangerous
      isPending={isRevoking}
      error={failure}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      onConfirm={() => void handleConfirm()}
    >
      <Trans>Programs that use this token lose access.</Trans>
    </ConfirmDialog>
  )
}
