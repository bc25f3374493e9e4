import { i18n } from '@lingui/core'
import { embedLanguage } from '../lib/embedded.ts'
import { chosenLocale } from '../lib/storage.ts'

export const languages = { en: 'English', de: 'Deutsch' } as const

export type Locale = keyof typeof languages

const catalogues: Record<Locale, URL> = {
  en: new URL('./__generated__/en.json', import.meta.url),
  de: new URL('./__generated__/de.json', import.meta.url),
}

export function isLocale(value: string | null | undefined): value is Locale {
  return value != null && Object.hasOwn(languages, value)
}

function getPreferredLocale(): Locale {
  const chosen = embedLanguage ?? chosenLocale.get()
  return isLocale(chosen) ? chosen : getBrowserLocale()
}

export function getBrowserLocale(): Locale {
  return navigator.languages.map(parseLanguage).find(isLocale) ?? 'en'
}

function parseLanguage(tag: string): string | null {
  try {
    return new Intl.Locale(tag).language
  } catch {
    // WebKit on Linux lists POSIX locales, such as “C”.
    return null
  }
}

export async function chooseLocale(locale: Locale | null): Promise<void> {
  chosenLocale.set(locale)
  await activateLocale(getPreferredLocale())
}

const restoreMs = 5000

export async function restoreLocale(): Promise<void> {
  const locale = getPreferredLocale()
  if (locale === 'en') return activateLocale(locale)
  const late = new Promise<never>((_, reject) => setTimeout(() => reject(new Error('late')), restoreMs))
  await Promise.race([activateLocale(locale), late]).catch(() => activateLocale('en'))
}

let wanted: Locale | null = null

/** The browser’s variants of a language, such as en-GB, for dates and numbers. */
function listRegional(locale: Locale): string[] {
  return [...navigator.languages.filter((tag) => parseLanguage(tag) === locale), locale]
}

/** The last requested language wins. */
export async function activateLocale(locale: Locale): Promise<void> {
  wanted = locale
  const response = await fetch(catalogues[locale])
  if (!response.ok) throw new Error(`The texts in ${languages[locale]} could not be loaded.`)
  const { messages } = (await response.json()) as { messages: Record<string, string> }
  if (wanted !== locale) return
  i18n.loadAndActivate({ locale, locales: listRegional(locale), messages })
  document.documentElement.lang = locale
}
