import { z } from 'zod'
import { leaveMessageForOwner, noteUnanswered, searchPublicKnowledge } from '../../../twin/agent/tools.ts'
import { withSynonyms } from '../../../platform/language/synonyms.ts'
import { detectLanguage, type Language, tokenize } from '../../../platform/language/words.ts'
import { fold } from '../questions/evidence.ts'
import { findAnswer } from '../questions/findAnswer.ts'
import { splitSource } from '../questions/sentences.ts'
import type { Question } from '../questions/question.ts'
import { isAbout } from '../questions/subjects.ts'
import { type Character, defaultCharacter } from '../../../twin/character/character.service.ts'
import { type Conversation, readConversation } from '../questions/conversation.ts'
import { asksSomething, findSmallTalk } from '../questions/smallTalk.ts'
import { withoutSalutation } from '../questions/spelling.ts'
import { type Move, type Situation, type ToolResult, truncateMiddle } from '../situation.ts'
import { extractMessage } from './messages.ts'
import { type Marked, type TwinPhrases, getTwinPhrases } from './twinPhrases.ts'

const passage = z.object({
  number: z.number(),
  kind: z.enum(['item', 'profile']),
  title: z.string(),
  text: z.string(),
  answersQuestion: z.boolean().optional(),
})
const searchResult = z.object({ passages: z.array(passage) })
const messageResult = z.object({ isDelivered: z.boolean(), isTooMany: z.boolean().optional(), signedAs: z.string().nullish() })

/** In characters. */
const longestQuote = 400
/** In passages. */
const overviewLength = { short: 2, medium: 5, long: 8 } as const
const sentencesAfter = { short: 0, medium: 0, long: 2 } as const

export function respondAsTwin(asked: Situation): Move {
  const situation = truncateMiddle(asked)
  const name = asked.twinOf ?? ''
  const { utterance, previousAnswer, results } = situation
  const takesMessages = situation.tools.has(leaveMessageForOwner.name)
  const { character = defaultCharacter } = asked
  const conversation = readConversation(situation, name)
  const phrases = getTwinPhrases(chooseLanguage(conversation.language, character.languages), name, { takesMessages, character })
  if (results.some(({ isError }) => isError)) return { say: phrases.failed }
  const message = extractMessage(utterance, previousAnswer, name)
  if (message !== null && !takesMessages) return { say: phrases.noMessages }
  if (message !== null) return passOn(message, results[0]?.output, phrases)
  const smallTalk = situation.isSuggested ? null : findSmallTalk(withoutSalutation(utterance, new Set(tokenize(name))), name)
  if (smallTalk) return { say: phrases[smallTalk] }
  if (!asksSomething(utterance)) return { say: phrases.chat }
  if (!situation.isSuggested && isDeclined(situation, conversation, character)) return { say: phrases.declined }
  return answer(situation, conversation, phrases, character)
}

function chooseLanguage(visitors: Language, allowed: readonly string[]): Language {
  if (allowed.length === 0 || allowed.includes(visitors)) return visitors
  return allowed.find((code) => code === 'en' || code === 'de') ?? visitors
}

function isDeclined({ utterance, before = [] }: Situation, { question }: Conversation, { declinedSubjects }: Character): boolean {
  const messages = question.context.length > 0 ? [...before.slice(-1), utterance] : [utterance]
  return declinedSubjects.some((subject) => messages.some((message) => isAbout(message, subject)))
}

function passOn(message: string, result: unknown, phrases: TwinPhrases): Move {
  if (message === '') return { say: phrases.askForMessage }
  const left = messageResult.safeParse(result)
  if (!left.success) return { call: leaveMessageForOwner.name, input: { message: message.slice(0, 2000) } }
  if (left.data.isDelivered) return { say: phrases.messageLeft(left.data.signedAs ?? null) }
  return { say: left.data.isTooMany ? phrases.tooManyMessages : phrases.ownMessage }
}

