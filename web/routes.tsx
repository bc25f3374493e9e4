import type { ComponentType } from 'react'
import { redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom'
import { chatRoutes } from './features/chat/chatRoutes.tsx'
import { requireOnboarded } from './session/guards.ts'
import { sessionContext } from './session/session.ts'
import { AppError, ScreenError } from './shell/ErrorBoundaries.tsx'
import { loadAppLayout } from './shell/loadAppLayout.ts'
import { Loading } from './shell/Loading.tsx'
import { Root } from './shell/Root.tsx'

/** Every path of the app. A loader begins its screen's queries while the screen's code is on the way. */
export const routes: RouteObject[] = [
  {
    id: 'root',
    loader: ({ context }) => context.get(sessionContext).currentUser(),
    Component: Root,
    ErrorBoundary: AppError,
    HydrateFallback: Loading,
    children: [
      {
        loader: loadAppLayout,
        lazy: screen(() => import('./shell/AppLayout.tsx'), 'AppLayout'),
        children: [
          {
            ErrorBoundary: ScreenError,
            children: [
              { loader: requireOnboarded, children: chatRoutes },
              { path: '*', lazy: screen(() => import('./shell/NotFoundScreen.tsx'), 'NotFoundScreen') },
            ],
          },
        ],
      },
      redirection('login', '/accounts/login'),
      redirection('signup', '/accounts/signup'),
      redirection('register', '/accounts/signup'),
      redirection('dashboard', '/chat'),
      redirection('accounts/forgot-password', '/forgot-password'),
      redirection('accounts/reset-password', '/reset-password'),
    ],
  },
]

function screen<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) {
  return { Component: async () => (await load())[name] }
}

/** The query goes along: the link in a reset mail carries its token there. */
function redirection(path: string, target: string): RouteObject {
  return { path, loader: ({ request }: LoaderFunctionArgs) => redirect(target + new URL(request.url).search) }
}
