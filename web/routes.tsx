import type { ComponentType } from 'react'
import { redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom'
import { chatRoutes } from './features/chat/chatRoutes.tsx'
import { forwardSignedIn, requireOnboarded, requireSession } from './session/guards.ts'
import { sessionContext } from './session/session.ts'
import { AppError, ScreenError } from './shell/ErrorBoundaries.tsx'
import { loadAppLayout } from './shell/loadAppLayout.ts'
import { Loading } from './shell/Loading.tsx'
import { Root } from './shell/Root.tsx'

/** Screens for people who are not signed in; somebody with a session is forwarded at once. */
const signedOutRoutes: RouteObject[] = [
  { index: true, lazy: screen(() => import('./features/landing/LandingScreen.tsx'), 'LandingScreen') },
  { path: 'accounts/login', lazy: screen(() => import('./features/account/LoginScreen.tsx'), 'LoginScreen') },
  { path: 'accounts/signup', lazy: screen(() => import('./features/account/SignupScreen.tsx'), 'SignupScreen') },
]

const passwordRoutes: RouteObject[] = [
  { path: 'forgot-password', lazy: screen(() => import('./features/account/ForgotPasswordScreen.tsx'), 'ForgotPasswordScreen') },
  { path: 'reset-password', lazy: screen(() => import('./features/account/ResetPasswordScreen.tsx'), 'ResetPasswordScreen') },
]

/** With the sidebar for somebody signed in, bare for a visitor. */
const openRoutes: RouteObject[] = [
  { path: 'terms', lazy: screen(() => import('./features/legal/TermsScreen.tsx'), 'TermsScreen') },
  { path: 'privacy', lazy: screen(() => import('./features/legal/PrivacyScreen.tsx'), 'PrivacyScreen') },
  { path: '*', lazy: screen(() => import('./shell/NotFoundScreen.tsx'), 'NotFoundScreen') },
]

const onboardingRoute: RouteObject = {
  path: 'onboarding',
  loader: requireSession,
  lazy: screen(() => import('./features/onboarding/OnboardingScreen.tsx'), 'OnboardingScreen'),
}

const redirections: RouteObject[] = [
  redirection('login', '/accounts/login'),
  redirection('signup', '/accounts/signup'),
  redirection('register', '/accounts/signup'),
  redirection('dashboard', '/chat'),
  redirection('accounts/forgot-password', '/forgot-password'),
  redirection('accounts/reset-password', '/reset-password'),
]

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
        lazy: screen(() => import('./shell/BareLayout.tsx'), 'BareLayout'),
        children: withErrors([{ loader: forwardSignedIn, children: signedOutRoutes }, ...passwordRoutes]),
      },
      { lazy: screen(() => import('./shell/BareLayout.tsx'), 'PrivateBareLayout'), children: withErrors([onboardingRoute]) },
      {
        loader: loadAppLayout,
        lazy: screen(() => import('./shell/AppLayout.tsx'), 'AppLayout'),
        children: withErrors([{ loader: requireOnboarded, children: chatRoutes }, ...openRoutes]),
      },
      ...redirections,
    ],
  },
]

/** A screen that breaks leaves the layout around it in place. */
function withErrors(children: RouteObject[]): RouteObject[] {
  return [{ ErrorBoundary: ScreenError, children }]
}

/** A function, not the object that the router takes as well: that one it empties, and the next session's router would find nothing in it. */
function screen<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) {
  return async () => ({ Component: (await load())[name] })
}

/** The query goes along: the link in a reset mail carries its token there. */
function redirection(path: string, target: string): RouteObject {
  return { path, element: null, loader: ({ request }: LoaderFunctionArgs) => redirect(target + new URL(request.url).search) }
}
