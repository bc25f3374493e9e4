import { useEffect, useRef, type RefObject } from 'react'
import { findFields, type PromptField } from './promptText.ts'

/** Tab and clicks select the fields of inserted prompts. Other text in double braces is left alone. */
export function usePromptFields(field: RefObject<HTMLTextAreaElement | null>) {
  const names = useRef(new Set<string>())

  useEffect(() => {
    const element = field.current
    if (!element) return
    const select = ({ start, end }: PromptField) => element.setSelectionRange(start, end)
    const listFields = () => findFields(element.value).filter(({ start, end }) => names.current.has(element.value.slice(start, end)))
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Tab' || event.ctrlKey || event.metaKey || event.altKey) return
      const { selectionStart, selectionEnd } = element
      const next = event.shiftKey
        ? listFields().findLast(({ end }) => end <= selectionStart)
        : listFields().find(({ start }) => start >= selectionEnd)
      if (!next) return
      event.preventDefault()
      select(next)
    }
    const handleClick = () => {
      const { selectionStart, selectionEnd } = element
      const clicked = listFields().find(({ start, end }) => start < selectionStart && selectionEnd < end)
      if (clicked) select(clicked)
    }
    const listening = new AbortController()
    const { signal } = listening
    element.addEventListener('keydown', handleKeyDown, { signal })
    element.addEventListener('click', handleClick, { signal })
    return () => listening.abort()
  }, [field])

  return (start: number, inserted: string) => {
    const fields = findFields(inserted)
    for (const { start: from, end } of fields) names.current.add(inserted.slice(from, end))
    const [first] = fields
    const end = start + inserted.length
    field.current?.focus()
    field.current?.setSelectionRange(first ? start + first.start : end, first ? start + first.end : end)
  }
}
