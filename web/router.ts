import { createBrowserRouter, RouterContextProvider } from 'react-router-dom'
import { preloadOnIntent } from './preload.ts'
import { routes } from './routes.tsx'
import { sessionContext, type Session } from './session/session.ts'

// The flag of the same name below makes loaders receive the typed context.
declare module 'react-router' {
  interface Future {
    v8_middleware: true
  }
}

export function createRouter(session: Session) {
  const router = createBrowserRouter(routes, {
    future: { v8_middleware: true },
    getContext: () => new RouterContextProvider(new Map([[sessionContext, session]])),
  })
  const preloading = new AbortController()
  preloadOnIntent({ routes, session, signal: preloading.signal })
  return {
    router,
    dispose() {
      preloading.abort()
      router.dispose()
    },
  }
}
