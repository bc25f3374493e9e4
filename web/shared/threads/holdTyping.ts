import { findTopOverlay } from '../../lib/overlays.ts'
import { areSingleKeyShortcutsOn } from '../../lib/singleKeyShortcuts.ts'
import { draft } from '../../lib/storage.ts'

const maxMs = 10_000
let release = () => {}

/** Until the new chat is shown, typed text becomes its draft: the composer on screen is that of another conversation. */
export function holdTyping() {
  let typed = ''
  let keep = () => {}
  const composer = document.querySelector('main textarea')
  const handleKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, target } = event
    const isComposer = target !== null && target === composer
    const isField = target instanceof Element && !isComposer && target.closest('input, textarea, select, [contenteditable]') !== null
    if (ctrlKey || metaKey || altKey || isField || (areSingleKeyShortcutsOn() && !isComposer) || findTopOverlay() !== null) return
    if (key === 'Backspace') typed = typed.slice(0, -1)
    else if (/^.$/u.test(key) && (typed !== '' || key !== ' ')) typed += key
    else if (key !== 'Enter' || !isComposer) return
    event.preventDefault()
    event.stopPropagation()
    keep()
  }
  const stop = () => document.removeEventListener('keydown', handleKeyDown, { capture: true })
  release()
  release = stop
  setTimeout(stop, maxMs)
  document.addEventListener('keydown', handleKeyDown, { capture: true })

  /** @param name as in useDraft */
  return (name: string | null) => {
    const before = draft(name).get() ?? ''
    keep = () => draft(name).set(before + typed || null)
    if (typed !== '') keep()
  }
}

/** Call when a composer has read its draft. */
export function releaseTyping(): void {
  release()
}
