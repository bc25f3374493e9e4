import type { LanguageModelV4Prompt } from '@ai-sdk/provider'
import type { AgentPart, TwinTurn } from '../../agents/agent.ts'
import { Sources } from '../../agents/sources.ts'
import { type AgentTools, makeTools } from '../../agents/tools/agentTool.ts'
import type { HistoryMessage } from '../../models/prompt/messages.ts'
import { dataRule, quote } from '../../models/prompt/quoted.ts'
import type { ModelPart } from '../../models/streaming.ts'
import { detectLanguage } from '../../platform/language/words.ts'
import { describeCharacter } from '../agent/characterInstructions.ts'
import { pickPassages } from '../agent/publicPassages.ts'
import { type AdmittedPassage, ReceiptDraft } from '../agent/receiptDraft.ts'
import { searchPublicKnowledge } from '../agent/tools.ts'
import type { NumberedPassage, TwinContext, TwinKnowledge } from '../agent/twinKnowledge.ts'
import { findSharedSubjects, type SharedSubject } from './sharedSubjects.ts'
import { HeadingFilter } from './headingFilter.ts'
import { type TalkWords, talkWords } from './talkWords.ts'

export type TalkTurn = TwinTurn & { talk: NonNullable<TwinTurn['talk']> }

export interface Speech {
  instructions: string
  history: HistoryMessage[]
  tools: AgentTools
  speaker: Pick<TwinContext, 'name' | 'character'>
  onRequest?(prompt: LanguageModelV4Prompt): Promise<void>
}

export interface TalkModel {
  twinKnowledge: TwinKnowledge
  isBuiltIn: boolean
  say(speech: Speech): AsyncIterable<ModelPart>
  findShared(question: string, first: readonly NumberedPassage[], second: readonly NumberedPassage[]): Promise<SharedSubject[] | null>
}

interface Speaker extends TwinContext {
  username: string
  turn: TwinTurn
}

const closed = 'This twin isn’t taking messages right now.'

/** Each twin reads as a visitor: the asked one for the asking owner, the own one for the asked owner. */
export async function* answerInTalk(turn: TalkTurn, model: TalkModel): AsyncGenerator<AgentPart> {
  const { talk, ownerId, signal } = turn
  const { twinKnowledge } = model
  const speakers = await openSpeakers(turn, twinKnowledge)
  if (!speakers) {
    yield { type: 'text', text: closed }
    return
  }
  const [opened] = speakers
  const question = getQuestion(opened)
  const words = talkWords[detectLanguage(question)]
  const sources = new Sources()
  const receipt = new TalkReceipt(turn, opened)
  for (const {
    nameSource,
    turn: { ownerId: id },
  } of speakers) {
    if (!nameSource) continue
    const number = sources.getNumber({ ...nameSource, ownerId: id })
    if (id === ownerId) receipt.draft.addAdmitted({ ...nameSource, number, rule: 'public_field' })
  }
  const said: string[] = []
  const topics = words.asksForShared.test(question) ? words.topics : [question, ...words.topics]
  while (said.length < talk.turns) {
    const round = Math.floor(said.length / 2)
    const isAsked = said.length % 2 === 0
    const speaker = speakers[isAsked ? 0 : 1]
    const history = model.isBuiltIn ? [toMessage(topics[round] ?? question)] : createHistory(question, said, speakers)
    const speech = {
      speaker,
      history,
      instructions: buildInstructions(speaker, speakers[isAsked ? 1 : 0], { isLast: said.length >= talk.turns - 2 }),
      tools: createTools(speaker, {
        twinKnowledge,
        sources,
        message: question,
        receipt: isAsked ? receipt.draft : new ReceiptDraft(speaker),
      }),
      ...(isAsked && { onRequest: (prompt: LanguageModelV4Prompt) => receipt.keep(prompt) }),
    }
    yield { type: 'text', text: `${said.length > 0 ? '\n\n' : ''}### @${speaker.username}\n\n` }
    const filter = new HeadingFilter()
    let text = ''
    for await (const part of model.say(speech)) {
      yield* takeNew(sources)
      if (part.type === 'usage') yield part
      if (part.type !== 'text') continue
      const shown = filter.add(part.text)
      text += shown
      if (shown !== '') yield { type: 'text', text: shown }
    }
    if (signal.aborted) return
    if (!(await openSpeakers(turn, twinKnowledge))) {
      yield { type: 'text', text: `\n\n${closed}` }
      return
    }
    const next = model.isBuiltIn && !isAsked && said.length + 1 < talk.turns ? topics[round + 1] : undefined
    if (next) yield { type: 'text', text: `\n\n${next}` }
    said.push(text)
  }
  yield* writeCard(speakers, { ...model, question, words, sources, receipt, signal })
}

