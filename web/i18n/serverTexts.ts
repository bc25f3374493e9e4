import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** What the server says in English, by its own words. Those that are here are said in the person's language. */
export const serverTexts = [
  msg({ id: 'Invalid email format', message: 'Invalid email format' }),
  msg({ id: 'Login failed', message: 'Login failed' }),
]

/** A text of the server in the person's language; as it came, if the catalogue does not have it. */
export function serverText(text: string): string {
  return Object.hasOwn(i18n.messages, text) ? i18n._(text) : text
}
