import type { FoundPassage } from '../sentenceSearch.ts'
import type { Scale } from './families.ts'

export interface Candidate {
  passage: Omit<FoundPassage, 'score'>
  /** Share of the maximum word score of the question; 0 if not found by words. */
  words: number
  /** Cosine similarity to the question, from -1 to 1; null if the passage has no embedding yet. */
  similarity: number | null
}

/**
 * Adds scores instead of ranks: across languages few words match, so the top word match must count little. Passages without an embedding
 * get the average similarity.
 */
export function fuseCandidates(candidates: readonly Candidate[], { unrelated, related, weight }: Scale, limit: number): FoundPassage[] {
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
