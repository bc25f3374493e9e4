/** Textbook BM25 (k1 = 1.2, b = 0.75) over whole words, which whatever we build must not fall below. */
export function floorOf(passages: readonly string[]): (question: string) => number[] {
  const all = passages.map(wordsOf)
  const mean = all.reduce((sum, words) => sum + words.length, 0) / all.length
  const found = new Map<string, Map<number, number>>()
  for (const [index, words] of all.entries()) {
    for (const word of words) {
      const counts = found.get(word) ?? new Map<number, number>()
      found.set(word, counts.set(index, (counts.get(index) ?? 0) + 1))
    }
  }
  return (question) => {
    const scores = new Map<number, number>()
    for (const word of new Set(wordsOf(question))) {
      const counts = found.get(word) ?? new Map<number, number>()
      const rarity = Math.log(1 + (all.length - counts.size + 0.5) / (counts.size + 0.5))
      for (const [index, count] of counts) {
        const weight = (count * 2.2) / (count + 1.2 * (0.25 + (0.75 * (all[index]?.length ?? 0)) / mean))
        scores.set(index, (scores.get(index) ?? 0) + rarity * weight)
      }
    }
    return [...scores].toSorted(([, one], [, other]) => other - one).map(([index]) => index)
  }
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}
