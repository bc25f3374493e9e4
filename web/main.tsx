import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import '../design-system/tokens/index.css'
import { installGlobalHandlers } from './globalHandlers.ts'
import { reloadAfterUpdate } from './reloadAfterUpdate.ts'
import { createRouter } from './router.ts'
import { createSession } from './session/session.ts'
import { SessionProvider } from './session/SessionProvider.tsx'

installGlobalHandlers()
reloadAfterUpdate()

const container = document.getElementById('app')
if (!container) throw new Error('The page has no place for the app.')
const root = createRoot(container)
let generation = 0
let router: ReturnType<typeof createRouter> | null = null

/** Each session has its own store and its own router, so whatever is on screen from the one before goes with it. */
function openApp(path: string | null, isKnownSignedOut: boolean): void {
  router?.dispose()
  if (path !== null) history.replaceState(null, '', path)
  const session = createSession(openApp, isKnownSignedOut)
  router = createRouter(session)
  generation += 1
  root.render(
    <StrictMode key={generation}>
      <SessionProvider session={session}>
        <RouterProvider router={router} />
      </SessionProvider>
    </StrictMode>,
  )
}

openApp(null, false)
