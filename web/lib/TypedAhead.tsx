import { useEffect } from 'react'

/** Fallback while a dialog loads: typed text goes to the dialog’s field, not to the field below. */
export function TypedAhead() {
  useEffect(() => {
    let typed = ''
    const below = document.activeElement
    const handleKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey } = event
      const isText = key.length === 1 && !ctrlKey && !metaKey
      if (!isText && key !== 'Backspace') return
      event.preventDefault()
      event.stopPropagation()
      typed = isText ? typed + key : typed.slice(0, -1)
    }
    addEventListener('keydown', handleKeyDown, { capture: true })
    return () => {
      removeEventListener('keydown', handleKeyDown, { capture: true })
      // The dialog focuses its field in an effect.
      queueMicrotask(() => document.activeElement !== below && insertText(typed))
    }
  }, [])
  return null
}

function insertText(text: string): void {
  const field = document.activeElement
  if (text === '' || !(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) || field.selectionStart === null) return
  field.setRangeText(text, field.selectionStart, field.selectionEnd ?? field.selectionStart, 'end')
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
}
