import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export type Language = 'en' | 'de'

export type Words = (english: string) => string | RegExp

export function createWords(language: Language): Words {
  const getText = getTexts(language)
  return (english) => {
    const text = getText(english)
    if (!/[{<]/.test(text)) return text
    const parts = text.split(/\{\w+\}|<\/?\d+>/).map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&'))
    return new RegExp(`^${parts.join('.*')}$`)
  }
}

export function getTexts(language: Language): (english: string) => string {
  const catalogue = language === 'en' ? null : readCatalogue(language)
  return (english) => {
    const text = catalogue ? catalogue.get(english) : english
    if (!text) throw new Error(`“${english}” has no translation.`)
    return text
  }
}

/** Skips texts that have a context. */
function readCatalogue(language: Language): Map<string, string> {
  const file = readFileSync(join(import.meta.dirname, '../../web/i18n/locales', `${language}.po`), 'utf8')
  const entries = file.matchAll(/(?<!^msgctxt .*\n)^msgid (".*")\nmsgstr (".*")$/gm)
  return new Map([...entries].map(([, id = '""', text = '""']) => [JSON.parse(id) as string, JSON.parse(text) as string]))
}
