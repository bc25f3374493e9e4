import { Button, Dialog, Form, TextField } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState, type FormEvent } from 'react'
import { errorText } from '../../i18n/errorText.ts'
import { failureText } from '../../relay/requestError.ts'
import { useRenameThread } from './useRenameThread.ts'

interface RenameDialogProps {
  threadId: string
  name: string
  onClose: () => void
}

/** Stays open with what was typed when the name cannot be saved. */
export function RenameDialog({ threadId, name, onClose }: RenameDialogProps) {
  const { t } = useLingui()
  const formId = useId()
  const [renameThread, isSaving] = useRenameThread()
  const [draft, setDraft] = useState(name)
  const [error, setError] = useState<string>()

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    const newName = draft.trim()
    if (newName === '') return setError(t`Enter a name`)
    if (newName === name) return onClose()
    try {
      const { renameThread: result } = await renameThread({ variables: { input: { threadId, name: newName } } })
      if (result.__typename === 'RenameThreadPayload') onClose()
      else setError('message' in result ? errorText(result) : t`Failed to rename the conversation`)
    } catch (failure) {
      setError(failureText(failure, t`Failed to rename the conversation`))
    }
  }

  return (
    <Dialog
      title={t`Rename conversation`}
      size="small"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      actions={
        <>
          <Button slot="close" variant="quiet">
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={formId} variant="primary" isPending={isSaving}>
            <Trans>Rename</Trans>
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={(event) => void handleSubmit(event)}>
        <TextField
          label={t`Name of the conversation`}
          value={draft}
          onChange={setDraft}
          onFocus={(event) => event.target instanceof HTMLInputElement && event.target.select()}
          error={error}
          maxLength={200}
          autoFocus
        />
      </Form>
    </Dialog>
  )
}