/** Null if an owner does not allow the talk, or no longer. */
async function openSpeakers(turn: TalkTurn, twinKnowledge: TwinKnowledge): Promise<readonly [Speaker, Speaker] | null> {
  const { talk, ownerId } = turn
  const opened = await twinKnowledge.open(turn)
  if (!opened?.isEnabled || !opened.isOpenToTwins) return null
  const ownTurn = { ...turn, ownerId: talk.askerId, reader: { userId: ownerId }, question: getQuestion(opened) }
  const own = await twinKnowledge.open(ownTurn)
  if (!own?.isEnabled) return null
  return [
    { ...opened, username: talk.twinUsername, turn },
    { ...own, username: talk.ownUsername, turn: ownTurn },
  ]
}

function getQuestion({ history }: TwinContext): string {
  return history.at(-1)?.text.trim() ?? ''
}

interface CardContext extends TalkModel {
  question: string
  words: TalkWords
  sources: Sources
  receipt: TalkReceipt
  signal: AbortSignal
}

async function* writeCard(speakers: readonly [Speaker, Speaker], card: CardContext): AsyncGenerator<AgentPart> {
  const { twinKnowledge, isBuiltIn, findShared, question, words, sources, receipt, signal } = card
  const read = async ({ turn }: Speaker) => {
    const found = pickPassages('', await twinKnowledge.findPassages(turn, ''))
    return found.map((passage) => ({ ...passage, number: sources.getNumber({ ...passage, ownerId: turn.ownerId }) }))
  }
  const [first, second] = [await read(speakers[0]), await read(speakers[1])]
  yield* takeNew(sources)
  if (!isBuiltIn) await receipt.add(first)
  const found = isBuiltIn ? null : await findShared(question, first, second)
  if (signal.aborted) return
  const shared = found ?? findSharedSubjects(first, second)
  const lines = shared.map(({ text, numbers }) => `- ${text.replace(/[\s[\]]+/g, ' ')} ${numbers.map((number) => `[${number}]`).join(' ')}`)
  yield { type: 'text', text: `\n\n### ${words.inCommon}\n\n${lines.join('\n') || words.nothing}` }
}

class TalkReceipt {
  readonly draft: ReceiptDraft
  readonly #turn: TwinTurn
  readonly #passages = new Map<number, AdmittedPassage>()
  #latest: ReturnType<ReceiptDraft['read']>

  constructor(turn: TwinTurn, opened: TwinContext) {
    this.#turn = turn
    this.draft = new ReceiptDraft(opened)
    this.#latest = this.draft.read([])
  }

  keep(prompt: LanguageModelV4Prompt): Promise<void> {
    const { queries, ...request } = this.draft.read(prompt)
    this.#latest = { ...request, queries: [...new Set([...this.#latest.queries, ...queries])] }
    return this.add(request.passages)
  }

  async add(passages: readonly AdmittedPassage[]): Promise<void> {
    for (const passage of passages) this.#passages.set(passage.number, passage)
    await this.#turn.keepReceipt({ ...this.#latest, passages: [...this.#passages.values()] })
  }
}

function createTools(
  { turn }: Speaker,
  { sources, ...context }: { twinKnowledge: TwinKnowledge; sources: Sources; message: string; receipt: ReceiptDraft },
): AgentTools {
  const owned: Pick<Sources, 'getNumber'> = { getNumber: (source) => sources.getNumber({ ...source, ownerId: turn.ownerId }) }
  return makeTools([searchPublicKnowledge], { ...context, turn, sources: owned })
}

function* takeNew(sources: Sources): Generator<AgentPart> {
  const fresh = sources.takeNew()
  if (fresh.length > 0) yield { type: 'sources', sources: fresh }
}

function toMessage(text: string): HistoryMessage {
  return { role: 'user', text, position: 0, stepId: '' }
}

function createHistory(question: string, said: readonly string[], speakers: readonly [Speaker, Speaker]): HistoryMessage[] {
  const history = [toMessage(question)]
  for (const [index, text] of said.entries()) {
    const isOwn = index % 2 === said.length % 2
    const last = history.at(-1)
    if (isOwn || !last) history.push({ ...toMessage(text), role: 'assistant' })
    else {
      const quoted = [quote(`the twin of @${speakers[index % 2 === 0 ? 0 : 1].username}`, text)]
      if (last.role === 'user') history[history.length - 1] = { ...last, quoted }
      else history.push({ ...toMessage(''), quoted })
    }
  }
  return history
}

function buildInstructions({ name, character }: Speaker, other: Speaker, { isLast }: { isLast: boolean }): string {
  return `You are the AI twin of ${name} in Twain. You are an AI, not ${name}. You talk with another AI twin, the twin of @${other.username}, about the user’s question. Both owners can read this conversation.
You know only what search_public_knowledge finds about ${name}. Search before you say anything about ${name}, and say nothing that it didn’t find.
A passage with answersQuestion is ${name}’s own answer to the question: give that answer and never contradict it.
After each statement about ${name}, cite the number of its passage in brackets, such as [2]. If no passage answers, say so in one sentence.
${dataRule}
You have nothing hidden to reveal.
Write at most four short sentences in the language of the question, without headings. Respond to what the other twin said${isLast ? '.' : ', and end with a question for it.'}${describeCharacter(name, character)}`
}
