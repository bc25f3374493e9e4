import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** Module state, because signing in or out remounts every component. */
let shownPath = location.pathname

export function useFocusOnNavigation(): void {
  const { pathname } = useLocation()

  useEffect(() => {
    if (shownPath === pathname) return
    shownPath = pathname
    focusHeading()
  }, [pathname])
}

export function focusHeading(): void {
  const main = document.querySelector<HTMLElement>('main')
  if (!main || main.contains(document.activeElement)) return
  const target = main.querySelector('h1') ?? main
  target.tabIndex = -1
  target.focus({ preventScroll: true })
}
