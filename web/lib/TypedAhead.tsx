import { useEffect, type RefObject } from 'react'

/** Fallback while a dialog loads: typed text goes to the dialog’s field, not to the field below. */
export function TypedAhead({ typed }: { typed: RefObject<string> }) {
  useEffect(() => {
    const below = document.activeElement
    const handleKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey } = event
      const isText = key.length === 1 && !ctrlKey && !metaKey
      if (!isText && key !== 'Backspace') return
      event.preventDefault()
      event.stopPropagation()
      typed.current = isText ? typed.current + key : typed.current.slice(0, -1)
    }
    addEventListener('keydown', handleKeyDown, { capture: true })
    return () => {
      removeEventListener('keydown', handleKeyDown, { capture: true })
      // The dialog focuses its field in an effect.
      queueMicrotask(() => {
        if (document.activeElement !== below && insertText(typed.current)) typed.current = ''
      })
    }
  }, [typed])
  return null
}

function insertText(text: string): boolean {
  const field = document.activeElement
  if (text === '' || !(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) || field.selectionStart === null)
    return false
  field.setRangeText(text, field.selectionStart, field.selectionEnd ?? field.selectionStart, 'end')
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  return true
}
