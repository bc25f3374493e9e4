import { Button, type DialogProps } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { GuardedDialog } from '../../../forms/GuardedDialog.tsx'

interface ProfileDialogProps extends Pick<DialogProps, 'title' | 'size' | 'children'> {
  audience: string
  formId: string
  isSaving: boolean
  isChanged: boolean
  onClose: () => void
}

export function ProfileDialog({ audience, formId, isSaving, ...dialog }: ProfileDialogProps) {
  const { t } = useLingui()
  return (
    <GuardedDialog
      {...dialog}
      voice={audience === 'PRIVATE' ? 'private' : 'public'}
      actions={
        <>
          <Button slot="close">
            <Trans>Close</Trans>
          </Button>
          <Button type="submit" form={formId} variant="primary" isPending={isSaving} pendingLabel={t`Saving...`}>
            <Trans>Save</Trans>
          </Button>
        </>
      }
    />
  )
}
