import { i18n } from '@lingui/core'
import { redirect, replace, type LoaderFunctionArgs } from 'react-router-dom'
import { activateLocale, isLocale } from '../i18n/locale.ts'
import { chooseTheme } from '../lib/theme.ts'
import { homePath, rememberReturnPath, takeReturnPath } from './returnPath.ts'
import { sessionContext, type CurrentUser } from './session.ts'

type Args = Pick<LoaderFunctionArgs, 'context' | 'request'>

/** Who is there, once the app looks and speaks as they chose for all their browsers. Texts that cannot be loaded change nothing. */
export async function loadCurrentUser({ context }: Pick<Args, 'context'>): Promise<CurrentUser | null> {
  const user = await context.get(sessionContext).currentUser()
  const language = user?.language
  if (isLocale(language) && language !== i18n.locale) await activateLocale(language).catch((error: Error) => console.error(error))
  if (user) chooseTheme(user.theme)
  return user
}

/** Every screen has one address: a slash too many leads to the one without. */
export function canonicalPath({ request }: Pick<LoaderFunctionArgs, 'request'>) {
  const { pathname, search } = new URL(request.url)
  const path = pathname.replaceAll(/\/+/g, '/').replace(/(?<=.)\/$/, '')
  if (path !== pathname) throw replace(path + search)
}

/** The landing page is for visitors: somebody with a session is at home elsewhere. */
export async function forwardHome({ context }: Args) {
  const user = await context.get(sessionContext).currentUser()
  if (user) throw replace(user.isOnboarded ? homePath : '/onboarding')
  return null
}

/** Sign-in and sign-up forward users with a session to the page they asked for. */
export async function forwardSignedIn({ context }: Args) {
  const user = await context.get(sessionContext).currentUser()
  if (user) throw replace(user.isOnboarded ? takeReturnPath() : '/onboarding')
  return null
}

export async function requireSession({ context, request }: Args) {
  const user = await context.get(sessionContext).currentUser()
  if (user) return user
  const { pathname, search } = new URL(request.url)
  rememberReturnPath(pathname + search)
  throw redirect('/accounts/login')
}

/** Signup forwards those who already have a session to the onboarding. */
export async function requireOnboarded(args: Args) {
  const user = await requireSession(args)
  if (!user.isOnboarded) throw replace('/accounts/signup')
  return user
}
