import { toPlainLine } from '../../../platform/text/plainWords.ts'
import { splitSentences } from '../../../platform/text/sentences.ts'
import { findAnswers, answersWell, comparable, mayAnswer, mostQuoted } from '../answers.ts'
import { answerFromFiles, asksForWholeFile, type AttachedFile, findInFiles } from '../sources/files.ts'
import { isQuestion } from '../../../platform/language/intents.ts'
import { fold } from '../questions/evidence.ts'
import { findAnswer } from '../questions/findAnswer.ts'
import { readConversation } from '../questions/conversation.ts'
import { type Question, relationStatement } from '../questions/question.ts'
import { pickBest, CLOSE } from '../matching.ts'
import { findRequestedField, readOwnProfile } from '../../../agents/tools/profileFields.ts'
import type { Phrases, Quotation } from '../phrases.ts'
import type { Move, Situation } from '../situation.ts'
import { withSynonyms } from '../../../platform/language/synonyms.ts'
import { detectLanguage, findContentWords, searchWords } from '../../../platform/language/words.ts'
import { readProfile } from '../../../agents/tools/readProfile.ts'
import { searchKnowledge } from '../../../agents/tools/searchKnowledge.ts'
import { searchMemories } from '../../../agents/tools/searchMemories.ts'
import { searchPastChats } from '../../../agents/tools/searchPastChats.ts'
import { type FoundMessages, type KnowledgeItems, knowledgeResult, memoriesResult, messagesResult } from './toolResults.ts'

export const selectNewFiles = ({ files = [] }: Situation): AttachedFile[] => files.filter(({ isNew }) => isNew)

/** Weak matches come last, labeled as such. */
export function recall(question: string, situation: Situation, phrases: Phrases): Move {
  const { tools, results, files = [] } = situation
  const isShort = situation.answers?.length === 'short'
  const attached = findInFiles(question, selectNewFiles(situation), phrases) ?? findInFiles(question, files, phrases)
  if (attached !== null) return { say: attached }
  const wholeFile = asksForWholeFile(question) ? answerFromFiles(selectNewFiles(situation), phrases) : null
  if (wholeFile !== null) return { say: wholeFile }
  const followUp = readConversation({ ...situation, utterance: question }, '').question
  const near: Quotation[] = []
  let mayBe: string | null = null
  const ownField = findRequestedField(question)
  for (const [tool, read] of sources) {
    if (!tools.has(tool) || (tool === readProfile.name && ownField === null)) continue
    const searches = results.filter((result) => result.tool === tool)
    const found = searches.at(-1)
    if (!found && tool === readProfile.name) return { call: tool, input: {} }
    if (!found) return { call: tool, input: { query: tool === searchKnowledge.name ? withContext(question, followUp) : toQuery(question) } }
    if (tool === searchKnowledge.name) {
      // Notes in another language.
      const isEmpty = knowledgeResult.parse(found.output).items.length === 0
      const query = withSynonyms(findContentWords(question))
      if (isEmpty && searches.length === 1 && query !== toQuery(question)) return { call: tool, input: { query } }
      const said = answerFromKnowledge(question, knowledgeResult.parse(found.output).items, situation, phrases, followUp)
      if (said?.isSure) return { say: said.text }
      mayBe = said?.text ?? null
    }
    if (tool === readProfile.name) {
      const texts = readOwnProfile(found.output).find(({ field }) => field === ownField)?.texts
      if (texts) return { say: phrases.inProfile(texts) }
      continue
    }
    const passages = read(found.output)
    if (tool === searchKnowledge.name) {
      near.push(...passages)
      continue
    }
    const answers = selectMatching(question, passages)
    if (answers.length > 0) return { say: quoteAll(isShort ? answers.slice(0, 1) : answers, phrases) }
    near.push(...passages)
  }
  if (mayBe !== null) return { say: mayBe }
  const closest = pickBest(question, near, formatSubject, { threshold: CLOSE })
  if (closest.length > 0) return { say: formatQuotations(phrases.closest, closest, phrases) }
  return { say: answerFromFiles(files, phrases) ?? phrases.nothingFound }
}

/** “And for the car?” also searches for the previous subject. */
function withContext(question: string, { context }: Question): string {
  return [question, ...new Set(context.map(({ word }) => word))].join(' ').slice(0, 400)
}

function selectMatching(question: string, all: Quotation[]): Quotation[] {
  const passages = all.filter(({ text }) => !isAboutAnother(question, text))
  const sameWords = pickBest(question, passages, formatSubject)
  if (sameWords.length > 0) return sameWords
  const { answers, support } = findAnswers(
    question,
    passages.map((quotation) => ({ title: '', text: quotation.text, quotation })),
    1,
  )
  return support >= answersWell ? answers.map(({ source }) => source.quotation) : []
}

/** “My sister lives in Graz” does not answer “Where do I live?” */
function isAboutAnother(question: string, text: string): boolean {
  const [asked, told] = [fold(question), fold(text)]
  return asksAboutUser.test(asked) && relationStatement.test(told) && !/\b(?:i|we|ich|wir)\b/.test(told)
}

const asksAboutUser = /\b(?:do|did|am|was|have|had|will) i\b|\bich\b/

