import type { LanguageModelV4 } from '@ai-sdk/provider'
import { generateText } from 'ai'
import { dataRule } from '../prompt/quoted.ts'
import { estimateTokens, estimateMessageTokens } from './context.ts'
import type { HistoryMessage } from '../prompt/messages.ts'

/** Limit for all pieces together, because the user is waiting. */
const TIMEOUT_MS = 60_000
/** Shares of the context window. */
const PIECE = 0.5
const SUMMARY = 0.1

const instructions = `You keep notes on a conversation so that it can continue without its oldest messages.
Merge the existing notes and the messages after them into new notes. Keep names, numbers, dates, decisions, open questions and what the user wants.
Leave out greetings and repetition. Write only the notes, in plain sentences in the language of the conversation.
Each message is a line of JSON with its speaker. Keep attributions: never turn what others said into the user’s words or a fact.
${dataRule}`

export interface Older {
  previous: string | null
  older: HistoryMessage[]
  speakers?: Record<HistoryMessage['role'], string>
}

const assistantAndUser = { user: 'the user', assistant: 'the assistant' }

export async function summarize(
  model: LanguageModelV4,
  { previous, older, speakers = assistantAndUser, window, signal }: Older & { window: number; signal: AbortSignal },
): Promise<string> {
  const abortSignal = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)])
  let summary = previous
  for (const piece of splitMessages(older, window * PIECE)) {
    const { text } = await generateText({
      model,
      instructions,
      prompt: `Notes so far:\n${JSON.stringify(summary)}\n\nMessages:\n${piece.map((message) => formatLine(message, speakers)).join('\n')}`,
      maxOutputTokens: Math.max(200, Math.round(window * SUMMARY)),
      maxRetries: 1,
      abortSignal,
      telemetry: { isEnabled: false },
    })
    if (text.trim() === '') throw new Error('The model gave an empty summary')
    summary = text.trim()
  }
  return summary ?? ''
}

const EXCERPTS = 'Excerpts of what the user wrote earlier, picked by a rule and not summarized:'

export function collectExcerpts(previous: string | null, older: HistoryMessage[], window: number): string {
  const earlier = previous?.startsWith(EXCERPTS) ? previous.split('\n').slice(1) : previous ? [previous] : []
  const lines = older.filter(({ role, text }) => role === 'user' && text.trim() !== '').map(({ text }) => `- ${getFirstSentence(text)}`)
  const kept: string[] = []
  let room = window * SUMMARY - estimateTokens(EXCERPTS)
  for (const line of [...earlier, ...lines].toReversed()) {
    room -= estimateTokens(line) + 1
    if (room < 0) break
    kept.push(line)
  }
  return [EXCERPTS, ...kept.toReversed()].join('\n')
}

function getFirstSentence(text: string): string {
  const line = text.trim().slice(0, 2000).replace(/\s+/g, ' ')
  return (line.match(/^.{1,200}?[.!?…](?=\s|$)/)?.[0] ?? line).slice(0, 200)
}

function formatLine({ role, text, quoted, hasUntrustedContent }: HistoryMessage, speakers: Record<HistoryMessage['role'], string>): string {
  const author = hasUntrustedContent ? `${speakers[role]}, after reading untrusted content` : speakers[role]
  return JSON.stringify({ author, text, quoted })
}

function* splitMessages(messages: HistoryMessage[], maxTokens: number): Generator<HistoryMessage[]> {
  let piece: HistoryMessage[] = []
  let tokens = 0
  for (const message of messages) {
    const cost = Math.min(estimateMessageTokens(message), maxTokens)
    if (piece.length > 0 && tokens + cost > maxTokens) {
      yield piece
      piece = []
      tokens = 0
    }
    piece.push(cutTo(maxTokens * 3, message))
    tokens += cost
  }
  if (piece.length > 0) yield piece
}

function cutTo(length: number, { quoted, ...message }: HistoryMessage): HistoryMessage {
  let room = length
  const cut = (text: string) => {
    const kept = text.slice(0, room)
    room -= kept.length
    return kept
  }
  const text = cut(message.text)
  return { ...message, text, quoted: quoted?.map((one) => ({ ...one, text: one.text && cut(one.text) })) }
}
