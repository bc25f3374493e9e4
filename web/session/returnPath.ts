import { matchRoutes } from 'react-router-dom'
import { rememberedPath } from '../lib/storage.ts'

export const homePath = '/chat'

const entryRoutes = ['/', '/accounts/login', '/accounts/signup', '/login', '/signup', '/register', '/onboarding'].map((path) => ({ path }))

export function rememberReturnPath(path: string): void {
  if (isReturnPath(path)) rememberedPath.set(path)
}

export function readReturnPath(): string | null {
  const path = rememberedPath.get()
  return path !== null && isReturnPath(path) ? path : null
}

export function takeReturnPath(): string {
  const path = readReturnPath()
  rememberedPath.set(null)
  return path ?? homePath
}

/** Untrusted: another origin would be an open redirect. */
function isReturnPath(path: string): boolean {
  if (!path.startsWith('/') || !URL.canParse(path, location.origin)) return false
  const { origin, pathname } = new URL(path, location.origin)
  return origin === location.origin && matchRoutes(entryRoutes, pathname) === null
}
