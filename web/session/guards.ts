import { redirect, replace, type LoaderFunctionArgs } from 'react-router-dom'
import { rememberedPath } from '../lib/storage.ts'
import { sessionContext, type CurrentUser } from './session.ts'

type Args = Pick<LoaderFunctionArgs, 'context' | 'request'>

/** Where a person with a session belongs when no page was asked for. */
function homeOf(user: CurrentUser): string {
  return user.isOnboarded ? takeRememberedPath() : '/onboarding'
}

/** For screens that only make sense signed out: somebody with a session is forwarded at once. */
export async function forwardSignedIn({ context }: Args) {
  const user = await context.get(sessionContext).currentUser()
  if (user) throw replace(homeOf(user))
  return null
}

export async function requireSession({ context, request }: Args) {
  const user = await context.get(sessionContext).currentUser()
  if (user) return user
  const { pathname, search } = new URL(request.url)
  rememberedPath.set(pathname + search)
  throw redirect('/accounts/login')
}

/** Signup forwards those who already have a session to the onboarding. */
export async function requireOnboarded(args: Args) {
  const user = await requireSession(args)
  if (!user.isOnboarded) throw replace('/accounts/signup')
  return user
}

/** Only paths of our own are followed, whatever was stored. */
export function takeRememberedPath(): string {
  const path = rememberedPath.get()
  rememberedPath.set(null)
  const isOwn = path !== null && URL.canParse(path, location.origin) && new URL(path, location.origin).origin === location.origin
  return isOwn && path.startsWith('/') ? path : '/chat'
}
