import { TextField } from '#design-system'
import { useLingui } from '@lingui/react/macro'
import { useState, type FormEvent } from 'react'
import { FormDialog } from './FormDialog.tsx'

interface RenameDialogProps {
  title: string
  label: string
  name: string
  submitLabel?: string
  isPending: boolean
  failure: string | null
  onRename: (name: string) => void
  onClose: () => void
}

export function RenameDialog({ title, label, name, submitLabel, isPending, failure, onRename, onClose }: RenameDialogProps) {
  const { t } = useLingui()
  const [draft, setDraft] = useState(name)
  const [isEmpty, setEmpty] = useState(false)

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const newName = draft.trim()
    setEmpty(newName === '')
    if (newName === '') return
    if (newName === name) onClose()
    else onRename(newName)
  }

  return (
    <FormDialog
      title={title}
      size="small"
      submitLabel={submitLabel ?? t`Rename`}
      isPending={isPending}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <TextField
        label={label}
        value={draft}
        onChange={setDraft}
        onFocus={(event) => event.target instanceof HTMLInputElement && event.target.select()}
        error={isEmpty ? t`Enter a name` : (failure ?? undefined)}
        maxLength={200}
        autoFocus
      />
    </FormDialog>
  )
}
