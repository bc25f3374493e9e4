import { Button, type DialogProps } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { GuardedDialog } from '../../../forms/GuardedDialog.tsx'

interface ProfileDialogProps extends Pick<DialogProps, 'title' | 'size' | 'children'> {
  /** Of the form within, which Save submits. */
  formId: string
  isSaving: boolean
  /** The form has something that is not saved. */
  isChanged: boolean
  onClose: () => void
}

/** What a person changes of their profile: some of it at once, the fields of a form with Save. */
export function ProfileDialog({ formId, isSaving, ...dialog }: ProfileDialogProps) {
  const { t } = useLingui()
  return (
    <GuardedDialog
      {...dialog}
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
