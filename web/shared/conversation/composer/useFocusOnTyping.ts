import { useEffect, type RefObject } from 'react'
import { findTopOverlay } from '../../../lib/overlays.ts'
import { areSingleKeyShortcutsOn } from '../../../lib/singleKeyShortcuts.ts'

/** Elements that use letters themselves: fields, and lists that jump to what begins with them. */
const typingTargets = [
  'input, textarea, select, [contenteditable]',
  '[role=listbox], [role=grid], [role=tree], [role=combobox], [aria-haspopup=listbox]',
].join(', ')

/** Moves the focus to a field when someone types while no other field has it. The key itself then goes into the field, too. */
export function useFocusOnTyping(field: RefObject<HTMLTextAreaElement | null>): void {
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (startsText(event) && !isTakenElsewhere(event)) field.current?.focus()
    }
    document.addEventListener('keydown', handleKeyDown)
    return () => document.removeEventListener('keydown', handleKeyDown)
  }, [field])
}

/** A character, a dead key or an input method; also a paste. Space scrolls the page and presses buttons. */
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
