import { hasTouchKeyboard } from '#design-system'
import { useEffect } from 'react'
import { NavigationType, useBlocker } from 'react-router-dom'
import { findTopOverlay } from '../../lib/overlays.ts'

/** A component, so that it does not re-render the app. */
export function CloseOverlayOnBack() {
  const blocker = useBlocker(({ historyAction }) => historyAction === NavigationType.Pop && findTopOverlay() !== null)
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    blocker.reset()
    closeTopOverlay()
  }, [blocker])
  useEffect(closeOnAndroid, [])
  return null
}

/** Sends Escape, so that unsaved changes are confirmed first. */
function closeTopOverlay(): void {
  findTopOverlay()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
}

/** TypeScript’s library lacks it. */
type CloseWatcher = EventTarget & { destroy(): void }

/** Back from the first page leaves the app, which the router cannot block. Android asks close watchers first. */
function closeOnAndroid(): (() => void) | undefined {
  const Watcher = (window as { CloseWatcher?: new () => CloseWatcher }).CloseWatcher
  // With a keyboard, Escape would close two overlays.
  if (!Watcher || !hasTouchKeyboard()) return undefined
  let watcher: CloseWatcher | null = null
  const stop = () => {
    watcher?.destroy()
    watcher = null
  }
  const update = () => {
    if (!findTopOverlay()) return stop()
    watcher ??= new Watcher()
    watcher.addEventListener('close', handleClose)
  }
  const handleClose = () => {
    watcher = null
    closeTopOverlay()
    update()
  }
  const overlays = new MutationObserver(update)
  overlays.observe(document.body, { childList: true })
  return () => {
    overlays.disconnect()
    stop()
  }
}
