import { TextField } from '#design-system'
import { useLingui } from '@lingui/react/macro'
import { useState, type KeyboardEvent } from 'react'
import { useRenameThread } from './useRenameThread.ts'

interface RenameFieldProps {
  threadId: string
  name: string
  onClose: () => void
}

export function RenameField({ threadId, name, onClose }: RenameFieldProps) {
  const { t } = useLingui()
  const { rename, isPending, failure } = useRenameThread(threadId, onClose)
  const [draft, setDraft] = useState(name)

  const handleSave = async () => {
    const newName = draft.trim()
    if (isPending) return
    if (newName === '' || newName === name) return onClose()
    await rename(newName)
  }

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') void handleSave()
    if (event.key === 'Escape') onClose()
  }

  return (
    <TextField
      label={t`Name of the conversation`}
      isLabelHidden
      value={draft}
      onChange={setDraft}
      onBlur={() => void handleSave()}
      onKeyDown={handleKeyDown}
      onFocus={(event) => event.target.select()}
      error={failure ?? undefined}
      maxLength={200}
      autoFocus
    />
  )
}
