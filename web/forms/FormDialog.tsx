import { Button, Form, FormError, type DialogProps } from '#design-system'
import { Trans } from '@lingui/react/macro'
import { useId, type FormEvent } from 'react'
import { GuardedDialog } from './GuardedDialog.tsx'

interface FormDialogProps extends Pick<DialogProps, 'title' | 'size' | 'role' | 'children'> {
  submitLabel: string
  pendingLabel?: string
  isPending: boolean
  /** What is submitted is not there yet. */
  isDisabled?: boolean
  /** What is submitted cannot be undone. */
  isDangerous?: boolean
  /** Closing it would lose something. */
  isChanged?: boolean
  /** Why the form as a whole failed; what is wrong with one field stands at the field. */
  failure?: string | null
  onSubmit: (event: FormEvent) => void
  onClose: () => void
}

/** A form that opens over the page: it is sent or cancelled, and stays open with what was typed when it fails. */
export function FormDialog(props: FormDialogProps) {
  const { submitLabel, pendingLabel, isPending, isDisabled, isDangerous, isChanged = false, failure, onSubmit, children, ...dialog } = props
  const formId = useId()
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
      <Form id={formId} onSubmit={onSubmit}>
        {children}
        {failure !== undefined && <FormError>{failure}</FormError>}
      </Form>
    </GuardedDialog>
  )
}
