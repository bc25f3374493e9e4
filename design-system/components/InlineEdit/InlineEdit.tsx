import { useLingui } from '@lingui/react/macro'
import { Check, Pencil, X } from 'lucide-react'
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { IconButton } from '../IconButton/IconButton.tsx'
import { TextField } from '../TextField/TextField.tsx'
import styles from './InlineEdit.module.css'

export interface InlineEditProps {
  /** What is edited: "Title". */
  label: string
  value: string
  /** Takes the trimmed text, never an empty or an unchanged one. A rejection keeps the field open with what was typed. */
  onSave: (value: string) => Promise<void> | void
  /** How the value looks while it is read. */
  children?: ReactNode
  maxLength?: number
}

/** Text that is changed where it stands. Enter keeps it, Escape puts it back. */
export function InlineEdit({ label, value, onSave, children, maxLength }: InlineEditProps) {
  const { t } = useLingui()
  const [draft, setDraft] = useState<string | null>(null)
  const [error, setError] = useState<string>()
  const [isSaving, setSaving] = useState(false)
  // It opens the field and then saves it, so focus has a place to return to before the field goes.
  const buttonRef = useRef<HTMLButtonElement>(null)
  const isEditing = draft !== null

  const stop = () => {
    buttonRef.current?.focus()
    setDraft(null)
    setError(undefined)
  }
  const save = async () => {
    const text = draft?.trim() ?? ''
    if (isSaving) return
    if (text === '' || text === value) return stop()
    setSaving(true)
    try {
      await onSave(text)
      stop()
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : t`It could not be saved. Try again.`)
    } finally {
      setSaving(false)
    }
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') void save()
    else if (event.key === 'Escape') {
      // A dialog around it stays open.
      event.stopPropagation()
      stop()
    }
  }

  return (
    <div className={styles.InlineEdit}>
      {isEditing ? (
        <div className={styles.Field}>
          <TextField
            autoFocus
            onFocus={(event) => event.target instanceof HTMLInputElement && event.target.select()}
            label={label}
            isLabelHidden
            value={draft}
            isReadOnly={isSaving}
            onChange={setDraft}
            onKeyDown={handleKeyDown}
            maxLength={maxLength}
            error={error}
          />
        </div>
      ) : (
        <div className={styles.Value}>{children ?? value}</div>
      )}
      <IconButton
        ref={buttonRef}
        icon={isEditing ? Check : Pencil}
        label={isEditing ? t`Save` : t`Edit ${label}`}
        onPress={() => (isEditing ? void save() : setDraft(value))}
      />
      {isEditing && <IconButton icon={X} label={t`Cancel`} onPress={stop} />}
    </div>
  )
}
