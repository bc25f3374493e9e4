import { Button, Dialog, Form, TextField } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState, type FormEvent } from 'react'
import { errorText } from '../../../i18n/errorText.ts'
import { failureText } from '../../../relay/requestError.ts'
import { useUpdateItem } from '../../../domain/knowledge/edit/useUpdateItem.ts'

interface RenameDocumentProps {
  itemId: string
  title: string
  onClose: () => void
}

/** Stays open with what was typed when the title cannot be saved. */
export function RenameDocument({ itemId, title, onClose }: RenameDocumentProps) {
  const { t } = useLingui()
  const formId = useId()
  const [update, isSaving] = useUpdateItem()
  const [draft, setDraft] = useState(title)
  const [error, setError] = useState<string>()

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    const newTitle = draft.trim()
    if (newTitle === title) return onClose()
    try {
      const { updateKnowledgeItem: result } = await update({ variables: { input: { itemId, title: newTitle } } })
      if ('message' in result) setError(errorText(result))
      else onClose()
    } catch (failure) {
      setError(failureText(failure, t`Couldn’t rename the document`))
    }
  }

  return (
    <Dialog
      title={t`Rename document`}
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
          label={t`Title`}
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
