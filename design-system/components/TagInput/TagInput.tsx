import { useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import { useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react'
import { Input } from 'react-aria-components/Input'
import { TextField } from 'react-aria-components/TextField'
import { useControlledState } from 'react-stately/useControlledState'
import { FieldParts, type FieldProps } from '../Field/Field.tsx'
import fieldStyles from '../Field/Field.module.css'
import { LiveRegion } from '../LiveRegion/LiveRegion.tsx'
import { TagGroup } from '../Tag/TagGroup.tsx'
import styles from './TagInput.module.css'

export interface TagInputProps extends FieldProps {
  /** Unique tags (controlled). */
  value?: ReadonlyArray<string>
  /** Initial tags (uncontrolled). */
  defaultValue?: ReadonlyArray<string>
  /** Called with all tags. */
  onChange?: (value: string[]) => void
  /** Shown while there are no tags. */
  placeholder?: string
  /** In characters per tag. */
  maxLength?: number
}

/** Escape and blur also add the typed text. */
export function TagInput({
  value: given,
  defaultValue = [],
  onChange,
  placeholder,
  maxLength,
  isDisabled = false,
  className,
  ...field
}: TagInputProps) {
  const { t } = useLingui()
  const [value, setValue] = useControlledState<ReadonlyArray<string>, string[]>(given, defaultValue, onChange)
  const [text, setText] = useState('')
  const [news, setNews] = useState('')
  const inputRef = useRef<HTMLInputElement>(null)

  const add = (typed: string) => {
    const added = parseNewTags(typed, value, maxLength)
    setText('')
    if (added.length === 0) return
    setValue([...value, ...added])
    const words = added.join(', ')
    setNews(t`${words} added`)
  }
  const remove = (removed: string) => {
    setValue(value.filter((tag) => tag !== removed))
    setNews(t`${removed} removed`)
    if (value.length === 1) inputRef.current?.focus()
  }

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const last = value.at(-1)
    if (event.key === 'Enter' && text.trim()) {
      // Enter must not submit the form.
      event.preventDefault()
      add(text)
    } else if (event.key === 'Escape' && text.trim()) {
      // Escape must not close the dialog.
      event.stopPropagation()
      add(text)
    } else if (event.key === 'Backspace' && text === '' && last !== undefined) remove(last)
  }
  const handleChange = (typed: string) => (typed.includes(',') ? add(typed) : setText(typed))
  const handlePaste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text')
    if (!/[,\n]/u.test(pasted)) return
    event.preventDefault()
    add(text + pasted)
  }

  return (
    <TextField
      value={text}
      onChange={handleChange}
      isDisabled={isDisabled}
      maxLength={maxLength}
      isInvalid={Boolean(field.error)}
      validationBehavior="aria"
      className={clsx(fieldStyles.Field, className)}
    >
      <FieldParts {...field}>
        <div className={`${fieldStyles.Control} ${styles.Box}`}>
          {value.length > 0 && <TagGroup label={field.label} tags={value} onRemove={remove} isDisabled={isDisabled} />}
          <Input
            ref={inputRef}
            placeholder={value.length === 0 ? placeholder : undefined}
            enterKeyHint="enter"
            onKeyDown={handleKeyDown}
            onPaste={handlePaste}
            onBlur={() => add(text)}
            className={`${fieldStyles.Input} ${styles.Input}`}
          />
        </div>
        <LiveRegion>{news}</LiveRegion>
      </FieldParts>
    </TextField>
  )
}

function parseNewTags(text: string, tags: readonly string[], maxLength = Infinity): string[] {
  const known = new Set(tags.map((tag) => tag.toLocaleLowerCase()))
  return text
    .split(/[,\n]/u)
    .map((word) => word.trim().slice(0, maxLength))
    .filter((word) => {
      const key = word.toLocaleLowerCase()
      if (!word || known.has(key)) return false
      known.add(key)
      return true
    })
}
