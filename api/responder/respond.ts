import { z } from 'zod'
import { sentencesOf } from '../platform/text/sentences.ts'
import { withoutMiddle } from '../platform/text/trimming.ts'
import { holdsSecret } from '../memory/secrets.ts'
import { answersTo } from './answers.ts'
import { aboutFiles, asksForWholeFile, type AttachedFile, fromFiles } from './files.ts'
import { wholeQuestion } from './followUps.ts'
import { intentOf, isQuestion, languageOf } from './intents.ts'
import { best, CLOSE } from './matching.ts'
import { ownFieldAskedFor, ownProfileIn } from './ownProfile.ts'
import { type Phrases, phrasesIn, type Quotation } from './phrases.ts'
import { respondAsProfilePal } from './profilePal/profilePal.ts'
import { sumIn } from './sums.ts'
import { timezoneOf, placeIn } from './timezones.ts'
import { respondAsTwin } from './twin/twin.ts'
import { contentWords, searchWords } from './words.ts'

export interface Situation {
  utterance: string
  /** What the user said before it, oldest first; nothing at the beginning. */
  before?: readonly string[]
  /** What the responder said before it; null at the beginning. */
  previousAnswer: string | null
  agentType: string
  /** The name of the person whose twin answers; null when none does. */
  twinOf: string | null
  /** The user's day, as in 2026-03-03. */
  today: string
  tools: ReadonlySet<string>
  /** Those attached to the messages of this conversation, in their order. */
  files?: readonly AttachedFile[]
  /** What the tools answered since the utterance, in the order of the calls. */
  results: ToolResult[]
}

export interface ToolResult {
  tool: string
  output: unknown
  isError: boolean
}

/** Something is said, or a tool is called and what comes next depends on its answer, or both in this order. */
export type Move = Call | { say: string } | (Call & { say: string })

interface Call {
  call: string
  input: Record<string, unknown>
}

const number = z.number().optional()
const memoriesResult = z.object({
  memories: z.array(z.object({ number, memoryId: z.string(), content: z.string(), toldOn: z.string() })),
  total: z.number().optional(),
})
const messagesResult = z.object({
  messages: z.array(
    z.object({
      number,
      threadId: z.string(),
      threadName: z.string().nullable(),
      saidBy: z.string().optional(),
      saidOn: z.string(),
      text: z.string().nullable(),
    }),
  ),
})
/** Quoted from a document, or the user's own words. */
const passage = z.union([z.string(), z.object({ text: z.string().nullable() }).transform(({ text }) => text ?? '')])
const knowledgeResult = z.object({
  items: z.array(z.object({ number, itemId: z.string(), kind: z.string(), title: z.string(), passage, writtenOn: z.string() })),
})
type KnowledgeItems = z.output<typeof knowledgeResult>['items']
const rememberResult = z.object({ content: z.string(), toldOn: z.string(), isNew: z.boolean() })
/** A change that waits for the user's decision. */
const proposedResult = z.object({ proposed: z.literal(true), content: z.string(), hasForeignWords: z.boolean() })
const forgetResult = z.object({ forgotten: z.string().nullable() })
const timeResult = z.object({ date: z.string(), time: z.string(), timezone: z.string() })

/** In characters, of the beginning and of the end of a message; nothing that is kept or passed on is longer. */
const REACH = 10_000

