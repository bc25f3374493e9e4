import { createBrowserRouter, RouterContextProvider } from 'react-router-dom'
import { routes } from './routes.tsx'
import { sessionContext, type Session } from './session/session.ts'

// The flag of the same name below makes loaders receive the typed context.
declare module 'react-router' {
  interface Future {
    v8_middleware: true
  }
}

export function createRouter(session: Session) {
  return createBrowserRouter(routes, {
    future: { v8_middleware: true },
    getContext: () => new RouterContextProvider(new Map([[sessionContext, session]])),
  })
}
