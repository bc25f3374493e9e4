import { measureCoverage, detectLanguage, listMeanings, searchWords, findSubjects } from '../../platform/language/words.ts'
import type { Passage } from './twinKnowledge.ts'

const maxPassages = 12
/** For all passages together. */
const maxLength = 10_000

/** Search words for the built-in responder; language models choose their own. */
export function queryFor(question: string): string {
  return searchWords(question, detectLanguage(question)).join(' ').slice(0, 400)
}

/** From the profile, selects passages about the query and about who the owner is. */
export function pickPassages(query: string, passages: Passage[]): Passage[] {
  const isGeneral = query.trim() === ''
  const asked = findSubjects(query)
  const profile = passages
    .filter(({ kind }) => kind === 'profile')
    .map((passage) => ({ passage, covered: measureCoverage(asked, listMeanings(`${passage.title} ${passage.text}`)) }))
    .filter(({ passage, covered }) => isGeneral || covered > 0 || essential.has(passage.sourceId))
    .toSorted((a, b) => b.covered - a.covered)
    .map(({ passage }) => passage)
  const ranked = [...passages.filter(({ kind }) => kind === 'item'), ...profile].slice(0, maxPassages)
  let length = 0
  return ranked.filter(({ text }) => (length += text.length) <= maxLength)
}

const essential = new Set(['bio', 'location', 'interests', 'skills'])