export function respond(asked: Situation): Move {
  const said = { ...asked, utterance: withoutMiddle(asked.utterance, REACH) }
  if (said.twinOf !== null) return respondAsTwin(said, said.twinOf)
  if (said.agentType === 'profile_pal') return respondAsProfilePal(said)
  // What comes with files is about them, and not about what was asked before.
  const hasNewFiles = newFiles(said).length > 0
  const situation = { ...said, utterance: hasNewFiles ? said.utterance : wholeQuestion(said.utterance, said.before ?? []) }
  const { utterance, previousAnswer, today, results } = situation
  const phrases = phrasesIn(languageOf(utterance), today)
  if (results.some(({ isError }) => isError)) return { say: phrases.failed }
  const sum = sumIn(utterance, languageOf(utterance))
  if (sum) return { say: phrases.worksOut(sum) }
  const intent = followUp(utterance, previousAnswer) ?? intentOf(utterance)
  switch (intent.kind) {
    case 'greeting':
    case 'thanks':
    case 'goodbye':
    case 'nod':
    case 'about':
      return { say: phrases[intent.kind] }
    case 'statement':
      return { say: phrases.notedOnly }
    case 'other':
      return { say: fromFiles(utterance, newFiles(situation), phrases) ?? aboutFiles(newFiles(situation), phrases) ?? phrases.other }
    case 'now':
      return tellTime(situation, phrases)
    case 'list':
      return listMemories(situation, phrases)
    case 'remember':
      return keep(intent.text, situation, phrases)
    case 'forget-everything':
      return { say: situation.tools.has('forget') ? phrases.oneAtATime : phrases.cannotForgetHere }
    case 'forget':
      return drop(intent.text, situation, phrases)
    case 'recall':
      return recall(intent.text, situation, phrases)
  }
}

const newFiles = ({ files = [] }: Situation): AttachedFile[] => files.filter(({ isNew }) => isNew)

/** The answer to a question that the responder asked itself. */
function followUp(utterance: string, previousAnswer: string | null) {
  if (!previousAnswer || isQuestion(utterance) || intentOf(utterance).kind === 'forget') return null
  const wasAsked = (pick: (phrases: Phrases) => string) =>
    (['en', 'de'] as const).some((language) => previousAnswer.startsWith(pick(phrasesIn(language, ''))))
  if (wasAsked((phrases) => phrases.askWhatToRemember)) return { kind: 'remember', text: utterance } as const
  const isAboutForgetting = ['askWhatToForget', 'oneAtATime', 'whichToForget'] as const
  if (isAboutForgetting.some((key) => wasAsked((phrases) => phrases[key]))) return { kind: 'forget', text: utterance } as const
  return null
}

function tellTime({ utterance, results }: Situation, phrases: Phrases): Move {
  const place = placeIn(utterance)
  const timezone = place === null ? null : timezoneOf(place)
  if (place !== null && timezone === null) return { say: phrases.unknownPlace(place) }
  const now = timeResult.safeParse(results[0]?.output)
  if (!now.success) return { call: 'current_time', input: timezone === null ? {} : { timezone } }
  return { say: phrases.now({ day: now.data.date, time: now.data.time, timezone: now.data.timezone }) }
}

/** Somebody new has told nothing to remember yet, and may have filled in their profile. */
function listMemories({ results, tools }: Situation, phrases: Phrases): Move {
  const found = memoriesResult.safeParse(results[0]?.output)
  if (!found.success) return { call: 'search_memories', input: { query: '' } }
  const { memories, total = memories.length } = found.data
  if (memories.length > 0) return { say: listed(phrases.remembers(total), memories.map(quotation), phrases) }
  const profile = results.find(({ tool }) => tool === 'read_profile')
  if (!profile && tools.has('read_profile')) return { call: 'read_profile', input: {} }
  const fields = profile ? ownProfileIn(profile.output) : []
  return { say: fields.length > 0 ? phrases.wholeProfile(fields) : phrases.nothingRemembered }
}

function keep(text: string, { results }: Situation, phrases: Phrases): Move {
  if (contentWords(text).length === 0) return { say: phrases.askWhatToRemember }
  if (holdsSecret(text)) return { say: phrases.keepsNoSecrets }
  const proposed = proposedResult.safeParse(results[0]?.output)
  if (proposed.success) return { say: phrases.proposedToRemember(proposed.data) }
  const kept = rememberResult.safeParse(results[0]?.output)
  if (!kept.success) return { call: 'remember', input: { content: text.slice(0, 1000) } }
  const { content, toldOn, isNew } = kept.data
  return { say: isNew ? phrases.remembered(content) : phrases.knewAlready({ text: content, day: toldOn }) }
}

