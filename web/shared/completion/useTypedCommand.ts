import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { toAsciiSigns } from './signs.ts'
import { findCommand, type TypedCommand } from './typedCommand.ts'

interface CompletedField {
  field: RefObject<HTMLTextAreaElement | null>
  text: string
  onChange: (text: string) => void
}

/** Follows the command at the caret. Once dismissed, it stays closed until the next sign. */
export function useTypedCommand(sign: string, { field, text, onChange }: CompletedField) {
  const [typed, setTyped] = useState<TypedCommand | null>(null)
  const [dismissed, setDismissed] = useState<number | null>(null)
  const read = () => {
    const element = field.current
    return element && element.selectionStart === element.selectionEnd ? findCommand(element.value, element.selectionEnd, sign) : null
  }
  const handleInput = useEffectEvent(() => {
    const next = read()
    if (next?.start === dismissed) return
    setDismissed(null)
    setTyped(next)
  })
  const handleMove = useEffectEvent(() => {
    const next = typed && read()
    if (typed && next?.query !== typed.query) setTyped(next)
  })
  useEffect(() => {
    const element = field.current
    const listening = new AbortController()
    const { signal } = listening
    element?.addEventListener('input', () => handleInput(), { signal })
    for (const type of ['keyup', 'click'] as const) element?.addEventListener(type, () => handleMove(), { signal })
    element?.addEventListener('blur', () => setTyped(null), { signal })
    // oxlint-disable-next-line react/set-state-in-effect -- The sign was typed before this component was loaded.
    handleInput()
    return () => listening.abort()
  }, [field])

  return {
    command: typed !== null && toAsciiSigns(text).startsWith(sign + typed.query, typed.start) ? typed : null,
    dismiss: () => {
      setDismissed(typed?.start ?? null)
      setTyped(null)
    },
    replace: ({ start, query }: TypedCommand, inserted: string) => {
      const before = text.slice(0, start)
      const after = text.slice(start + sign.length + query.length)
      const rest = inserted === '' && /(^|\s)$/.test(before) ? after.trimStart() : after
      const { current } = field
      current?.focus()
      current?.setSelectionRange(start, text.length - rest.length)
      // Unlike a change of the value, it can be undone.
      document.execCommand(inserted === '' ? 'delete' : 'insertText', false, inserted)
      flushSync(() => {
        setTyped(null)
        onChange(before + inserted + rest)
      })
      current?.setSelectionRange(start + inserted.length, start + inserted.length)
    },
  }
}
