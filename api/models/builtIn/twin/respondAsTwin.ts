import { z } from 'zod'
import { leaveMessageForOwner, noteUnanswered, searchPublicKnowledge } from '../../../twin/agent/tools.ts'
import { queryFor } from '../../../twin/agent/publicPassages.ts'
import { detectLanguage, type Language } from '../../../platform/language/words.ts'
import { fold } from '../questions/evidence.ts'
import { findAnswer } from '../questions/findAnswer.ts'
import { splitSource } from '../questions/sentences.ts'
import { type Conversation, readConversation } from '../questions/conversation.ts'
import { asksSomething, findSmallTalk } from '../questions/smallTalk.ts'
import { type Move, type Situation, type ToolResult, truncateMiddle } from '../situation.ts'
import { messageIn } from './messages.ts'
import { type Marked, type TwinPhrases, getTwinPhrases } from './twinPhrases.ts'

const passage = z.object({ number: z.number(), kind: z.enum(['item', 'profile']), title: z.string(), text: z.string() })
const searchResult = z.object({ passages: z.array(passage) })
const messageResult = z.object({ isDelivered: z.boolean(), isTooMany: z.boolean().optional(), signedAs: z.string().nullish() })

const longestOverview = 5

export function respondAsTwin(asked: Situation): Move {
  const situation = truncateMiddle(asked)
  const name = asked.twinOf ?? ''
  const { utterance, previousAnswer, results } = situation
  const takesMessages = situation.tools.has(leaveMessageForOwner.name)
  const conversation = readConversation(situation, name)
  const phrases = getTwinPhrases(conversation.language, name, { takesMessages })
  if (results.some(({ isError }) => isError)) return { say: phrases.failed }
  const message = messageIn(utterance, previousAnswer, name)
  if (message !== null && !takesMessages) return { say: phrases.noMessages }
  if (message !== null) return passOn(message, results[0]?.output, phrases)
  const smallTalk = situation.isSuggested ? null : findSmallTalk(utterance, name)
  if (smallTalk) return { say: phrases[smallTalk] }
  if (!asksSomething(utterance)) return { say: phrases.chat }
  return answer(situation, conversation, phrases)
}

function passOn(message: string, result: unknown, phrases: TwinPhrases): Move {
  if (message === '') return { say: phrases.askForMessage }
  const left = messageResult.safeParse(result)
  if (!left.success) return { call: leaveMessageForOwner.name, input: { message: message.slice(0, 2000) } }
  if (left.data.isDelivered) return { say: phrases.messageLeft(left.data.signedAs ?? null) }
  return { say: left.data.isTooMany ? phrases.tooManyMessages : phrases.ownMessage }
}

function answer(situation: Situation, { question, words, isGeneral, language }: Conversation, phrases: TwinPhrases): Move {
  const { previousAnswer, results, isSuggested = false } = situation
  const [found, overview] = readSearches(results)
  if (!found) return { call: searchPublicKnowledge.name, input: { query: isGeneral ? '' : queryFor(words) } }
  if (isGeneral && found.length === 0) return unanswered(situation, phrases.nothingPublic)
  if (isGeneral) return { say: introduce(found, phrases) }
  const passages = overview ? mergePassages(found, overview) : found
  const titled = passages.find(({ kind, title }) => kind === 'item' && toPlainWords(title) === toPlainWords(situation.utterance))
  if (titled) return { say: phrases.answer([{ ...titled, text: splitSource(titled, 0)[0]?.text ?? titled.text }]) }
  const isCited = ({ number }: Marked) => previousAnswer?.includes(` [${number}]`) ?? false
  const answers = findAnswer(question, passages, { isCited, acceptsBest: isSuggested })
  if (answers.length > 0) return { say: phrases.answer(answers.map(({ source, sentence }) => ({ ...source, text: sentence }))) }
  // The question may use other words than the texts.
  if (!overview) return { call: searchPublicKnowledge.name, input: { query: '' } }
  return unanswered(situation, phrases.unknown(otherLanguages(language, passages)))
}

function toPlainWords(text: string): string {
  return fold(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
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

function unanswered({ tools, results }: Situation, say: string): Move {
  const isNoted = results.some(({ tool }) => tool === noteUnanswered.name)
  return isNoted || !tools.has(noteUnanswered.name) ? { say } : { call: noteUnanswered.name, input: {} }
}

function introduce(passages: readonly Marked[], phrases: TwinPhrases): string {
  const about = passages.filter(({ title, kind }) => kind === 'profile' && title === 'About')
  const others = passages.filter((passage) => !about.includes(passage) && !(passage.kind === 'profile' && passage.title === 'Name'))
  return phrases.overview(
    [...about, ...others].slice(0, longestOverview).map((passage) => ({ ...passage, text: passage.text.slice(0, 400) })),
  )
}

/** In words; the language of shorter texts is a guess. */
const minWords = 6

/** ISO codes; empty if the visitor's language is among them. */
function otherLanguages(language: Language, passages: readonly Marked[]): string[] {
  const found = passages.filter(({ text }) => text.split(' ').length >= minWords).map(({ text }) => detectLanguage(text))
  return found.includes(language) ? [] : [...new Set(found)]
}
