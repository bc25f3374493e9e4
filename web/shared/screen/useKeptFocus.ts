import { useEffect, useEffectEvent, type RefObject } from 'react'

/**
 * Moves focus when the focused control is removed, for example by regenerating, so that keyboard users keep their place.
 * @param focus called with the ancestor of the control that matched `within`, which may be removed as well
 */
export function useKeptFocus(
  list: RefObject<HTMLElement | null>,
  focus: (list: HTMLElement, ancestor: HTMLElement | null) => void = focusElement,
  within = '',
): void {
  const moveFocus = useEffectEvent(focus)
  useEffect(() => {
    const { current } = list
    if (!current) return
    let focused: { element: Element; ancestor: HTMLElement | null } | null = null
    const handleFocus = ({ target }: FocusEvent) => {
      focused = target instanceof Element ? { element: target, ancestor: within ? target.closest<HTMLElement>(within) : null } : null
    }
    const observer = new MutationObserver(() => {
      if (!focused || focused.element.isConnected || document.activeElement !== document.body) return
      const { ancestor } = focused
      focused = null
      moveFocus(current, ancestor)
    })
    current.addEventListener('focusin', handleFocus)
    observer.observe(current, { childList: true, subtree: true })
    return () => {
      current.removeEventListener('focusin', handleFocus)
      observer.disconnect()
    }
  }, [list, within])
}

export function focusElement(element: HTMLElement): void {
  element.focus({ preventScroll: true })
}
