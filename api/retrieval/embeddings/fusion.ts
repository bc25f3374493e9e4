import type { FoundPassage } from '../sentenceSearch.ts'
import type { Scale } from './families.ts'

/** A passage that words, meaning or both found. */
export interface Candidate {
  passage: Omit<FoundPassage, 'score'>
  /** How much of what the question's words could score at most it has; 0 where its words did not find it. */
  words: number
  /** Of its meaning to the question's, from -1 to 1; null where it has no embedding yet. */
  similarity: number | null
}

/**
 * The best of both searches. Scores are added and not ranks: a question in another language than its answer shares hardly a word with anything,
 * and then the first of its few words must count for little. A passage without an embedding is taken to mean what the others mean on average.
 */
export function fused(candidates: readonly Candidate[], { unrelated, related, weight }: Scale, limit: number): FoundPassage[] {
  const meant = ({ similarity }: Candidate) => (similarity === null ? null : Math.max(0, (similarity - unrelated) / (related - unrelated)))
  const known = candidates.flatMap((candidate) => meant(candidate) ?? [])
  const average = known.reduce((sum, share) => sum + share, 0) / Math.max(1, known.length)
  return candidates
    .map((candidate) => ({
      ...candidate.passage,
      score: (1 - weight) * candidate.words + weight * (meant(candidate) ?? average),
    }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score || (one.id < other.id ? -1 : 1))
    .slice(0, limit)
}
