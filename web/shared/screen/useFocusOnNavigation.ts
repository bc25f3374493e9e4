import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** Of the document, not of a component: signing in or out begins anew with everything else. */
let shownPath = location.pathname

/** After a change of screen the heading has the focus, so that a screen reader begins there; a field that took the focus keeps it. */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation()

  useEffect(() => {
    if (shownPath === pathname) return
    shownPath = pathname
    focusHeading()
  }, [pathname])
}

/** Nothing happens while a field of the screen has the focus. */
export function focusHeading(): void {
  const main = document.querySelector<HTMLElement>('main')
  if (!main || main.contains(document.activeElement)) return
  const target = main.querySelector('h1') ?? main
  target.tabIndex = -1
  target.focus({ preventScroll: true })
}
