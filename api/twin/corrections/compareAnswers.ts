import { detectLanguage, findContentWords } from '../../platform/language/words.ts'
import { listStems } from '../../platform/language/wordForms.ts'
import { toPlainText } from '../../platform/text/plainWords.ts'

/** Minimum share of the words of a correction that an answer repeats. */
const enough = 0.6
/** The minimum if the answer cites the correction. */
const enoughIfCited = 0.3

export function repeatsCorrection(answer: string, correction: string, { isCited }: { isCited: boolean }): boolean {
  const said = toComparable(answer)
  const expected = toComparable(correction)
  if (said.includes(expected)) return true
  const numbers = new Set(listNumbers(said))
  if (listNumbers(expected).some((number) => !numbers.has(number))) return false
  // A translation repeats few words.
  if (isCited && detectLanguage(answer) !== detectLanguage(correction)) return true
  return measureOverlap(said, expected) >= (isCited ? enoughIfCited : enough)
}

function measureOverlap(said: string, expected: string): number {
  const stems = new Set(findContentWords(said).flatMap(listStems))
  const words = findContentWords(expected)
  return words.filter((word) => listStems(word).some((stem) => stems.has(stem))).length / Math.max(1, words.length)
}

/** Removes citations, Markdown, line breaks and thousands separators. */
function toComparable(text: string): string {
  return toPlainText(text.replaceAll(/\[\d+\]/g, ''))
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(?<=\d)[.,'’ ](?=\d{3}\b)/g, '')
    .trim()
    .toLowerCase()
}

function listNumbers(text: string): string[] {
  return text.match(/\d+/g) ?? []
}
