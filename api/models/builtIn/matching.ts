import { measureCoverage, listMeanings, countSharedPairs, findSubjects } from '../../platform/language/words.ts'

/** Passages down to CLOSE are shown as close matches. */
const ANSWERS = 0.6
export const CLOSE = 0.3
const MAX_QUOTES = 3

export function pickBest<T>(
  question: string,
  candidates: T[],
  getText: (candidate: T) => string,
  { threshold = ANSWERS, pairWeight = 0.25 } = {},
): T[] {
  const [asked, subjects] = [listMeanings(question), findSubjects(question)]
  const scored = candidates
    .map((candidate) => ({ candidate, said: listMeanings(getText(candidate)) }))
    .map(({ candidate, said }) => ({ candidate, said, covered: measureCoverage(subjects, said) }))
    .filter(({ covered }) => covered >= threshold)
    .map(({ candidate, said, covered }) => ({ candidate, score: covered + Math.min(countSharedPairs(asked, said), 2) * pairWeight }))
    .toSorted((a, b) => b.score - a.score)
  const limit = (scored[0]?.score ?? 0) - 0.2
  return scored
    .filter(({ score }) => score >= limit)
    .slice(0, MAX_QUOTES)
    .map(({ candidate }) => candidate)
}
