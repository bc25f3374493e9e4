import { ComposerSuggestions, getSuggestionId, type ComposerSuggestion } from '#design-system'
import { useEffect, useEffectEvent, useId, useState, type RefObject } from 'react'
import styles from './Completion.module.css'

interface CompletionProps {
  field: RefObject<HTMLTextAreaElement | null>
  label: string
  /** The list closes when empty. */
  suggestions: readonly ComposerSuggestion[]
  /** Enter then chooses the first suggestion once it is loaded, or sends the message. */
  isLoading?: boolean
  /** A new query selects the first suggestion again. */
  query: string
  onChoose: (index: number) => void
  onDismiss: () => void
}

/** Suggestions above the composer’s field, which keeps the focus. */
export function Completion({ field, label, suggestions, isLoading = false, query, onChoose, onDismiss }: CompletionProps) {
  const listId = useId()
  const [marked, setMarked] = useState({ query, index: 0 })
  const [entered, setEntered] = useState<string | null>(null)
  const { length } = suggestions
  const isOpen = length > 0
  const activeIndex = marked.query === query ? Math.min(marked.index, Math.max(length - 1, 0)) : 0
  const mark = (index: number) => setMarked({ query, index })

  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, isComposing, ctrlKey, metaKey, altKey, shiftKey } = event
    if (isComposing || event.keyCode === 229 || ctrlKey || metaKey || altKey || shiftKey) return
    const isEarly = key === 'Enter' && isLoading && entered !== query
    if (!isOpen && !isEarly) return
    if (!isOpen) setEntered(query)
    else if (key === 'ArrowDown') mark((activeIndex + 1) % length)
    else if (key === 'ArrowUp') mark((activeIndex + length - 1) % length)
    else if (key === 'Enter' || key === 'Tab') onChoose(activeIndex)
    else if (key === 'Escape') onDismiss()
    else return
    event.preventDefault()
    // The composer would send the message or stop the answer.
    event.stopImmediatePropagation()
  })
  useEffect(() => {
    const listening = new AbortController()
    field.current?.addEventListener('keydown', (event) => handleKeyDown(event), { signal: listening.signal })
    return () => listening.abort()
  }, [field])

  const finishEntered = useEffectEvent(() => {
    setEntered(null)
    if (entered !== query) return
    if (isOpen) onChoose(0)
    else field.current?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
  })
  const isFinished = entered !== null && !isLoading
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- Enter was pressed before the suggestions were loaded.
    if (isFinished) finishEntered()
  }, [isFinished])

  useEffect(() => {
    const element = field.current
    if (!element || !isOpen) return
    const attributes = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      'aria-expanded': 'true',
      'aria-controls': listId,
      'aria-activedescendant': getSuggestionId(listId, activeIndex),
    }
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
    return () => Object.keys(attributes).forEach((name) => element.removeAttribute(name))
  }, [field, isOpen, listId, activeIndex])

  if (!isOpen) return null
  return <ComposerSuggestions id={listId} {...{ label, suggestions, activeIndex, onChoose }} className={styles.list} />
}
