import { useLayoutEffect } from 'react'

/** The control that opened the first of several dialogs, and its ancestors. */
let path: Element[] = []

/** Returns focus when react-aria cannot: if another dialog replaced this one, or the control that opened it is gone. */
export function useReturnFocus(): void {
  useLayoutEffect(() => {
    const { activeElement } = document
    if (activeElement && activeElement !== document.body && !activeElement.closest('[role$=dialog]')) path = listAncestors(activeElement)
    // React-aria tries in the next frame.
    return () => void requestAnimationFrame(() => requestAnimationFrame(returnFocus))
  }, [])
}

function listAncestors(element: Element): Element[] {
  const ancestors: Element[] = []
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) ancestors.push(at)
  return ancestors
}

function returnFocus(): void {
  for (const [index, element] of path.entries()) {
    if (document.activeElement !== document.body) return
    const target = index === 0 ? element : element.querySelector(focusable)
    if (element.isConnected && target instanceof HTMLElement) target.focus()
  }
}

const focusable = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex="0"]'
