import type { ComponentType } from 'react'
import { loadQuery } from 'react-relay'
import { generatePath, redirect, type LoaderFunction, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom'
import threadsQuery, { type RecentThreadsQuery } from './__generated__/RecentThreadsQuery.graphql.ts'
import { chatRoutes } from './features/chat/chatRoutes.tsx'
import { loadMyTwin } from './features/myTwin/loadMyTwin.ts'
import { lazyNamed } from './lib/lazyNamed.ts'
import { canonicalPath, forwardHome, forwardSignedIn, loadCurrentUser, requireOnboarded, requireSession } from './session/guards.ts'
import { sessionContext } from './session/session.ts'
import { Loading } from './shared/screen/Loading.tsx'
import { openProfilePal } from './shared/threads/openProfilePal.ts'
import { AppError, Root, ScreenError } from './app/layout/Root.tsx'

/** Bare, for people who are not signed in; somebody with a session is forwarded at once. */
const signedOutRoutes: RouteObject[] = [
  { index: true, loader: forwardHome, lazy: landing },
  { path: 'accounts/login', loader: forwardSignedIn, lazy: screen(() => import('./features/account/LoginScreen.tsx'), 'LoginScreen') },
  { path: 'accounts/signup', loader: forwardSignedIn, lazy: screen(() => import('./features/account/SignupScreen.tsx'), 'SignupScreen') },
]

/** Bare, for anybody. */
const mailedLinkRoutes: RouteObject[] = [
  { path: 'forgot-password', lazy: screen(() => import('./features/account/password/ForgotPasswordScreen.tsx'), 'ForgotPasswordScreen') },
  { path: 'reset-password', lazy: screen(() => import('./features/account/password/ResetPasswordScreen.tsx'), 'ResetPasswordScreen') },
  { path: 'verify-email', lazy: screen(() => import('./features/account/verification/VerifyEmailScreen.tsx'), 'VerifyEmailScreen') },
]

/** Bare, for somebody with a session. */
const firstStepRoutes: RouteObject[] = [
  { path: 'onboarding', lazy: screen(() => import('./features/onboarding/OnboardingScreen.tsx'), 'OnboardingScreen') },
]

/** With the sidebar, for members. */
const memberRoutes: RouteObject[] = [
  ...chatRoutes,
  { path: 'profile-pal', element: null, loader: openProfilePal },
  {
    path: 'twin',
    handle: { isQuery: true },
    loader: loadMyTwin,
    lazy: screen(() => import('./features/myTwin/MyTwinScreen.tsx'), 'MyTwinScreen'),
  },
  { path: 'settings', lazy: screen(() => import('./features/settings/SettingsScreen.tsx'), 'SettingsScreen') },
  { path: 'story', lazy: screen(() => import('./features/story/StoryScreen.tsx'), 'StoryScreen') },
  { path: 'knowledge', lazy: screen(() => import('./features/knowledge/KnowledgeScreen.tsx'), 'KnowledgeScreen') },
  { path: 'discover', lazy: screen(() => import('./features/discover/DiscoverScreen.tsx'), 'DiscoverScreen') },
  { path: 'roadmap', lazy: screen(() => import('./features/roadmap/RoadmapScreen.tsx'), 'RoadmapScreen') },
  { path: 'monitoring', lazy: screen(() => import('./features/monitoring/MonitoringScreen.tsx'), 'MonitoringScreen') },
]

/** For members, in a frame that has nothing but a way back. */
const plainMemberRoutes: RouteObject[] = [
  { path: 'history', lazy: screen(() => import('./features/history/HistoryScreen.tsx'), 'HistoryScreen') },
  { path: 'testing', lazy: screen(() => import('./features/testing/TestingScreen.tsx'), 'TestingScreen') },
]

/** With the sidebar for somebody signed in, bare for a visitor. */
const openRoutes: RouteObject[] = [
  {
    path: ':username',
    lazy: screen(() => import('./features/publicProfile/PublicProfileScreen.tsx'), 'PublicProfileScreen'),
  },
  { path: 'twin/:username/chat', lazy: screen(() => import('./features/twinChat/TwinChatScreen.tsx'), 'TwinChatScreen') },
  { path: 'pricing', lazy: screen(() => import('./features/pricing/PricingScreen.tsx'), 'PricingScreen') },
  { path: 'terms', lazy: screen(() => import('./features/legal/TermsScreen.tsx'), 'TermsScreen') },
  { path: 'privacy', lazy: screen(() => import('./features/legal/PrivacyScreen.tsx'), 'PrivacyScreen') },
  { path: '*', lazy: screen(() => import('./shared/screen/NotFoundScreen.tsx'), 'NotFoundScreen') },
]

const redirections: RouteObject[] = [
  redirection('login', '/accounts/login'),
  redirection('signup', '/accounts/signup'),
  redirection('register', '/accounts/signup'),
  redirection('dashboard', '/chat'),
  redirection('accounts/forgot-password', '/forgot-password'),
  redirection('accounts/reset-password', '/reset-password'),
  redirection('twin/:username', '/twin/:username/chat'),
  // Nobody can be called that: it is a twin's chat without a name.
  redirection('twin/chat', '/twin'),
]

/**
 * Every path of the app. A loader begins its screen's queries while the screen's code is on the way; `handle.isQuery` says that it
 * does nothing else, so that it may run before the link is pressed.
 */
export const routes: RouteObject[] = [
  {
    id: 'root',
    middleware: [canonicalPath],
    loader: loadCurrentUser,
    Component: Root,
    ErrorBoundary: AppError,
    HydrateFallback: Loading,
    children: [
      {
        lazy: screen(() => import('./app/layout/BareLayout.tsx'), 'BareLayout'),
        children: withErrors([...signedOutRoutes, ...mailedLinkRoutes]),
      },
      {
        loader: requireSession,
        lazy: screen(() => import('./app/layout/BareLayout.tsx'), 'PrivateBareLayout'),
        children: withErrors(firstStepRoutes),
      },
      {
        loader: loadAppLayout,
        lazy: screen(() => import('./app/layout/AppLayout.tsx'), 'AppLayout'),
        children: withErrors([{ loader: requireOnboarded, children: memberRoutes }, ...openRoutes]),
      },
      {
        loader: requireOnboarded,
        lazy: screen(() => import('./app/layout/PlainLayout.tsx'), 'PlainLayout'),
        children: withErrors(plainMemberRoutes),
      },
      ...redirections,
    ],
  },
]

/** Asks for the sidebar's threads at once, without waiting to hear who is there: a visitor gets none. */
function loadAppLayout({ context }: LoaderFunctionArgs) {
  return loadQuery<RecentThreadsQuery>(context.get(sessionContext).environment, threadsQuery, {})
}

const DemoTwin = lazyNamed(() => import('./features/twinChat/DemoTwin.tsx'), 'DemoTwin')

/** The conversation in it is of another feature, and comes when it is wanted. */
async function landing() {
  const { LandingScreen } = await import('./features/landing/LandingScreen.tsx')
  return { element: <LandingScreen demo={DemoTwin} /> }
}

/** A screen that breaks leaves the layout around it in place. */
function withErrors(children: RouteObject[]): RouteObject[] {
  return [{ ErrorBoundary: ScreenError, children }]
}

/**
 * A function, not the object that the router takes as well: that one it empties, and the next session's router would find nothing in it.
 * A screen's module may export the `loader` that begins its query; a route can also bring one that does not wait for the module.
 */
function screen<Name extends string>(load: () => Promise<Record<Name, ComponentType> & { loader?: LoaderFunction }>, name: Name) {
  return async () => {
    const { [name]: Component, loader } = await load()
    return loader ? { Component, loader } : { Component }
  }
}

/** The query goes along: the link in a reset mail carries its token there. */
function redirection(path: string, target: string): RouteObject {
  const loader = ({ params, request }: LoaderFunctionArgs) => redirect(generatePath(target, params) + new URL(request.url).search)
  return { path, element: null, loader }
}