function answerFromKnowledge(
  question: string,
  items: KnowledgeItems,
  { answers: wanted, previousAnswer }: Situation,
  phrases: Phrases,
  followUp: Question,
): { text: string; isSure: boolean } | null {
  const named = items.find(({ title }) => ['“', '„', '"'].some((mark) => question.toLowerCase().includes(mark + title.toLowerCase())))
  const begun = named && answerFromNamedItem(named, phrases)
  if (begun) return { text: begun, isSure: true }
  const texts = items.map((item) => ({ ...item, text: item.passage }))
  const { answers, support } = findAnswers(question, texts, mostQuoted)
  const isShort = wanted?.length === 'short'
  const isFollowUp = followUp.context.length > 0
  const understood = support < answersWell || isFollowUp ? findUnderstood(followUp, texts, previousAnswer) : null
  if (understood) return { text: phrases.wrote(understood), isSure: true }
  if (support < mayAnswer) return null
  const best = answers[0]?.score ?? 0
  const quotations = answers
    .filter(({ score }) => score >= comparable * best)
    .slice(0, isShort ? 1 : mostQuoted)
    .map(({ source: { number, kind, title, writtenOn }, sentence }): Quotation => {
      return { text: sentence, day: writtenOn, number, item: { kind, title } }
    })
  const [first] = quotations
  const isSure = support >= answersWell
  const quoted =
    isSure && first && quotations.length === 1
      ? phrases.wrote(first)
      : formatQuotations(isSure ? phrases.wroteSeveral : phrases.mayAnswer, quotations, phrases)
  if (isShort || (isSure && quotations.length === 1)) return { text: quoted, isSure }
  const unquoted = items.filter(({ title }) => quotations.every(({ item }) => item?.title !== title))
  const others = [...new Map(unquoted.map((item) => [`${item.kind} ${item.title}`, item])).values()].slice(0, mostQuoted)
  return { text: others.length > 0 ? `${quoted}\n\n${phrases.seeAlso(others)}` : quoted, isSure }
}

function findUnderstood(
  question: Question,
  texts: readonly (KnowledgeItems[number] & { text: string })[],
  previousAnswer: string | null,
): Quotation | null {
  const sources = texts.map((item) => ({ kind: 'item' as const, title: item.title, text: item.text, item }))
  const [answer] = findAnswer(question, sources, { isCited: ({ title }) => previousAnswer?.includes(title) ?? false })
  if (!answer) return null
  const { number, kind, title, writtenOn } = answer.source.item
  return { text: answer.sentence, day: writtenOn, number, item: { kind, title } }
}

function answerFromNamedItem(item: KnowledgeItems[number], phrases: Phrases): string | null {
  const [first, ...more] = splitItems([item]).slice(0, mostQuoted)
  if (!first) return null
  return more.length === 0 ? phrases.wrote(first) : formatQuotations(phrases.wroteSeveral, [first, ...more], phrases)
}

function formatSubject({ text, item }: Quotation): string {
  return item ? `${item.title}. ${text}` : text
}

const sources: [tool: string, read: (output: unknown) => Quotation[]][] = [
  [searchMemories.name, (output) => memoriesResult.parse(output).memories.map(toQuotation)],
  [readProfile.name, () => []],
  [searchKnowledge.name, (output) => splitItems(knowledgeResult.parse(output).items)],
  [searchPastChats.name, (output) => ownSentences(messagesResult.parse(output).messages)],
]

function splitItems(items: KnowledgeItems): Quotation[] {
  return items.flatMap(({ number, kind, title, passage, writtenOn }) =>
    splitSentences(passage.split('\n').map(toPlainLine).join('\n')).map((sentence) => ({
      text: sentence.slice(0, 300),
      day: writtenOn,
      number,
      item: { kind, title },
    })),
  )
}

/** Shorter sentences carry no information. */
const SHORTEST_SENTENCE = 4

/** Questions and generated answers would only be echoes. */
function ownSentences(messages: FoundMessages): Quotation[] {
  return messages
    .filter(({ author }) => author === 'the user')
    .flatMap(({ number, text, saidOn, threadId, threadName }) =>
      splitSentences(text ?? '')
        .filter((sentence) => sentence.length >= SHORTEST_SENTENCE && !isQuestion(sentence))
        .map((sentence) => ({ text: sentence.slice(0, 300), day: saidOn, number, thread: { id: threadId, name: threadName } })),
    )
}

function quoteAll(quotations: Quotation[], phrases: Phrases): string {
  const [first] = quotations
  if (!first || quotations.length > 1) return formatQuotations(phrases.toldSeveral, quotations, phrases)
  return first.thread || first.item ? phrases.wrote(first) : phrases.told(first)
}

export function formatQuotations(heading: string, quotations: Quotation[], phrases: Phrases): string {
  return [heading, ...quotations.map(phrases.item)].join('\n\n')
}

export function toQuotation({ number, content, createdOn }: { number?: number; content: string; createdOn: string }): Quotation {
  return { text: content, day: createdOn, number }
}

export function toQuery(text: string): string {
  return searchWords(text, detectLanguage(text)).join(' ').slice(0, 400)
}
