import type { ComponentType } from 'react'
import { loadQuery } from 'react-relay'
import { generatePath, redirect, type LoaderFunction, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom'
import threadsQuery, { type RecentThreadsQuery } from './__generated__/RecentThreadsQuery.graphql.ts'
import { chatRoutes } from './features/chat/chatRoutes.tsx'
import { lazyNamed } from './lib/lazyNamed.ts'
import { redirectToCanonicalPath, forwardHome, loadCurrentUser, requireOnboarded, requireSession } from './session/guards.ts'
import { sessionContext } from './session/session.ts'
import { Loading } from './shared/screen/Loading.tsx'
import { openProfilePal } from './shared/threads/openProfilePal.ts'
import { AppError, Root, ScreenError } from './app/layout/Root.tsx'

const signedOutRoutes: RouteObject[] = [
  { index: true, loader: forwardHome, lazy: loadLanding },
  { path: 'accounts/login', lazy: screen(() => import('./features/account/LoginScreen.tsx'), 'LoginScreen') },
  { path: 'accounts/signup', lazy: screen(() => import('./features/account/SignupScreen.tsx'), 'SignupScreen') },
]

const mailedLinkRoutes: RouteObject[] = [
  { path: 'forgot-password', lazy: screen(() => import('./features/account/password/ForgotPasswordScreen.tsx'), 'ForgotPasswordScreen') },
  { path: 'reset-password', lazy: screen(() => import('./features/account/password/ResetPasswordScreen.tsx'), 'ResetPasswordScreen') },
  { path: 'sign-in', lazy: screen(() => import('./features/account/signInLink/SignInLinkScreen.tsx'), 'SignInLinkScreen') },
  { path: 'verify-email', lazy: screen(() => import('./features/account/verification/VerifyEmailScreen.tsx'), 'VerifyEmailScreen') },
]

const firstStepRoutes: RouteObject[] = [
  { path: 'change-email', lazy: screen(() => import('./features/account/verification/ChangeEmailScreen.tsx'), 'ChangeEmailScreen') },
  {
    path: 'onboarding',
    lazy: screen(() => import('./features/onboarding/OnboardingScreen.tsx'), 'OnboardingScreen'),
    // A reload at a new step could overwrite newer answers.
    shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) => currentUrl.search === nextUrl.search && defaultShouldRevalidate,
  },
]

const memberRoutes: RouteObject[] = [
  ...chatRoutes,
  { path: 'profile-pal', element: null, loader: openProfilePal },
  {
    path: 'twin',
    handle: { isQuery: true },
    loader: async (args) => (await import('./features/myTwin/loadMyTwin.ts')).loadMyTwin(args),
    lazy: screen(() => import('./features/myTwin/MyTwinScreen.tsx'), 'MyTwinScreen'),
  },
  { path: 'settings', lazy: screen(() => import('./features/settings/SettingsScreen.tsx'), 'SettingsScreen') },
  { path: 'settings/reports', lazy: screen(() => import('./features/settings/reports/ReportsScreen.tsx'), 'ReportsScreen') },
  { path: 'settings/schedules', lazy: screen(() => import('./features/settings/schedules/SchedulesScreen.tsx'), 'SchedulesScreen') },
  { path: 'settings/models', lazy: screen(() => import('./features/settings/models/ModelsScreen.tsx'), 'ModelsScreen') },
  {
    path: 'operator/announcement',
    lazy: screen(() => import('./features/operator/announcement/AnnouncementScreen.tsx'), 'AnnouncementScreen'),
  },
  { path: 'operator/audit-log', lazy: screen(() => import('./features/operator/auditLog/AuditLogScreen.tsx'), 'AuditLogScreen') },
  { path: 'operator/jobs', lazy: screen(() => import('./features/operator/jobs/JobsScreen.tsx'), 'JobsScreen') },
  { path: 'operator/people', lazy: screen(() => import('./features/operator/people/PeopleScreen.tsx'), 'PeopleScreen') },
  { path: 'operator/people/:personId', lazy: screen(() => import('./features/operator/people/PersonScreen.tsx'), 'PersonScreen') },
  { path: 'operator/plans', lazy: screen(() => import('./features/operator/plans/PlansScreen.tsx'), 'PlansScreen') },
  {
    path: 'operator/registration',
    lazy: screen(() => import('./features/operator/registration/RegistrationScreen.tsx'), 'RegistrationScreen'),
  },
  { path: 'operator/storage', lazy: screen(() => import('./features/operator/storage/StorageScreen.tsx'), 'StorageScreen') },
  {
    path: 'operator/settings',
    lazy: screen(() => import('./features/operator/settings/EffectiveSettingsScreen.tsx'), 'EffectiveSettingsScreen'),
  },
  { path: 'projects/:projectId', lazy: screen(() => import('./features/projects/ProjectScreen.tsx'), 'ProjectScreen') },
  { path: 'story', lazy: screen(() => import('./features/story/StoryScreen.tsx'), 'StoryScreen') },
  { path: 'knowledge', lazy: screen(() => import('./features/knowledge/KnowledgeScreen.tsx'), 'KnowledgeScreen') },
  { path: 'discover', lazy: screen(() => import('./features/discover/DiscoverScreen.tsx'), 'DiscoverScreen') },
  { path: 'roadmap', lazy: screen(() => import('./features/roadmap/RoadmapScreen.tsx'), 'RoadmapScreen') },
  { path: 'monitoring', lazy: screen(() => import('./features/monitoring/MonitoringScreen.tsx'), 'MonitoringScreen') },
]

