export interface Figures {
  name: string
  search?: string
  questions: number
  recallAt1?: number
  recallAt5?: number
  recallAt10?: number
  /** Mean reciprocal rank. */
  mrr?: number
  allEvidence?: number
  someEvidence?: number
  quoted?: number
  refusedRightly?: number
  refusedWrongly?: number
}

/** @param ranks zero-based; -1 if not found */
export function toFigures(name: string, ranks: readonly number[], evidence: readonly number[] = []): Figures {
  const within = (limit: number) => share(ranks, (rank) => rank >= 0 && rank < limit)
  return {
    name,
    questions: ranks.length,
    recallAt1: within(1),
    recallAt5: within(5),
    recallAt10: within(10),
    mrr: ranks.reduce((sum, rank) => sum + (rank < 0 ? 0 : 1 / (rank + 1)), 0) / Math.max(1, ranks.length),
    ...(evidence.length > 0 && { allEvidence: share(evidence, (part) => part === 1), someEvidence: share(evidence, (part) => part > 0) }),
  }
}

export function share<T>(all: readonly T[], is: (one: T) => boolean): number {
  return all.filter(is).length / Math.max(1, all.length)
}

/** The baseline: k1 = 1.2, b = 0.75, whole words. */
export function createBm25(passages: readonly string[]): (question: string) => number[] {
  const all = passages.map(splitWords)
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
    for (const word of new Set(splitWords(question))) {
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

function splitWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}
