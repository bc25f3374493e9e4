import { listSynonyms } from './topics.ts'

const longestQuery = 400

/** English and German synonyms, for searches without a language model. */
export function withSynonyms(words: readonly string[]): string {
  const all = [...new Set([...words, ...words.flatMap((word) => listSynonyms(word.toLowerCase()))])]
  const query = all.join(' ')
  return query.length <= longestQuery ? query : query.slice(0, query.lastIndexOf(' ', longestQuery))
}
