import { i18n } from '@lingui/core'
import { redirect, replace, type LoaderFunctionArgs } from 'react-router-dom'
import { activateLocale, isLocale } from '../i18n/locale.ts'
import { chooseTheme } from '../lib/theme.ts'
import { homePath, rememberReturnPath, takeReturnPath } from './returnPath.ts'
import { sessionContext, type CurrentUser } from './session.ts'

type Args = Pick<LoaderFunctionArgs, 'context' | 'request'>

/** If the texts fail to load, the current ones stay. */
export async function loadCurrentUser({ context }: Pick<Args, 'context'>): Promise<CurrentUser | null> {
  const user = await context.get(sessionContext).currentUser()
  const language = user?.language
  if (isLocale(language) && language !== i18n.locale) await activateLocale(language).catch((error: Error) => console.error(error))
  if (user) chooseTheme(user.theme)
  return user
}

export function redirectToCanonicalPath({ request }: Pick<LoaderFunctionArgs, 'request'>) {
  const { pathname, search } = new URL(request.url)
  const path = pathname.replaceAll(/\/+/g, '/').replace(/(?<=.)\/$/, '')
  if (path !== pathname) throw replace(path + search)
}

export async function forwardHome({ context }: Args) {
  const user = await context.get(sessionContext).currentUser()
  if (user) throw replace(user.isOnboarded ? homePath : '/onboarding')
  return null
}

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

export async function requireOnboarded(args: Args) {
  const user = await requireSession(args)
  if (!user.isOnboarded) throw replace('/accounts/signup')
  return user
}
