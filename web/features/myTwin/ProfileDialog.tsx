import { Button, Dialog, type DialogProps } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'

interface ProfileDialogProps extends Pick<DialogProps, 'title' | 'size' | 'children'> {
  /** Of the form within, which Save submits. */
  formId: string
  isSaving: boolean
  onClose: () => void
}

/** What a person changes of their profile: some of it at once, the fields of a form with Save. */
export function ProfileDialog({ formId, isSaving, onClose, ...dialog }: ProfileDialogProps) {
  const { t } = useLingui()
  return (
    <Dialog
      {...dialog}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
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
