import { matchRoutes } from 'react-router-dom'
import { rememberedPath } from '../lib/storage.ts'

/** Where the app opens when no other page was asked for. */
export const homePath = '/chat'

/** Screens on the way into the app. Whoever returned to one of them would start over. */
const entryRoutes = ['/', '/accounts/login', '/accounts/signup', '/login', '/signup', '/register', '/onboarding'].map((path) => ({ path }))

/** Remembers where to return after signing in, signing up and onboarding. */
export function rememberReturnPath(path: string): void {
  if (isReturnPath(path)) rememberedPath.set(path)
}

/** Null when no page was asked for. */
export function readReturnPath(): string | null {
  const path = rememberedPath.get()
  return path !== null && isReturnPath(path) ? path : null
}

export function takeReturnPath(): string {
  const path = readReturnPath()
  rememberedPath.set(null)
  return path ?? homePath
}

/** The stored value is untrusted: following it to another origin would be an open redirect. */
function isReturnPath(path: string): boolean {
  if (!path.startsWith('/') || !URL.canParse(path, location.origin)) return false
  const { origin, pathname } = new URL(path, location.origin)
  return origin === location.origin && matchRoutes(entryRoutes, pathname) === null
}
