import { parseAccept } from 'hono/utils/accept'
import { languages } from '../validation.ts'

export type Language = (typeof languages)[number]

export function getLanguage(chosen: string | null, headers: Headers): Language {
  const accepted = parseAccept(headers.get('accept-language') ?? '').map(({ type }) => type)
  const tags = chosen ? [chosen] : accepted
  return tags.map((tag) => tag.toLowerCase().split('-')[0]).find(isLanguage) ?? 'en'
}

function isLanguage(tag: string | undefined): tag is Language {
  return languages.some((language) => language === tag)
}
