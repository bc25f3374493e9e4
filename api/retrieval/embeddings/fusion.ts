import type { FoundPassage } from '../sentenceSearch.ts'
import type { Scale } from './families.ts'

export interface Candidate {
  passage: Omit<FoundPassage, 'score'>
  /** Share of the question's maximum word score. */
  words: number
  /** Cosine, from -1 to 1; null without an embedding. */
  similarity: number | null
}

/** Scores instead of ranks: across languages few words match. Passages without an embedding get the average similarity. */
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
