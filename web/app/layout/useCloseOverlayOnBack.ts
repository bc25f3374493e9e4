import { useEffect } from 'react'
import { NavigationType, useBlocker } from 'react-router-dom'
import { findTopOverlay } from '../../lib/overlays.ts'

/** Back closes what is open over the page, as phones do it, and leaves the page only when nothing is. */
export function useCloseOverlayOnBack(): void {
  const blocker = useBlocker(({ historyAction }) => historyAction === NavigationType.Pop && findTopOverlay() !== null)
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    blocker.reset()
    // As the person would close it: an overlay with unsaved changes asks first.
    findTopOverlay()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
  }, [blocker])
}
