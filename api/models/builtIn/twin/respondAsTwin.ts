import { z } from 'zod'
import { splitSentences } from '../../../platform/text/sentences.ts'
import { queryFor } from '../../../twin/agent/publicPassages.ts'
import { detectIntent } from '../../../platform/language/intents.ts'
import { best, CLOSE } from '../matching.ts'
import { type Move, type Situation, withoutLongMiddle } from '../situation.ts'
import { leaveMessageForOwner, noteUnanswered, searchPublicKnowledge } from '../../../twin/agent/tools.ts'
import { type Marked, type TwinPhrases, getTwinPhrases } from './twinPhrases.ts'
import { findContentWords, detectLanguage, tokens } from '../../../platform/language/words.ts'

const passage = z.object({ number: z.number(), kind: z.enum(['item', 'profile']), title: z.string(), text: z.string() })
const searchResult = z.object({ passages: z.array(passage) })
const messageResult = z.object({ isDelivered: z.boolean(), isTooMany: z.boolean().optional(), signedAs: z.string().nullish() })

const longestOverview = 5

/** Visitors' words for parts of a profile. */
const askedBy = new Map([
  ['Name', 'name called heisst'],
  ['Location', 'live lives home city where wohnt wo'],
  ['Interests', 'interests hobbies likes loves enjoys passion interessen hobbys mag'],
  ['Skills', 'skills good at can able know fahigkeiten kann'],
  ['Achievement', 'achievements achieved proud won erfolge stolz'],
  ['Project', 'projects project working built build projekte arbeitet'],
])

/** Phrases that introduce a message to pass on. */
const messageRequests = [
  /^(?:please |could you |can you |would you )*(?:leave|pass on|send|give|deliver|take)\b.{0,30}?\bmessage\b(?: for (?:(?:her|him|them)\b|\S+))?(?:[:,]| that| saying)?/is,
  /^(?:please |could you |can you |would you )*tell (?:her|him|them)(?: that|[:,])?(?=\s)/i,
  /^(?:bitte |kannst du |könntest du )*(?:hinterlasse?|richte?|überbringe?|gib)\b.{0,30}?\bnachricht\b(?: weiter)?[:,]?/is,
]

/** Twin: searches public content and quotes it with citation numbers, or states that it does not know. */
export function respondAsTwin(asked: Situation): Move {
  const situation = withoutLongMiddle(asked)
  const name = asked.twinOf ?? ''
  const { utterance, previousAnswer, results } = situation
  const takesMessages = situation.tools.has(leaveMessageForOwner.name)
  const phrases = getTwinPhrases(detectLanguage(utterance), name, { takesMessages })
  if (results.some(({ isError }) => isError)) return { say: phrases.failed }
  const message = messageIn(utterance, previousAnswer, name)
  if (message !== null && !takesMessages) return { say: phrases.noMessages }
  if (message !== null) return passOn(message, results[0]?.output, phrases)
  const intent = detectIntent(utterance)
  switch (intent.kind) {
    case 'greeting':
    case 'thanks':
    case 'goodbye':
    case 'nod':
    case 'about':
      return { say: phrases[intent.kind] }
    default:
      return answer(situation, name, phrases)
  }
}

/** The message to pass on; empty if not given yet, null if the visitor wants something else. */
function messageIn(utterance: string, previousAnswer: string | null, name: string): string | null {
  const isReply = (['en', 'de'] as const).some((language) => previousAnswer === getTwinPhrases(language, name).askForMessage)
  if (isReply) return utterance.trim()
  const said = utterance.trim()
  const request = messageRequests.map((pattern) => pattern.exec(said)?.[0]).find((found) => found !== undefined)
  if (request === undefined) return null
  const message = said.slice(request.length)
  // Only a question mark is left of “Can you pass on a message?”.
  const start = message.search(/[\p{L}\p{N}]/u)
  return start === -1 ? '' : message.slice(start)
}

function passOn(message: string, result: unknown, phrases: TwinPhrases): Move {
  if (message === '') return { say: phrases.askForMessage }
  const left = messageResult.safeParse(result)
  if (!left.success) return { call: leaveMessageForOwner.name, input: { message: message.slice(0, 2000) } }
  if (left.data.isDelivered) return { say: phrases.messageLeft(left.data.signedAs ?? null) }
  return { say: left.data.isTooMany ? phrases.tooManyMessages : phrases.ownMessage }
}

function answer(situation: Situation, name: string, phrases: TwinPhrases): Move {
  const { utterance, results } = situation
  const question = withoutName(utterance, name)
  const isGeneral = findContentWords(question).length === 0
  const found = searchResult.safeParse(results[0]?.output)
  if (!found.success) return { call: searchPublicKnowledge.name, input: { query: isGeneral ? '' : queryFor(question) } }
  const { passages } = found.data
  if (passages.length === 0) return unanswered(situation, isGeneral ? phrases.nothingPublic : phrases.unknown)
  if (isGeneral) return { say: listed(phrases.overview, passages.slice(0, longestOverview), phrases) }
  const sentences = passages.flatMap((passage) => splitSentences(passage.text).map((text) => ({ ...passage, text })))
  const answers = best(question, sentences, subject)
  const [first] = answers
  if (first && answers.length === 1) return { say: phrases.answer(first) }
  if (first) return { say: listed(phrases.several, answers, phrases) }
  const closest = best(question, sentences, subject, { threshold: CLOSE })
  return unanswered(situation, closest.length > 0 ? listed(phrases.closest, closest, phrases) : phrases.unknown)
}

/** Records the open question for the owner before answering. */
function unanswered({ tools, results }: Situation, say: string): Move {
  const isNoted = results.some(({ tool }) => tool === noteUnanswered.name)
  return isNoted || !tools.has(noteUnanswered.name) ? { say } : { call: noteUnanswered.name, input: {} }
}

function subject({ title, text }: Marked): string {
  return `${title} ${askedBy.get(title) ?? ''} ${text}`
}

/** Removes the owner's name, which matches everything. */
function withoutName(utterance: string, name: string): string {
  const parts = new Set(tokens(name))
  return tokens(utterance)
    .filter((word) => !parts.has(word))
    .join(' ')
}

function listed(heading: string, passages: Marked[], phrases: TwinPhrases): string {
  return [heading, '', ...passages.map((passage) => phrases.item({ ...passage, text: passage.text.slice(0, 400) }))].join('\n')
}