function answer(
  situation: Situation,
  { question, words, isGeneral, language }: Conversation,
  phrases: TwinPhrases,
  { length }: Character,
): Move {
  const { previousAnswer, results, isSuggested = false } = situation
  const [found, overview] = readSearches(results)
  if (!found) {
    const asked = question.context.length > 0 ? [...words, ...listCitedWords(previousAnswer)] : words
    return { call: searchPublicKnowledge.name, input: { query: isGeneral ? '' : withSynonyms(asked) } }
  }
  const correction = found.find(({ answersQuestion }) => answersQuestion)
  if (correction) return { say: phrases.answer([correction]) }
  if (isGeneral && found.length === 0) return noteUnansweredQuestion(situation, phrases.nothingPublic)
  if (isGeneral) return { say: introduce(found, phrases, overviewLength[length]) }
  const passages = overview ? mergePassages(found, overview) : found
  const titled = passages.find(({ kind, title }) => kind === 'item' && toPlainWords(title) === toPlainWords(situation.utterance))
  if (titled)
    return { say: phrases.answer([continueAfter(titled, splitSource(titled, 0)[0]?.text ?? titled.text, sentencesAfter[length])]) }
  const isCited = ({ number }: Marked) => previousAnswer?.includes(` [${number}]`) ?? false
  const isQuoted = (sentence: string) => previousAnswer?.includes(sentence) ?? false
  if (!overview && hasNoSubject(question)) return { call: searchPublicKnowledge.name, input: { query: '' } }
  const answers = findAnswer(question, passages, { isCited, isQuoted, acceptsBest: isSuggested })
  if (answers.length > 0) {
    const quoted = length === 'short' ? answers.slice(0, 1) : answers
    return { say: phrases.answer(quoted.map(({ source, sentence }) => continueAfter(source, sentence, sentencesAfter[length]))) }
  }
  if (!overview) return { call: searchPublicKnowledge.name, input: { query: '' } }
  const reason = passages.find(({ kind, title }) => kind === 'item' && givesReason(title, situation.utterance))
  if (reason) return { say: phrases.answer([{ ...reason, text: reason.text.slice(0, longestQuote) }]) }
  return noteUnansweredQuestion(situation, phrases.unknown(findOtherLanguages(language, passages)))
}

const why = /^(?:why|how come|warum|wieso|weshalb)\b/i

/** “Why housing” answers “Why did you choose housing law?” as a whole. */
function givesReason(title: string, utterance: string): boolean {
  return why.test(utterance) && why.test(title) && isAbout(utterance, title.replace(why, ''))
}

/** A follow-up is mostly about the passages just quoted. */
function listCitedWords(answer: string | null): string[] {
  return [...(answer ?? '').matchAll(/\((?<title>[^()]{1,200})\) \[\d+\]/g)].flatMap(({ groups }) => tokenize(groups?.title ?? ''))
}

/** Includes the sentences that follow in the same paragraph. */
function continueAfter(source: Marked, sentence: string, most: number): Marked {
  const sentences = splitSource(source, 0)
  const first = sentences.find(({ text }) => text === sentence)
  if (!first || source.kind === 'profile') return { ...source, text: sentence }
  const next = sentences.filter(({ place, line }) => line === first.line && place > first.place && place <= first.place + most)
  return { ...source, text: [...new Set([first, ...next].map(({ text }) => text))].join(' ') }
}

function toPlainWords(text: string): string {
  return fold(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** “How much for a day?” */
function hasNoSubject({ aspect, terms, context }: Question): boolean {
  return aspect !== undefined && context.length === 0 && terms.every(({ weight }) => weight < 0.5)
}

function readSearches(results: readonly ToolResult[]): Marked[][] {
  return results.flatMap(({ tool, output }) => {
    const found = tool === searchPublicKnowledge.name ? searchResult.safeParse(output) : null
    return found?.success ? [found.data.passages] : []
  })
}

function mergePassages(found: readonly Marked[], others: readonly Marked[]): Marked[] {
  const numbers = new Set(found.map(({ number }) => number))
  return [...found, ...others.filter(({ number }) => !numbers.has(number))]
}

function noteUnansweredQuestion({ tools, results }: Situation, say: string): Move {
  const isNoted = results.some(({ tool }) => tool === noteUnanswered.name)
  return isNoted || !tools.has(noteUnanswered.name) ? { say } : { call: noteUnanswered.name, input: {} }
}

function introduce(passages: readonly Marked[], phrases: TwinPhrases, most: number): string {
  const about = passages.filter(({ title, kind }) => kind === 'profile' && title === 'About')
  const others = passages.filter((passage) => !about.includes(passage) && !(passage.kind === 'profile' && passage.title === 'Name'))
  return phrases.overview(
    [...about, ...others].slice(0, most).map((passage) => ({ ...passage, text: passage.text.slice(0, longestQuote) })),
  )
}

/** In words; the language of shorter texts is a guess. */
const minWords = 6

/** ISO codes; empty if the visitor's language is among them. */
function findOtherLanguages(language: Language, passages: readonly Marked[]): string[] {
  const found = passages.filter(({ text }) => text.split(' ').length >= minWords).map(({ text }) => detectLanguage(text))
  return found.includes(language) ? [] : [...new Set(found)]
}
