import { useEffect, type RefObject } from 'react'

/** Focuses the list when its focused control is removed, for example by regenerating, so that keyboard users keep their place. */
export function useKeptFocus(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = list
    if (!current) return
    let focused: EventTarget | null = null
    const handleFocus = ({ target }: FocusEvent) => void (focused = target)
    const observer = new MutationObserver(() => {
      if (!(focused instanceof Element) || focused.isConnected || document.activeElement !== document.body) return
      focused = null
      current.focus({ preventScroll: true })
    })
    current.addEventListener('focusin', handleFocus)
    observer.observe(current, { childList: true, subtree: true })
    return () => {
      current.removeEventListener('focusin', handleFocus)
      observer.disconnect()
    }
  }, [list])
}
