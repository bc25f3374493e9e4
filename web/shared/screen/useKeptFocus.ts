import { useEffect, type RefObject } from 'react'

/** Moves focus when the focused control is removed, for example by regenerating, so that keyboard users keep their place. */
export function useKeptFocus(list: RefObject<HTMLElement | null>, focus = focusElement): void {
  useEffect(() => {
    const { current } = list
    if (!current) return
    let focused: EventTarget | null = null
    const handleFocus = ({ target }: FocusEvent) => void (focused = target)
    const observer = new MutationObserver(() => {
      if (!(focused instanceof Element) || focused.isConnected || document.activeElement !== document.body) return
      focused = null
      focus(current)
    })
    current.addEventListener('focusin', handleFocus)
    observer.observe(current, { childList: true, subtree: true })
    return () => {
      current.removeEventListener('focusin', handleFocus)
      observer.disconnect()
    }
  }, [list, focus])
}

function focusElement(element: HTMLElement): void {
  element.focus({ preventScroll: true })
}
