import { Button, isComposingText, isSendKey, TextArea } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type KeyboardEvent } from 'react'
import styles from './QueuedMessages.module.css'

interface EditWaitingMessageProps {
  label: string
  text: string
  failure?: string | null
  isSaving?: boolean
  onSave: (text: string) => void
  onClose: () => void
}

/** Replaces the row of a message that has not been sent. */
export function EditWaitingMessage({ label, text: original, failure, isSaving = false, onSave, onClose }: EditWaitingMessageProps) {
  const { t } = useLingui()
  const [text, setText] = useState(original)
  const save = () => {
    if (text.trim() !== '' && !isSaving) onSave(text.trim())
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !isComposingText(event)) {
      event.preventDefault()
      onClose()
    }
    if (!isSendKey(event)) return
    event.preventDefault()
    save()
  }
  return (
    <li className={styles.edit}>
      <TextArea
        label={label}
        isLabelHidden
        value={text}
        onChange={setText}
        error={failure ?? undefined}
        onKeyDown={handleKeyDown}
        autoFocus
      />
      <div className={styles.actions}>
        <Button variant="quiet" onPress={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button isDisabled={text.trim() === ''} isPending={isSaving} pendingLabel={t`Saving...`} onPress={save}>
          <Trans>Save</Trans>
        </Button>
      </div>
    </li>
  )
}
