import { Button, Form, FormError, type DialogProps } from '#design-system'
import { Trans } from '@lingui/react/macro'
import { useId, type FormEvent } from 'react'
import { GuardedDialog } from './GuardedDialog.tsx'

interface FormDialogProps extends Pick<DialogProps, 'title' | 'size' | 'role' | 'children'> {
  submitLabel: string
  pendingLabel?: string
  isPending: boolean
  isDisabled?: boolean
  isDangerous?: boolean
  isChanged?: boolean
  failure?: string | null
  onSubmit: (event: FormEvent) => void
  onClose: () => void
}

export function FormDialog(props: FormDialogProps) {
  const { submitLabel, pendingLabel, isPending, isDisabled, isDangerous, isChanged = false, failure, onSubmit, children, ...dialog } = props
  const formId = useId()
  // Enter also submits while the button is pending.
  const handleSubmit = (event: FormEvent) => {
    if (!isPending) onSubmit(event)
  }
  return (
    <GuardedDialog
      {...dialog}
      isChanged={isChanged}
      actions={
        <>
          <Button slot="close" variant="quiet">
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={formId} variant={isDangerous ? 'danger' : 'primary'} {...{ isDisabled, isPending, pendingLabel }}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={handleSubmit}>
        {children}
        {failure !== undefined && <FormError>{failure}</FormError>}
      </Form>
    </GuardedDialog>
  )
}
