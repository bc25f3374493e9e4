import { listSynonyms } from './topics.ts'

const longestQuery = 400
/** Of more than 32 words, search keeps the longest, which are seldom the visitor’s. */
const mostWords = 32

/** English and German synonyms, for searches without a language model. Words take turns, so that one with many displaces no others. */
export function withSynonyms(words: readonly string[]): string {
  const synonyms = words.map((word) => listSynonyms(word.toLowerCase()))
  const most = Math.max(0, ...synonyms.map(({ length }) => length))
  const inTurn = Array.from({ length: most }, (_, index) => synonyms.flatMap((all) => all[index] ?? [])).flat()
  const query = [...new Set([...words, ...inTurn])].slice(0, mostWords).join(' ')
  if (query.length <= longestQuery) return query
  const end = query.lastIndexOf(' ', longestQuery)
  return query.slice(0, end > 0 ? end : longestQuery).toWellFormed()
}
