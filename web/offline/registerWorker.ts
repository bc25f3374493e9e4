import type { WorkerMessage } from '../worker/scope.ts'

/** Here instead of in the page, so that visitors don’t load the manifest. */
function linkManifest(): void {
  if (document.querySelector('link[rel="manifest"]')) return
  document.head.append(Object.assign(document.createElement('link'), { rel: 'manifest', href: '/manifest.webmanifest' }))
}

export function registerWorker(signal: AbortSignal): void {
  linkManifest()
  // Missing without HTTPS.
  if (!('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  const tellFiles = async () => {
    const { active } = await serviceWorker.ready
    // The page loaded them before the worker was there.
    const paths = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
    const keep = paths.filter(({ origin }) => origin === location.origin).map(({ pathname }) => pathname)
    if (!signal.aborted) active?.postMessage({ keep } satisfies WorkerMessage)
  }
  serviceWorker.addEventListener('controllerchange', () => void tellFiles(), { signal })
  serviceWorker.register('/worker.js').then(tellFiles, (error: unknown) => console.error('The worker could not be registered', error))
}
