// A test in web/ compares the list with the router.

export const appPaths = [
  '/',
  '/accounts/login',
  '/accounts/signup',
  '/accounts/forgot-password',
  '/accounts/reset-password',
  '/login',
  '/signup',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/verify-email',
  '/sign-in',
  '/change-email',
  '/onboarding',
  '/chat/:threadId?',
  '/profile-pal',
  '/twin',
  '/twin/chat',
  '/shared/:token',
  '/settings',
  '/settings/models',
  '/settings/reports',
  '/settings/schedules',
  '/operator/announcement',
  '/operator/audit-log',
  '/operator/jobs',
  '/operator/people',
  '/operator/people/:personId',
  '/operator/plans',
  '/operator/registration',
  '/operator/settings',
  '/operator/storage',
  '/story',
  '/projects/:projectId',
  '/knowledge',
  '/discover',
  '/roadmap',
  '/monitoring',
  '/history',
  '/testing',
  '/dashboard',
  '/pricing',
  '/terms',
  '/privacy',
] as const

const patterns = appPaths.map((path) => new RegExp(`^${path.replace(/\/:\w+\?/, '(/[^/]+)?').replace(/:\w+/, '[^/]+')}$`, 'i'))

export function isAppPath(path: string): boolean {
  return patterns.some((pattern) => pattern.test(path))
}
