import { toPlainText } from '../../lib/plainText.ts'
import { toAsciiSigns } from './signs.ts'

export interface TypedCommand {
  /** Position of the sign. */
  start: number
  query: string
}

const maxQueryLength = 80

/** A sign such as a slash at the start or after whitespace, followed by a query up to the caret. The query can contain the sign. */
export function findCommand(text: string, caret: number, sign: string): TypedCommand | null {
  const before = toAsciiSigns(text.slice(0, caret))
  for (let start = before.lastIndexOf(sign); start >= 0; start = before.slice(0, start).lastIndexOf(sign)) {
    const query = before.slice(start + 1)
    if (query.length > maxQueryLength || query.includes('\n')) return null
    if (!/^\s/.test(query) && (start === 0 || /\s/.test(before.charAt(start - 1)))) return { start, query }
  }
  return null
}

export function findByTitle<Titled extends { readonly title: string }>(list: readonly Titled[], query: string): Titled[] {
  const words = toPlainText(query).split(' ').filter(Boolean)
  return list.filter(({ title }) => {
    const name = toPlainText(title)
    return words.every((word) => name.includes(word))
  })
}

/** Titles that start with the query first, then titles that contain it, then the rest. */
export function sortByTitle<Titled extends { readonly title: string }>(list: readonly Titled[], query: string): Titled[] {
  const named = findByTitle(list, query)
  const starting = named.filter(({ title }) => toPlainText(title).startsWith(toPlainText(query)))
  return [...new Set([...starting, ...named, ...list])]
}
