import { listSynonyms } from './topics.ts'

const longestQuery = 400
/** Search keeps only the longest of more than 32 words, which are seldom the visitor’s. */
const mostWords = 32

/** English and German synonyms, for searches without a language model. A word with many does not displace those of another. */
export function withSynonyms(words: readonly string[]): string {
  const synonyms = words.map((word) => listSynonyms(word.toLowerCase()))
  const most = Math.max(0, ...synonyms.map(({ length }) => length))
  const inTurn = Array.from({ length: most }, (_, index) => synonyms.flatMap((all) => all[index] ?? [])).flat()
  const query = [...new Set([...words, ...inTurn])].slice(0, mostWords).join(' ')
  return query.length <= longestQuery ? query : query.slice(0, query.lastIndexOf(' ', longestQuery))
}