/** Only what is meant beyond doubt is forgotten; between several the user chooses. */
function drop(text: string, { tools, results }: Situation, phrases: Phrases): Move {
  if (!tools.has('forget')) return { say: phrases.cannotForgetHere }
  if (contentWords(text).length === 0) return { say: phrases.askWhatToForget }
  const [found, forgotten] = results
  if (forgotten) {
    const proposed = proposedResult.safeParse(forgotten.output)
    if (proposed.success) return { say: phrases.proposedToForget(proposed.data) }
    const { forgotten: content } = forgetResult.parse(forgotten.output)
    return { say: content === null ? phrases.nothingToForget : phrases.forgotten(content) }
  }
  if (!found) return { call: 'search_memories', input: { query: query(text) } }
  const meant = best(text, memoriesResult.parse(found.output).memories, ({ content }) => content, { pairWeight: 0 })
  if (meant.length > 1) return { say: listed(phrases.whichToForget, meant.map(quotation), phrases) }
  return meant[0] ? { call: 'forget', input: { memoryId: meant[0].memoryId } } : { say: phrases.nothingToForget }
}

/**
 * First what stands in files that they attached, then what the user asked to keep, then their profile if they ask for what it has, then what they wrote down, then what they wrote in past chats; a weak match is never passed
 * off as an answer.
 */
function recall(question: string, situation: Situation, phrases: Phrases): Move {
  const { tools, results, files = [] } = situation
  const attached = fromFiles(question, newFiles(situation), phrases) ?? fromFiles(question, files, phrases)
  if (attached !== null) return { say: attached }
  const wholeFile = asksForWholeFile(question) ? aboutFiles(newFiles(situation), phrases) : null
  if (wholeFile !== null) return { say: wholeFile }
  const near: Quotation[] = []
  const ownField = ownFieldAskedFor(question)
  for (const [tool, read] of sources) {
    if (!tools.has(tool) || (tool === 'read_profile' && ownField === null)) continue
    const found = results.find((result) => result.tool === tool)
    if (!found && tool === 'read_profile') return { call: tool, input: {} }
    if (!found) return { call: tool, input: { query: tool === 'search_knowledge' ? question.slice(0, 400) : query(question) } }
    if (tool === 'search_knowledge') {
      const said = fromWhatWasWritten(question, knowledgeResult.parse(found.output).items, phrases)
      if (said !== null) return { say: said }
    }
    if (tool === 'read_profile') {
      const texts = ownProfileIn(found.output).find(({ field }) => field === ownField)?.texts
      if (texts) return { say: phrases.inProfile(texts) }
      continue
    }
    const passages = read(found.output)
    if (tool === 'search_knowledge') {
      near.push(...passages)
      continue
    }
    const answers = sayingIt(question, passages)
    if (answers.length > 0) return { say: quoted(answers, phrases) }
    near.push(...passages)
  }
  const closest = best(question, near, subject, { threshold: CLOSE })
  if (closest.length > 0) return { say: listed(phrases.closest, closest, phrases) }
  return { say: aboutFiles(files, phrases) ?? phrases.nothingFound }
}

/** What says what is asked for, in the words of the question or in other forms of them. */
function sayingIt(question: string, passages: Quotation[]): Quotation[] {
  const sameWords = best(question, passages, subject)
  if (sameWords.length > 0) return sameWords
  const { answers, support } = answersTo(
    question,
    passages.map((quotation) => ({ title: '', text: quotation.text, quotation })),
    1,
  )
  return support >= answersWell ? answers.map(({ source }) => source.quotation) : []
}

/** From this share of the question on it is answered, and from the other on without a doubt being voiced. */
const mayAnswer = 0.3
const answersWell = 0.6
const mostQuoted = 3
/** A sentence is quoted beside a better one if it is this good in comparison. */
const comparable = 0.6

