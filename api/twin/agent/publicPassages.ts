import { measureCoverage, listMeanings, findSubjects } from '../../platform/language/words.ts'
import type { FoundPassage } from './twinKnowledge.ts'

const maxPassages = 12
const maxInOverview = 24
const maxLength = 10_000

/** Items stay in search order. Profile passages are about the query or who the owner is. */
export function pickPassages(query: string, passages: FoundPassage[]): FoundPassage[] {
  const isGeneral = query.trim() === ''
  const asked = findSubjects(query)
  const profile = passages
    .filter(({ kind }) => kind === 'profile')
    .map((passage) => ({ passage, covered: measureCoverage(asked, listMeanings(`${passage.title} ${passage.text}`)) }))
    .filter(({ passage, covered }) => isGeneral || covered > 0 || essential.has(passage.sourceId))
    .toSorted((a, b) => b.covered - a.covered)
    .map(({ passage }) => passage)
  const items = passages.filter(({ kind, isCorrection }) => kind === 'item' && !isCorrection)
  const corrections = passages.filter(({ isCorrection }) => isCorrection)
  const ranked = isGeneral ? [...profile, ...items].slice(0, maxInOverview) : [...items, ...profile].slice(0, maxPassages)
  let length = 0
  return [...corrections, ...ranked].filter(({ text }) => (length += text.length) <= maxLength)
}

const essential = new Set(['bio', 'location', 'interests', 'skills'])
