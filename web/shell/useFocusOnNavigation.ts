import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/** After a change of screen the heading has the focus, so that a screen reader begins there; a field that took the focus keeps it. */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation()
  const shownPath = useRef(pathname)

  useEffect(() => {
    if (shownPath.current === pathname) return
    shownPath.current = pathname
    const main = document.querySelector<HTMLElement>('main')
    if (!main || main.contains(document.activeElement)) return
    const target = main.querySelector('h1') ?? main
    target.tabIndex = -1
    target.focus({ preventScroll: true })
  }, [pathname])
}