const plainMemberRoutes: RouteObject[] = [
  { path: 'history', lazy: screen(() => import('./features/history/HistoryScreen.tsx'), 'HistoryScreen') },
  { path: 'testing', lazy: screen(() => import('./features/testing/TestingScreen.tsx'), 'TestingScreen') },
]

const openRoutes: RouteObject[] = [
  {
    path: ':username',
    lazy: screen(() => import('./features/publicProfile/PublicProfileScreen.tsx'), 'PublicProfileScreen'),
  },
  { path: 'twin/:username/chat', lazy: screen(() => import('./features/twinChat/TwinChatScreen.tsx'), 'TwinChatScreen') },
  { path: 'twin/:username/reply', lazy: screen(() => import('./features/twinReply/TwinReplyScreen.tsx'), 'TwinReplyScreen') },
  { path: 'invitation/:secret', lazy: screen(() => import('./features/publicProfile/InvitationScreen.tsx'), 'InvitationScreen') },
  {
    path: 'shared/:token',
    handle: { isQuery: true },
    lazy: screen(() => import('./features/shared/SharedConversationScreen.tsx'), 'SharedConversationScreen'),
  },
  { path: 'pricing', lazy: screen(() => import('./features/pricing/PricingScreen.tsx'), 'PricingScreen') },
  { path: 'terms', lazy: screen(() => import('./features/legal/TermsScreen.tsx'), 'TermsScreen') },
  { path: 'privacy', lazy: screen(() => import('./features/legal/PrivacyScreen.tsx'), 'PrivacyScreen') },
  { path: '*', lazy: screen(() => import('./shared/screen/NotFoundScreen.tsx'), 'NotFoundScreen') },
]

const embedTrialRoute: RouteObject = {
  path: 'embed/:username/try',
  lazy: screen(() => import('./features/embed/EmbedTrialScreen.tsx'), 'EmbedTrialScreen'),
}

const embedRoutes: RouteObject[] = [
  {
    path: 'embed/:username',
    lazy: async () => {
      const [{ EmbedScreen }, { loader }] = await Promise.all([
        import('./features/twinChat/EmbedScreen.tsx'),
        import('./features/twinChat/TwinChatScreen.tsx'),
      ])
      return { Component: EmbedScreen, loader }
    },
  },
]

const redirections: RouteObject[] = [
  createRedirect('login', '/accounts/login'),
  createRedirect('signup', '/accounts/signup'),
  createRedirect('register', '/accounts/signup'),
  createRedirect('dashboard', '/chat'),
  createRedirect('accounts/forgot-password', '/forgot-password'),
  createRedirect('accounts/reset-password', '/reset-password'),
  createRedirect('twin/:username', '/twin/:username/chat'),
  // `chat` is a reserved username.
  createRedirect('twin/chat', '/twin'),
]

const RequiredTwoFactor = lazyNamed(() => import('./features/settings/security/twoFactor/RequiredTwoFactor.tsx'), 'RequiredTwoFactor')

/** `handle.isQuery`: no side effects, so it may preload. */
export const routes: RouteObject[] = [
  {
    id: 'root',
    middleware: [redirectToCanonicalPath],
    loader: loadCurrentUser,
    element: <Root setup={RequiredTwoFactor} />,
    ErrorBoundary: AppError,
    HydrateFallback: Loading,
    children: [
      {
        lazy: screen(() => import('./app/layout/BareLayout.tsx'), 'BareLayout'),
        children: withErrors([...signedOutRoutes, ...mailedLinkRoutes, embedTrialRoute]),
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
      ...withErrors(embedRoutes),
      ...redirections,
    ],
  },
]

function loadAppLayout({ context }: LoaderFunctionArgs) {
  return loadQuery<RecentThreadsQuery>(context.get(sessionContext).environment, threadsQuery, {})
}

const DemoTwin = lazyNamed(() => import('./features/twinChat/DemoTwin.tsx'), 'DemoTwin')

async function loadLanding() {
  const { LandingScreen } = await import('./features/landing/LandingScreen.tsx')
  return { element: <LandingScreen demo={DemoTwin} /> }
}

function withErrors(children: RouteObject[]): RouteObject[] {
  return [{ ErrorBoundary: ScreenError, children }]
}

/** A function, because the router empties a `lazy` object. */
function screen<Name extends string>(load: () => Promise<Record<Name, ComponentType> & { loader?: LoaderFunction }>, name: Name) {
  return async () => {
    const { [name]: Component, loader } = await load()
    return loader ? { Component, loader } : { Component }
  }
}

/** Keeps the query: reset links carry their token there. */
function createRedirect(path: string, target: string): RouteObject {
  const loader = ({ params, request }: LoaderFunctionArgs) => redirect(generatePath(target, params) + new URL(request.url).search)
  return { path, element: null, loader }
}
