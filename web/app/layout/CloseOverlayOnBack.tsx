import { useEffect } from 'react'
import { NavigationType, useBlocker } from 'react-router-dom'
import { findTopOverlay } from '../../lib/overlays.ts'

/** A component, so that it does not re-render the app. */
export function CloseOverlayOnBack() {
  const blocker = useBlocker(({ historyAction }) => historyAction === NavigationType.Pop && findTopOverlay() !== null)
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    blocker.reset()
    // Sends Escape, so that unsaved changes are confirmed first.
    findTopOverlay()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
  }, [blocker])
  return null
}
