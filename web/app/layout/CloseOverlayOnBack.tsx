import { useEffect, useEffectEvent } from 'react'
import { NavigationType, useBlocker, useLocation } from 'react-router-dom'
import { findTopOverlay } from '../../lib/overlays.ts'

/** A component, so that it does not re-render the app. */
export function CloseOverlayOnBack() {
  const blocker = useBlocker(({ historyAction }) => historyAction === NavigationType.Pop && findTopOverlay() !== null)
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    blocker.reset()
    closeTopOverlay()
  }, [blocker])
  useCopyOfFirstEntry()
  return null
}

/** Sends Escape, so that unsaved changes are confirmed first. */
function closeTopOverlay(): void {
  findTopOverlay()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
}

/** The router’s state of an entry; `isCopy` is added here. */
interface Entry {
  idx?: number
  key?: string
  isCopy?: boolean
}

/** Back from the first entry leaves the app, which cannot be blocked, so an open overlay adds a copy to go back from. */
function useCopyOfFirstEntry(): void {
  const { key } = useLocation()
  const handlePop = useEffectEvent((event: PopStateEvent) => {
    const entry = event.state as Entry | null
    if (entry?.idx !== 0 || (entry.key ?? 'default') !== key) return
    // The router would restore the address with `history.go(0)`, which reloads the page.
    event.stopImmediatePropagation()
    if (findTopOverlay()) closeTopOverlay()
    else if (!entry.isCopy) history.back()
  })
  useEffect(() => {
    const handleOverlay = () => {
      const entry = history.state as Entry | null
      if (entry?.idx === 0 && !entry.isCopy && findTopOverlay()) history.pushState({ ...entry, isCopy: true }, '')
    }
    const overlays = new MutationObserver(handleOverlay)
    overlays.observe(document.body, { childList: true })
    window.addEventListener('popstate', handlePop, { capture: true })
    return () => {
      overlays.disconnect()
      window.removeEventListener('popstate', handlePop, { capture: true })
    }
  }, [])
}
