import { lastReload } from './lib/storage.ts'

const pauseMs = 60_000

/**
 * A tab from before an update asks for code that the server no longer has; the page as it is now names the new code. Not twice
 * within a minute: then something else is wrong, and the screen's error says so.
 */
export function reloadAfterUpdate(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (Date.now() - Number(lastReload.get() ?? 0) < pauseMs) return
    event.preventDefault()
    lastReload.set(String(Date.now()))
    location.reload()
  })
}
