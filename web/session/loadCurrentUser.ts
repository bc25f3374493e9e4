import { i18n } from '@lingui/core'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { activateLocale, isLocale } from '../i18n/locale.ts'
import { chooseTheme } from '../lib/theme.ts'
import { sessionContext, type CurrentUser } from './session.ts'

/** Who is there, once the app looks and speaks as they chose for all their browsers. Texts that cannot be loaded change nothing. */
export async function loadCurrentUser({ context }: Pick<LoaderFunctionArgs, 'context'>): Promise<CurrentUser | null> {
  const user = await context.get(sessionContext).currentUser()
  const language = user?.language
  if (isLocale(language) && language !== i18n.locale) await activateLocale(language).catch((error: Error) => console.error(error))
  if (user) chooseTheme(user.theme)
  return user
}