/** The sentences of notes and stories that answer best, how sure that is, and where else to look; null when none answers. */
function fromWhatWasWritten(question: string, items: KnowledgeItems, phrases: Phrases): string | null {
  const named = items.find(({ title }) => ['“', '„', '"'].some((mark) => question.toLowerCase().includes(mark + title.toLowerCase())))
  if (named) return fromNamedItem(named, phrases)
  const texts = items.map((item) => ({ ...item, text: item.passage }))
  const { answers, support } = answersTo(question, texts, mostQuoted)
  if (support < mayAnswer) return null
  const best = answers[0]?.score ?? 0
  const quotations = answers
    .filter(({ score }) => score >= comparable * best)
    .map(({ source: { number, kind, title, writtenOn }, sentence }): Quotation => {
      return { text: sentence, day: writtenOn, number, item: { kind, title } }
    })
  const [first] = quotations
  const isSure = support >= answersWell
  const quoted =
    isSure && first && quotations.length === 1
      ? phrases.wrote(first)
      : numbered(isSure ? phrases.wroteSeveral : phrases.mayAnswer, quotations, phrases)
  const others = items.filter(({ title }) => quotations.every(({ item }) => item?.title !== title)).slice(0, mostQuoted)
  return others.length > 0 ? `${quoted}\n\n${phrases.seeAlso(others)}` : quoted
}

/** Who asks for a note by its title is answered with its first sentences, whatever they say. */
function fromNamedItem(item: KnowledgeItems[number], phrases: Phrases): string | null {
  const [first, ...more] = writtenSentences([item]).slice(0, mostQuoted)
  if (!first) return null
  return more.length === 0 ? phrases.wrote(first) : numbered(phrases.wroteSeveral, [first, ...more], phrases)
}

/** A title says what its sentences are about. */
function subject({ text, item }: Quotation): string {
  return item ? `${item.title}. ${text}` : text
}

/** Where an answer may be found, in this order, and what each says that can be quoted. */
const sources: [tool: string, read: (output: unknown) => Quotation[]][] = [
  ['search_memories', (output) => memoriesResult.parse(output).memories.map(quotation)],
  ['read_profile', () => []],
  ['search_knowledge', (output) => writtenSentences(knowledgeResult.parse(output).items)],
  ['search_past_chats', (output) => ownSentences(messagesResult.parse(output).messages)],
]

function writtenSentences(items: z.infer<typeof knowledgeResult>['items']): Quotation[] {
  return items.flatMap(({ number, kind, title, passage, writtenOn }) =>
    sentencesOf(passage).map((sentence) => ({ text: sentence.slice(0, 300), day: writtenOn, number, item: { kind, title } })),
  )
}

/** In characters: less tells nothing. */
const SHORTEST_SENTENCE = 4

/** What the user stated; their questions and our own answers would only echo. */
function ownSentences(messages: z.infer<typeof messagesResult>['messages']): Quotation[] {
  return messages
    .filter(({ saidBy }) => saidBy === 'the user')
    .flatMap(({ number, text, saidOn, threadId, threadName }) =>
      sentencesOf(text ?? '')
        .filter((sentence) => sentence.length >= SHORTEST_SENTENCE && !isQuestion(sentence))
        .map((sentence) => ({ text: sentence.slice(0, 300), day: saidOn, number, thread: { id: threadId, name: threadName } })),
    )
}

function quoted(quotations: Quotation[], phrases: Phrases): string {
  const [first] = quotations
  if (!first || quotations.length > 1) return listed(phrases.toldSeveral, quotations, phrases)
  return first.thread || first.item ? phrases.wrote(first) : phrases.told(first)
}

function numbered(heading: string, quotations: Quotation[], phrases: Phrases): string {
  return [heading, '', ...quotations.map((quotation, index) => phrases.item(quotation).replace('-', `${index + 1}.`))].join('\n')
}

function listed(heading: string, quotations: Quotation[], phrases: Phrases): string {
  return [heading, '', ...quotations.map(phrases.item)].join('\n')
}

function quotation({ number, content, toldOn }: { number?: number; content: string; toldOn: string }): Quotation {
  return { text: content, day: toldOn, number }
}

function query(text: string): string {
  return searchWords(text, languageOf(text)).join(' ').slice(0, 400)
}
