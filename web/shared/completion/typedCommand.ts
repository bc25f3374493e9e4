export interface TypedCommand {
  /** Position of the sign. */
  start: number
  query: string
}

const maxQueryLength = 40

/** A sign such as a slash at the start or after whitespace, followed by a query up to the caret. */
export function findCommand(text: string, caret: number, sign: string): TypedCommand | null {
  const before = text.slice(0, caret)
  const start = before.lastIndexOf(sign)
  const query = before.slice(start + 1)
  if (start < 0 || query.length > maxQueryLength || /^\s|\n/.test(query)) return null
  return start === 0 || /\s/.test(before.charAt(start - 1)) ? { start, query } : null
}

export function findByTitle<Titled extends { readonly title: string }>(list: readonly Titled[], query: string): Titled[] {
  const words = query.toLocaleLowerCase().split(' ').filter(Boolean)
  return list.filter(({ title }) => {
    const name = title.toLocaleLowerCase()
    return words.every((word) => name.includes(word))
  })
}

/** Titles that start with the query first, then titles that contain it, then the rest. */
export function sortByTitle<Titled extends { readonly title: string }>(list: readonly Titled[], query: string): Titled[] {
  const named = findByTitle(list, query)
  const starting = named.filter(({ title }) => title.toLocaleLowerCase().startsWith(query.toLocaleLowerCase()))
  return [...new Set([...starting, ...named, ...list])]
}
