import type { AnswerSource } from './findAnswer.ts'
import { readQuestion, type Question } from './question.ts'
import { readWords, type Sentence, splitSource } from './sentences.ts'
import { measureMatch } from './termMatches.ts'

/** Minimum match of a word. */
const enough = 0.8
/** Minimum share of words that each question has in common with the other. */
const enoughOfAsked = 0.6
const enoughOfKnown = 0.45
const enoughOfBoth = 1.2
/** The minimum if only one of them asks where, when or how much. */
const enoughOfOtherKind = 1.8
/** Weight of verbs that say little, such as “give” in “Do you give workshops?”. */
const light = 0.15
const lightVerbs =
  /^(?:give|gives|giving|offer\w*|hold\w*|run|runs|running|have|has|had|join\w*|hang\w*|show|shown|shows|find|found|take|takes|get|gets|gibst|gibt|geben|biete\w*|leite\w*|mache?st|machen|hast|haben|halt\w*|hangt|hangen|nennen|finde\w*|werden|anywhere|somewhere|irgendwo)$/

/**
 * How likely two questions ask the same, in English or German, from 0 to 2; null if the known answer is of another kind.
 * @param known the question as title, and its answer
 * @param names tokens of the owner's name
 */
export function measureParaphrase(question: string, known: AnswerSource, names: ReadonlySet<string>): number | null {
  const asked = readQuestion(question, names)
  const other = readQuestion(known.title, names)
  const sentences = splitSource(known, 0)
  if (!canAnswer(asked, other, sentences)) return null
  const ofAsked = measureShare(asked, other, `${known.title} ${known.text}`)
  const ofKnown = measureShare(other, asked, question)
  const isOfOtherKind = getKindName(asked) !== getKindName(other)
  const isSame =
    ofAsked >= enoughOfAsked && ofKnown >= enoughOfKnown && ofAsked + ofKnown >= (isOfOtherKind ? enoughOfOtherKind : enoughOfBoth)
  return isSame ? ofAsked + ofKnown : 0
}

function canAnswer(asked: Question, other: Question, sentences: readonly Sentence<AnswerSource>[]): boolean {
  if (asked.aspect && other.aspect) return asked.aspect.name === other.aspect.name
  const { aspect, kind } = asked
  if (aspect && !sentences.some(({ folded }) => aspect.statement?.test(folded))) return false
  if (!kind?.isRequired || kind.name === other.kind?.name) return true
  return sentences.some((sentence) => kind.fits(sentence, asked.asked) > 0)
}

/** “Which gallery” asks where. */
function getKindName({ kind }: Question): string | undefined {
  return kind?.name === 'name' ? 'where' : kind?.name
}

/** Share of a question’s words in the other question and its text. An aspect counts as a word. */
function measureShare({ terms, hints, aspect }: Question, other: Question, text: string): number {
  const words = readWords(text)
  const weighted = [...terms, ...hints].map((term) => ({ term, weight: lightVerbs.test(term.word) ? light : term.weight }))
  const found = weighted.filter(({ term }) => measureMatch(term, words) >= enough)
  const sharesAspect = aspect?.name === other.aspect?.name || aspect?.topics.some((topic) => words.topics.has(topic))
  const total = sum(weighted) + (aspect ? 1 : 0)
  return total === 0 ? 0 : (sum(found) + (aspect && sharesAspect ? 1 : 0)) / total
}

function sum(all: readonly { weight: number }[]): number {
  return all.reduce((total, { weight }) => total + weight, 0)
}
