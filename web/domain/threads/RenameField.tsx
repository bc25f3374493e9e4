import { TextField } from '#design-system'
import { useLingui } from '@lingui/react/macro'
import { useState, type KeyboardEvent } from 'react'
import { errorText } from '../../i18n/errorText.ts'
import { failureText } from '../../relay/requestError.ts'
import { useRenameThread } from './useRenameThread.ts'

interface RenameFieldProps {
  threadId: string
  name: string
  onClose: () => void
}

/** Enter or leaving the field saves, Escape does not. A name that cannot be saved stays, with the reason. */
export function RenameField({ threadId, name, onClose }: RenameFieldProps) {
  const { t } = useLingui()
  const [renameThread, isSaving] = useRenameThread()
  const [draft, setDraft] = useState(name)
  const [error, setError] = useState<string>()

  const handleSave = async () => {
    const newName = draft.trim()
    if (isSaving) return
    if (newName === '' || newName === name) return onClose()
    try {
      const { renameThread: result } = await renameThread({ variables: { input: { threadId, name: newName } } })
      if (result.__typename === 'RenameThreadPayload') onClose()
      else setError('message' in result ? errorText(result) : undefined)
    } catch (failure) {
      setError(failureText(failure, t`Failed to rename the conversation`))
    }
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
      error={error}
      maxLength={200}
      autoFocus
    />
  )
}
