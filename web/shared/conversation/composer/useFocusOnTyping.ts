import { useEffect, type RefObject } from 'react'
import { findTopOverlay } from '../../../lib/overlays.ts'
import { areSingleKeyShortcutsOn } from '../../../lib/singleKeyShortcuts.ts'

const typingTargets = [
  'input, textarea, select, [contenteditable]',
  '[role=listbox], [role=grid], [role=tree], [role=combobox], [aria-haspopup=listbox]',
].join(', ')

export function useFocusOnTyping(field: RefObject<HTMLTextAreaElement | null>): void {
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (startsText(event) && !isTakenElsewhere(event)) field.current?.focus()
    }
    document.addEventListener('keydown', handleKeyDown)
    return () => document.removeEventListener('keydown', handleKeyDown)
  }, [field])
}

/** Not Space, which scrolls and presses buttons. */
function startsText(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey } = event
  const isCommand = (ctrlKey || metaKey || altKey) && !event.getModifierState('AltGraph')
  if (isCommand) return (ctrlKey || metaKey) && !altKey && key.toLowerCase() === 'v'
  return key === 'Dead' || key === 'Process' || (key !== ' ' && /^.$/u.test(key))
}

function isTakenElsewhere({ defaultPrevented, target }: KeyboardEvent): boolean {
  if (defaultPrevented || areSingleKeyShortcutsOn()) return true
  return (target instanceof Element && target.closest(typingTargets) !== null) || findTopOverlay() !== null
}
