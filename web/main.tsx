import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import '../design-system/tokens/index.css'
import { installGlobalHandlers } from './globalHandlers.ts'
import { restoreLocale } from './i18n/locale.ts'
import { LocaleProvider } from './i18n/LocaleProvider.tsx'
import { isEmbedded } from './lib/embedded.ts'
import { preloadDialogs } from './lib/lazyDialog.tsx'
import { installUpdates } from './lib/updates.ts'
import { createRouter } from './router.ts'
import { createSession, type Session } from './session/session.ts'
import { SessionProvider } from './session/SessionProvider.tsx'

const laterMs = 3000

installGlobalHandlers()
installUpdates(import.meta.url)

const container = document.getElementById('app')
if (!container) throw new Error('The page has no place for the app.')
const root = createRoot(container)
let generation = 0
let router: ReturnType<typeof createRouter> | null = null
let keeping = new AbortController()
const texts = restoreLocale()

async function openApp(path: string | null, isKnownSignedOut: boolean): Promise<void> {
  router?.dispose()
  keeping.abort()
  if (path !== null) history.replaceState(null, '', path)
  const session = createSession((...where) => void openApp(...where), isKnownSignedOut)
  // Requested before the screen's files, which would delay it on a slow connection. Consumers handle the failure.
  session.currentUser().then(
    (user) => user?.isOnboarded && startLater(session, user.id),
    () => {},
  )
  const own = createRouter(session)
  router = own
  await texts
  if (router !== own) return
  generation += 1
  root.render(
    <StrictMode key={generation}>
      <LocaleProvider>
        <SessionProvider session={session}>
          <RouterProvider router={own.router} />
        </SessionProvider>
      </LocaleProvider>
    </StrictMode>,
  )
}

openApp(null, false).catch((error: unknown) => {
  console.error(error)
  container.textContent = 'Twain could not be loaded. Reload the page.'
})

/** Later, so that the first screen does not wait. */
function startLater(session: Session, userId: string): void {
  if (isEmbedded) return
  keeping = new AbortController()
  const { signal } = keeping
  const start = () => {
    preloadDialogs()
    void startOffline(session, userId, signal).catch((error: unknown) => console.error('Offline use is not available', error))
  }
  if (document.readyState === 'complete') setTimeout(start, laterMs)
  else window.addEventListener('load', () => setTimeout(start, laterMs), { once: true, signal })
}

async function startOffline(session: Session, userId: string, signal: AbortSignal): Promise<void> {
  // Without a worker, which needs HTTPS, nothing opens offline.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const { keepOffline } = await import('./offline/keepOffline.ts')
  await keepOffline(session, userId, signal)
}
